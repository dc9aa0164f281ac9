import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { choiceIn, type Ink, inkOf, tappedPart, verdictWords } from '@think-twice/core/practice/round-answers'
import { otherOptions } from '@think-twice/core/quiz/questions'
import { difficultyBadge } from '@think-twice/core/quiz/score'
import type { ReactNode } from 'react'
import { useTellApart } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import { DifficultyLevel } from '../../../parts/level.tsx'
import { OptionLetter } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import { AnnotatedText, MarkMeanings } from '../../../parts/review/annotated-text.tsx'
import verdicts from '../../../parts/review/verdict.module.css'
import { ExplainedOption, VerdictCell } from '../../../parts/review/verdict.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Columns } from '../../../ui/layout.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import styles from './answered-question.module.css'
import { Gloss } from './names-explained.tsx'

type AnsweredQuestionProps = {
  question: PracticeQuestion
  /** Index of the option that was chosen, and of the sentence that was tapped, if any. */
  option: number
  sentence: number | null
  /** The way on. */
  foot?: ReactNode
  /** Shown last. */
  children?: ReactNode
}

/**
 * A question that teaches. After a miss: the verdict, why the learner's own answer fails and what tells the two apart,
 * then the scenario with its marks. After a right answer the note comes first. The verdict takes focus.
 */
export function AnsweredQuestion({ question, option, sentence, foot, children }: AnsweredQuestionProps) {
  const tapped = tappedPart({ question }, { sentence })
  const words = verdictWords(question, option, tapped)
  const ink = inkOf(question)
  const note = (
    <p className={styles.note} id="verdict-note" data-type={ink}>
      {question.explanation}
    </p>
  )
  return (
    <Columns gap={6} className={classNames(layout.appear, styles.explanation)}>
      <section
        className={styles.verdict}
        ref={useFocusOnArrival<HTMLElement>()}
        tabIndex={-1}
        aria-labelledby="verdict-word verdict-name"
        aria-describedby={words.isRight ? 'verdict-note' : 'verdict-why'}
        data-type={ink}
      >
        <p className={styles.verdictWord} id="verdict-word">
          <VerdictCell isRight={words.isRight} />
          <span>
            <b className={words.isRight ? verdicts.good : verdicts.poor}>{words.isRight ? 'Correct.' : 'Incorrect.'}</b>{' '}
            {words.rest}
          </span>
        </p>
        <Headline question={question} text={words.headline} ink={ink} />
        {words.about !== null && <p className={styles.about}>{words.about}</p>}
        {words.isRight ? note : <OwnAnswer question={question} option={option} />}
      </section>
      {foot}
      <div className={styles.statement}>
        <DoubleRule className={layout.rule} />
        <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        {tapped === 'gives it away' && <p className={styles.givesAway}>That gives it away. It breaks here:</p>}
        <AnnotatedText className={classNames(layout.scenario, styles.scenario)} question={question} tapped={sentence} />
        <MarkMeanings question={question} tapped={sentence} />
        {!words.isRight && note}
      </div>
      <div className={styles.more}>
        <FoldedOptions question={question} option={option} />
        {children}
      </div>
    </Columns>
  )
}

/** The right name, with what it means in a few words, or the best choice. */
function Headline({ question: { kind, concept }, text, ink }: { question: PracticeQuestion; text: string; ink: Ink }) {
  const isName = kind !== 'decide'
  return (
    <>
      <h2 className={classNames(layout.stepTitle, styles.name, !isName && styles.act)} id="verdict-name">
        <Glyph type={ink} />
        <span>
          <ConceptTitle name={text} />
        </span>
      </h2>
      {isName && ink !== 'sound' && (
        <p className={styles.about}>
          <Gloss concept={concept} />
        </p>
      )}
    </>
  )
}

/** The option that was chosen instead, why it is wrong, and what tells it from the right one. */
function OwnAnswer({ question, option }: { question: PracticeQuestion; option: number }) {
  const was = choiceIn(question, question.correctAnswer)
  const named = choiceIn(question, option)
  const apart = useTellApart(was === null || named === null ? null : [was, named])
  return (
    <div className={styles.chosen}>
      <div id="verdict-why">
        <ExplainedOption
          option={question.options[option] ?? ''}
          verdict="Your answer"
          why={question.rationales?.[option]}
        />
      </div>
      {apart && (
        <div className={styles.tellApart}>
          <span>
            {apart.kind === 'question'
              ? 'To tell them apart, ask'
              : `When what looks like ${CONCEPT_NAMES[apart.concept]} is fine`}
          </span>
          <p className={apart.kind === 'question' ? styles.question : styles.soundWhen}>{apart.text}</p>
        </div>
      )}
    </div>
  )
}

/** The options that are neither right nor the learner's; a name says again what it means. */
function FoldedOptions({ question, option }: { question: PracticeQuestion; option: number }) {
  return (
    <div className={styles.folds}>
      {otherOptions(question, option).map(({ option: other, text }) => {
        const meaning = question.meanings[other]
        return (
          <Fold
            look="line"
            key={text}
            className={styles.fold}
            summary={
              <>
                <OptionLetter index={other} />
                <span>
                  <ConceptTitle name={text} />
                </span>
              </>
            }
          >
            {isConceptId(meaning) && (
              <p className={styles.gloss}>
                <Gloss concept={meaning} />
              </p>
            )}
            <p>{question.rationales?.[other]}</p>
          </Fold>
        )
      })}
    </div>
  )
}
