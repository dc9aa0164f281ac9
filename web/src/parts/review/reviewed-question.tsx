import { CONCEPT_NAMES, NO_FLAW_LABELS } from '@think-twice/core/concepts/concept-names'
import { isConceptId, itemTypeOf } from '@think-twice/core/concepts/concepts'
import { SURENESS_NAMES } from '@think-twice/core/learning/calibration'
import { inkOf } from '@think-twice/core/practice/round-answers'
import { otherOptions } from '@think-twice/core/quiz/questions'
import { difficultyBadge, isCorrect, UNANSWERED } from '@think-twice/core/quiz/score'
import type { Sureness } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/fold.tsx'
import { Row } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import { itemTypeAsked } from '../concept-name.tsx'
import { DifficultyLevel } from '../level.tsx'
import { type AnnotatedQuestion, AnnotatedText } from './annotated-text.tsx'
import { Dispute } from './dispute.tsx'
import styles from './reviewed-question.module.css'
import { ExplainedOption, Verdict } from './verdict.tsx'

/** The anchor of a question's review, inside its fold, which opens for it; counted from 0. */
export function reviewId(index: number): string {
  return `review-${index + 1}`
}

export type Reviewed = {
  question: AnnotatedQuestion
  /** Index of the option picked; -1 or absent when the question was left open. */
  userAnswer: number | undefined
  /** Counted from 0, in the order asked. */
  index: number
  sureness?: Sureness | null | undefined
  /** Index of the sentence that was tapped, if any. */
  sentence?: number | null | undefined
}

type ReviewedQuestionProps = { reviewed: Reviewed; isOpen: boolean; isExplained: boolean; isDense?: boolean }

/** An answered question as one line that opens: the scenario, the right option, and the learner's own if it was another. */
export function ReviewedQuestion({ reviewed, isOpen, isExplained, isDense = false }: ReviewedQuestionProps) {
  const { question, userAnswer = UNANSWERED, index, sureness } = reviewed
  const isRight = isCorrect(question, userAnswer)
  const type = itemTypeAsked(question)
  return (
    <article className={styles.reviewed}>
      <Fold
        look="line"
        isOpen={isOpen}
        summary={
          <>
            <span className={styles.number}>
              <span>Question </span>
              {index + 1}
            </span>
            <span className={styles.concept}>{nameOf(question)}</span>
            <Verdict isRight={isRight} isOpen={userAnswer === UNANSWERED} />
          </>
        }
      >
        <div className={classNames(styles.parts, isDense && styles.dense)} id={reviewId(index)}>
          <div>
            <AnnotatedText
              className={styles.scenario}
              question={{ ...question, scenario: withoutGaps(question.scenario) }}
              tapped={reviewed.sentence}
            />
            <Row gap={4} rowGap={0} className={styles.about}>
              <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
              {sureness && <span className={typography.fine}>You said: {SURENESS_NAMES[sureness]}</span>}
              <ReviewedConceptLink concept={question.concept} />
            </Row>
          </div>
          <div className={styles.options}>
            <ExplainedOption
              option={question.options[question.correctAnswer] ?? ''}
              verdict={isRight ? 'Your answer, correct' : 'Correct answer'}
              why={isExplained ? question.explanation : undefined}
              type={type}
            />
            {!isRight && <WrongAnswer question={question} userAnswer={userAnswer} />}
            <Row gap={4} rowGap={0} className={styles.more}>
              {isExplained && <OtherOptions question={question} userAnswer={userAnswer} />}
              <Dispute question={question} number={index + 1} />
            </Row>
          </div>
        </div>
      </Fold>
    </article>
  )
}

type WithAnswer = { question: AnnotatedQuestion; userAnswer: number }

/** The options that are neither right nor the learner's, each with its rationale. */
function OtherOptions({ question, userAnswer }: WithAnswer) {
  const others = otherOptions(question, userAnswer)
  return (
    <Fold
      look="quiet"
      className={styles.others}
      summary={others.length === 2 ? 'Other two options' : 'Other three options'}
    >
      {others.map(({ option, text }) => (
        <p key={option}>
          <b>{withStop(text)}</b> {question.rationales?.[option]}
        </p>
      ))}
    </Fold>
  )
}

/** The wrong option that was chosen; nothing if the question was left open. */
function WrongAnswer({ question, userAnswer }: WithAnswer) {
  const option = question.options[userAnswer]
  if (option === undefined) return null
  return <ExplainedOption option={option} verdict="Your answer" why={question.rationales?.[userAnswer]} />
}

/** The right name: the concept, or that nothing is wrong. */
function nameOf(question: AnnotatedQuestion): string {
  if (inkOf(question) !== 'sound' || !isConceptId(question.concept)) return question.fallacyType
  return NO_FLAW_LABELS[itemTypeOf(question.concept)]
}

/** A link from the question to the study view of its concept, and from there to practice. */
function ReviewedConceptLink({ concept }: { concept: string }) {
  if (!isConceptId(concept)) return null
  return (
    <Link className={styles.study} href={conceptAddress(concept)}>
      Study {CONCEPT_NAMES[concept]}
    </Link>
  )
}

/** An option as the start of a line: names get a period, sentences have their own. */
function withStop(option: string): string {
  return /[.!?…”"]$/.test(option) ? option : `${option}.`
}

/** The scenario without empty lines, because a text being reread is set closer together. */
function withoutGaps(text: string): string {
  return text.replaceAll(/\n{2,}/g, '\n')
}
