import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId } from '@think-twice/core/concepts/concepts'
import { SURENESS_NAMES } from '@think-twice/core/learning/calibration'
import { otherOptions } from '@think-twice/core/quiz/questions'
import { difficultyBadge, isCorrect, UNANSWERED } from '@think-twice/core/quiz/score'
import type { IdentifiedQuestion, Sureness } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { classNames } from '../../ui/class-names.ts'
import { LineFold, PlusFold } from '../../ui/fold.tsx'
import { Row } from '../../ui/layout.tsx'
import typography from '../../ui/text.module.css'
import { itemTypeAsked } from '../concept-name.tsx'
import { DifficultyLevel } from '../level.tsx'
import { Dispute } from './dispute.tsx'
import styles from './reviewed-question.module.css'
import line from './right-question.module.css'
import { ExplainedOption, MarkedText, Verdict } from './verdict.tsx'

/** The anchor of a question's review; counted from 0. */
export function reviewId(index: number): string {
  return `review-${index + 1}`
}

export type Reviewed = {
  question: IdentifiedQuestion
  /** Index of the option picked; -1 or absent when the question was left open. */
  userAnswer: number | undefined
  /** Counted from 0, in the order asked. */
  index: number
  sureness?: Sureness | null | undefined
}

/** A missed question, open: the scenario with its deciding words, then the right answer and the learner's own. */
export function MissedQuestion({ reviewed, level: Heading }: { reviewed: Reviewed; level: 'h3' | 'h4' }) {
  const { question, userAnswer, index, sureness } = reviewed
  return (
    <article className={styles.missed} id={reviewId(index)}>
      <div className={styles.parts}>
        <Row gap={4} rowGap={2} className={styles.head}>
          <Heading>Question {index + 1}</Heading>
          <Verdict isRight={false} isOpen={(userAnswer ?? UNANSWERED) === UNANSWERED} />
          <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
          <ReviewedConceptLink concept={question.concept} />
          {sureness && <span className={typography.fine}>You said: {SURENESS_NAMES[sureness]}</span>}
        </Row>
        <Answers reviewed={reviewed} isExplained />
      </div>
    </article>
  )
}

/** A question answered right, as one line that opens to the same parts as a missed question. */
export function RightQuestion({ reviewed, isExplained }: { reviewed: Reviewed; isExplained: boolean }) {
  const { question, index } = reviewed
  return (
    <article className={line.right} id={reviewId(index)}>
      <LineFold
        summary={
          <>
            <span className={line.number}>
              <span>Question </span>
              {index + 1}
            </span>
            <span className={line.concept}>{question.fallacyType}</span>
            <Verdict isRight />
          </>
        }
      >
        <div className={classNames(styles.parts, line.parts)}>
          <Row gap={4} rowGap={2} className={styles.head}>
            <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
            <ReviewedConceptLink concept={question.concept} />
          </Row>
          <Answers reviewed={reviewed} isExplained={isExplained} />
        </div>
      </LineFold>
    </article>
  )
}

/** The scenario with its deciding words, the right option, and the learner's own if it was another. */
function Answers({ reviewed, isExplained }: { reviewed: Reviewed; isExplained: boolean }) {
  const { question, userAnswer, index } = reviewed
  const { scenario, options, correctAnswer, decidingWords = [] } = question
  const isRight = isCorrect(question, userAnswer)
  const type = itemTypeAsked(question)
  return (
    <>
      <div className={styles.story}>
        <p className={styles.scenario}>
          <MarkedText text={withoutGaps(scenario)} words={decidingWords} type={type} />
        </p>
        <Row gap={4} rowGap={0} className={styles.more}>
          {isExplained && <OtherOptions question={question} userAnswer={userAnswer} />}
          <Dispute question={question} number={index + 1} />
        </Row>
      </div>
      <ExplainedOption
        className={styles.said}
        option={options[correctAnswer] ?? ''}
        verdict={isRight ? 'Your answer, correct' : 'Correct answer'}
        why={isExplained ? question.explanation : undefined}
        type={type}
      />
      {!isRight && <WrongAnswer question={question} userAnswer={userAnswer ?? UNANSWERED} />}
    </>
  )
}

/** The options that are neither right nor the learner's, each with its rationale. */
function OtherOptions({ question, userAnswer }: Pick<Reviewed, 'question' | 'userAnswer'>) {
  const others = otherOptions(question, userAnswer)
  return (
    <PlusFold className={styles.others} label={others.length === 2 ? 'Other two options' : 'Other three options'}>
      {others.map(({ option, text }) => (
        <p key={option}>
          <b>{withStop(text)}</b> {question.rationales?.[option]}
        </p>
      ))}
    </PlusFold>
  )
}

/** The wrong option that was chosen; nothing if the question was left open. */
function WrongAnswer({ question, userAnswer }: { question: IdentifiedQuestion; userAnswer: number }) {
  const option = question.options[userAnswer]
  if (option === undefined) return null
  return (
    <ExplainedOption
      className={styles.said}
      option={option}
      verdict="Your answer"
      why={question.rationales?.[userAnswer]}
    />
  )
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
