import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { choiceIn, isRightSentence } from '@think-twice/core/practice/round-answers'
import { type VerdictInk, verdictWords } from '@think-twice/core/practice/verdict-words'
import { otherOptions } from '@think-twice/core/quiz/other-options'
import { difficultyBadge } from '@think-twice/core/quiz/score'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useEffect, useRef } from 'react'
import { useCatalogue, useTellApart } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { DifficultyLevel } from '../../../parts/level.tsx'
import { optionLetter } from '../../../parts/question/options.tsx'
import { VerdictCell } from '../../../parts/review/verdict.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import { AnnotatedScenario } from './annotated-scenario.tsx'
import styles from './answered-question.module.css'
import optionLetters from './option-letter.module.css'

type AnsweredQuestionProps = {
  question: PracticeQuestion
  /** Index of the option that was chosen, and of the sentence that was tapped, if any. */
  option: number
  sentence: number | null
}

const INKS = { fallacy: styles.fallacyInk, bias: styles.biasInk, sound: styles.soundInk } as const

/**
 * A question that teaches: the right name and the pen's note first, then the learner's own line, then what tells them
 * apart; the other options are folded. The verdict takes focus, and on a phone it is above the scenario.
 */
export function AnsweredQuestion({ question, option, sentence }: AnsweredQuestionProps) {
  const isRight = isRightSentence({ question }, { sentence })
  const words = verdictWords(question, option, isRight)
  return (
    <div className={styles.told}>
      <VerdictSection question={question} words={words} />
      <div className={styles.say}>
        <DoubleRule className={styles.rule} />
        <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        <AnnotatedScenario question={question} ink={words.ink} tapped={sentence} />
      </div>
      <div className={styles.more}>
        {question.kind === 'decide' && <SoundestChoice question={question} isChosen={words.isRight} />}
        {words.isRight || <OwnAnswer question={question} option={option} />}
        <FoldedOptions question={question} option={option} />
      </div>
    </div>
  )
}

type Words = ReturnType<typeof verdictWords>

/** The verdict, which takes the focus at once so that it is read out and its keys work. */
function VerdictSection({ question, words }: { question: PracticeQuestion; words: Words }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <section
      className={styles.verdict}
      ref={section}
      tabIndex={-1}
      aria-labelledby="verdict-word verdict-name"
      aria-describedby="verdict-note"
    >
      <p className={classNames(styles.word, words.isRight ? styles.right : styles.wrong)} id="verdict-word">
        <VerdictCell isRight={words.isRight} />
        <span>
          <b className={words.isRight ? styles.right : styles.wrong}>{words.isRight ? 'Correct.' : 'Incorrect.'}</b>{' '}
          {words.rest}
        </span>
      </p>
      <h2 className={styles.name} id="verdict-name">
        <InkGlyph ink={words.ink} />
        <span>
          <ConceptTitle name={words.headline} />
        </span>
      </h2>
      <p className={classNames(styles.note, INKS[words.ink])} id="verdict-note">
        {question.explanation}
      </p>
      {words.looksLike !== null && <p className={styles.looksLike}>{words.looksLike}</p>}
      {!words.isRight && words.ink !== 'sound' && <Definition concept={question.concept} />}
    </section>
  )
}

/** What the name means, for a learner who did not recognize it. */
function Definition({ concept }: { concept: ConceptId }) {
  const definition = useCatalogue().data?.find(({ id }) => id === concept)?.definition
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

/** The glyph of a verdict: cracked for a fallacy, tilted for a bias, flat and green for a sound argument. */
function InkGlyph({ ink }: { ink: VerdictInk }) {
  return ink === 'sound' ? <i className={styles.flat} aria-hidden="true" /> : <Glyph type={ink} />
}

function SoundestChoice({ question, isChosen }: { question: PracticeQuestion; isChosen: boolean }) {
  return (
    <div className={styles.answer}>
      <p className={styles.who}>
        <VerdictCell isRight />
        <span>
          {question.options[question.correctAnswer]}
          <em className={styles.right}>{isChosen ? 'Your answer, the best choice' : 'The best choice'}</em>
        </span>
      </p>
    </div>
  )
}

/** The option that was chosen instead, why it is wrong, and what tells it from the right one. */
function OwnAnswer({ question, option }: { question: PracticeQuestion; option: number }) {
  const was = choiceIn(question, question.correctAnswer)
  const named = choiceIn(question, option)
  const apart = useTellApart(was === null || named === null ? null : [was, named])
  return (
    <>
      <div className={styles.answer}>
        <p className={styles.who}>
          <VerdictCell isRight={false} />
          <span>
            {question.options[option]}
            <em className={styles.wrong}>Your answer</em>
          </span>
        </p>
        <p className={styles.because}>{question.rationales?.[option]}</p>
      </div>
      {apart && (
        <div className={styles.apart}>
          <span>
            {apart.kind === 'question'
              ? 'To tell them apart, ask'
              : `When what looks like ${CONCEPT_NAMES[apart.concept]} is fine`}
          </span>
          <p className={apart.kind === 'question' ? undefined : styles.soundWhen}>{apart.text}</p>
        </div>
      )}
    </>
  )
}

function FoldedOptions({ question, option }: { question: PracticeQuestion; option: number }) {
  return (
    <div className={styles.folds}>
      {otherOptions(question, option).map(({ option: other, text }) => (
        <Fold
          key={text}
          className={styles.fold}
          summary={
            <>
              <span className={optionLetters.letter} aria-hidden="true">
                {optionLetter(other)}
              </span>
              <span>
                <ConceptTitle name={text} />
              </span>
              <Icon name="plus" />
            </>
          }
        >
          <p>{question.rationales?.[other]}</p>
        </Fold>
      ))}
    </div>
  )
}
