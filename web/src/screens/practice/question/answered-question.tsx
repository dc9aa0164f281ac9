import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { choiceIn, tappedPart, type VerdictInk, verdictWords } from '@think-twice/core/practice/round-answers'
import { scenarioParts } from '@think-twice/core/practice/sentences'
import { otherOptions } from '@think-twice/core/quiz/questions'
import { difficultyBadge } from '@think-twice/core/quiz/score'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useCatalog, useTellApart } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import { DifficultyLevel } from '../../../parts/level.tsx'
import { OptionLetter } from '../../../parts/question/options.tsx'
import layout from '../../../parts/question/question.module.css'
import verdicts from '../../../parts/review/verdict.module.css'
import { ExplainedOption, VerdictCell } from '../../../parts/review/verdict.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LineFold } from '../../../ui/fold.tsx'
import { Columns, Row } from '../../../ui/layout.tsx'
import pen from '../../../ui/pen.module.css'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './answered-question.module.css'

type AnsweredQuestionProps = {
  question: PracticeQuestion
  /** Index of the option that was chosen, and of the sentence that was tapped, if any. */
  option: number
  sentence: number | null
}

/**
 * A question that teaches: the right name and the pen's note first, then the learner's own line, then what tells them
 * apart; the other options are folded. The verdict takes focus, and on a phone it is above the scenario.
 */
export function AnsweredQuestion({ question, option, sentence }: AnsweredQuestionProps) {
  const words = verdictWords(question, option, tappedPart({ question }, { sentence }))
  return (
    <Columns gap={6} className={classNames(layout.appear, styles.told)}>
      <VerdictSection question={question} words={words} />
      <div className={styles.say}>
        <DoubleRule className={layout.rule} />
        <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        <AnnotatedScenario question={question} ink={words.ink} tapped={sentence} />
      </div>
      <div className={styles.more}>
        {question.kind === 'decide' && (
          <ExplainedOption
            className={styles.answer}
            option={question.options[question.correctAnswer] ?? ''}
            verdict={words.isRight ? 'Your answer, the best choice' : 'The best choice'}
            why={undefined}
          />
        )}
        {words.isRight || <OwnAnswer question={question} option={option} />}
        <FoldedOptions question={question} option={option} />
      </div>
    </Columns>
  )
}

type Words = ReturnType<typeof verdictWords>

/** The verdict, which takes the focus at once so that it is read out and its keys work. */
function VerdictSection({ question, words }: { question: PracticeQuestion; words: Words }) {
  return (
    <section
      className={styles.verdict}
      ref={useFocusOnArrival<HTMLElement>()}
      tabIndex={-1}
      aria-labelledby="verdict-word verdict-name"
      aria-describedby="verdict-note"
      data-type={words.ink}
    >
      <p className={styles.word} id="verdict-word">
        <VerdictCell isRight={words.isRight} />
        <span>
          <b className={words.isRight ? verdicts.good : verdicts.poor}>{words.isRight ? 'Correct.' : 'Incorrect.'}</b>{' '}
          {words.rest}
        </span>
      </p>
      <h2 className={classNames(layout.stepTitle, styles.name)} id="verdict-name">
        {words.ink === 'sound' ? <i className={styles.flat} aria-hidden="true" /> : <Glyph type={words.ink} />}
        <span>
          <ConceptTitle name={words.headline} />
        </span>
      </h2>
      <p className={styles.note} id="verdict-note">
        {question.explanation}
      </p>
      {words.looksLike !== null && <p className={styles.looksLike}>{words.looksLike}</p>}
      {!words.isRight && words.ink !== 'sound' && <Definition concept={question.concept} />}
    </section>
  )
}

/** The definition of the name, for a learner who did not recognize it. */
function Definition({ concept }: { concept: ConceptId }) {
  const definition = useCatalog().data?.find(({ id }) => id === concept)?.definition
  if (definition === undefined) return null
  return (
    <p className={styles.definition}>
      <b>
        <ConceptTitle name={CONCEPT_NAMES[concept]} />:
      </b>{' '}
      {definition}
    </p>
  )
}

/** The option that was chosen instead, why it is wrong, and what tells it from the right one. */
function OwnAnswer({ question, option }: { question: PracticeQuestion; option: number }) {
  const was = choiceIn(question, question.correctAnswer)
  const named = choiceIn(question, option)
  const apart = useTellApart(was === null || named === null ? null : [was, named])
  return (
    <>
      <ExplainedOption
        className={styles.answer}
        option={question.options[option] ?? ''}
        verdict="Your answer"
        why={question.rationales?.[option]}
      />
      {apart && (
        <div className={styles.apart}>
          <span>
            {apart.kind === 'question'
              ? 'To tell them apart, ask'
              : `When what looks like ${CONCEPT_NAMES[apart.concept]} is fine`}
          </span>
          <p className={apart.kind === 'question' ? styles.question : styles.soundWhen}>{apart.text}</p>
        </div>
      )}
    </>
  )
}

function FoldedOptions({ question, option }: { question: PracticeQuestion; option: number }) {
  return (
    <div className={styles.folds}>
      {otherOptions(question, option).map(({ option: other, text }) => (
        <LineFold
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
          <p>{question.rationales?.[other]}</p>
        </LineFold>
      ))}
    </div>
  )
}

type AnnotatedScenarioProps = { question: PracticeQuestion; ink: VerdictInk; tapped: number | null }

/**
 * An answered scenario: the learner's pencil under the sentence they tapped, our pen under the sentence that breaks and,
 * dotted, under deciding words outside it.
 */
export function AnnotatedScenario({ question, ink, tapped }: AnnotatedScenarioProps) {
  const parts = scenarioParts(question, tapped)
  const marks = marksOf(question, ink)
  const shown = marks.filter(({ isOn }) => parts.some(isOn))
  const firstTapped = parts.findIndex(({ isTapped }) => isTapped)
  return (
    <div data-type={ink}>
      {tappedPart({ question }, { sentence: tapped }) === 'gives it away' && (
        <p className={styles.givesAway}>That gives it away. It breaks here:</p>
      )}
      <p className={classNames(layout.scenario, styles.scenario)} id="scenario">
        {[...parts.entries()].map(([place, part]) => (
          <span key={place} className={part.isTapped ? styles.pencil : undefined}>
            {place === firstTapped && (
              <span className={typography.visuallyHidden}>You marked the sentence that begins here: </span>
            )}
            <MarkedPart text={part.text} mark={marks.find(({ isOn }) => isOn(part))} />
          </span>
        ))}
      </p>
      {shown.length > 0 && (
        <Row as="p" gap={6} rowGap={1} top={4} className={styles.key} aria-hidden="true">
          {tapped !== null && <span className={styles.pencil}>your pick</span>}
          {shown.map(({ meaning, line }) => (
            <span key={meaning} className={line}>
              {meaning}
            </span>
          ))}
        </Row>
      )}
    </div>
  )
}

type Mark = {
  meaning: string
  line: string | undefined
  isOn: (part: ReturnType<typeof scenarioParts>[number]) => boolean
}

/** The pen's marks: one for the sentence that breaks, one for the deciding words where that sentence is not known or not alone. */
function marksOf({ kind, breaksAt }: PracticeQuestion, ink: VerdictInk): Mark[] {
  const isDeciding: Mark['isOn'] = (part) => part.isDeciding
  if (ink === 'sound') return [{ meaning: 'why it holds up', line: pen.holds, isOn: isDeciding }]
  if (kind === 'decide') return [{ meaning: 'what decides it', line: pen.wave, isOn: isDeciding }]
  if (breaksAt === undefined) return [{ meaning: 'where it breaks', line: pen.wave, isOn: isDeciding }]
  return [
    { meaning: 'where it breaks', line: pen.wave, isOn: ({ isBreaking }) => isBreaking },
    { meaning: 'what gives it away', line: pen.clue, isOn: isDeciding },
  ]
}

function MarkedPart({ text, mark }: { text: string; mark: Mark | undefined }) {
  if (!mark) return text
  return (
    <mark className={mark.line}>
      <span className={typography.visuallyHidden}>{mark.meaning}: </span>
      {text}
    </mark>
  )
}
