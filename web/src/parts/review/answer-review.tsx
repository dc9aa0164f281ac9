import { isCorrect } from '@think-twice/core/quiz/score'
import { useDeferredValue, useRef, useState } from 'react'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import styles from './answer-review.module.css'
import { type Reviewed, ReviewedQuestion } from './reviewed-question.tsx'

/** With this many missed questions or more, the review is set closer together. */
const MANY_MISSED = 10

type AnswerReviewProps = {
  reviewed: readonly Reviewed[]
  /** Do missed questions start open? True unless set. */
  opensMissed?: boolean
  /** Are right answers explained too? True unless set. */
  explainsRight?: boolean
  /** The level of the review's headings. */
  level?: 'h2' | 'h3'
}

/**
 * The review, drawn right after the visible part has been painted: up to 48 questions with explanations take a while.
 */
export function AnswerReview(props: AnswerReviewProps) {
  const isDrawn = useDeferredValue(true, false)
  return isDrawn ? <DrawnReview {...props} /> : <div className={styles.toCome} />
}

/** The questions of a result, each with its answer. */
export function reviewedOf({
  questions,
  userAnswers,
  sureness,
}: {
  questions: readonly Reviewed['question'][]
  userAnswers: readonly number[]
  sureness?: readonly Reviewed['sureness'][] | undefined
}): Reviewed[] {
  return questions.map((question, index) => ({
    question,
    index,
    userAnswer: userAnswers[index],
    sureness: sureness?.[index],
  }))
}

/** Every question again, one line each, missed ones first. One button opens everything. */
function DrawnReview({ reviewed, opensMissed = true, explainsRight = true, level: Heading = 'h2' }: AnswerReviewProps) {
  const section = useRef<HTMLElement>(null)
  const [isAllOpen, setAllOpen] = useState(false)
  const [right = [], missed = []] = [true, false].map((wanted) =>
    reviewed.filter(({ question, userAnswer }) => isCorrect(question, userAnswer) === wanted),
  )
  const onOpenAll = () => {
    for (const fold of section.current?.querySelectorAll('details') ?? []) fold.open = !isAllOpen
    setAllOpen(!isAllOpen)
  }
  const openAll = (
    <button type="button" className={classNames(buttons.small, buttons.plain, styles.openAll)} onClick={onOpenAll}>
      {isAllOpen ? 'Close all' : `Open all ${reviewed.length}`}
    </button>
  )

  return (
    <section ref={section} aria-label="Review your answers">
      {missed.length > 0 && (
        <div className={styles.part}>
          <DoubleRule />
          <Row between gap={6} rowGap={1} className={styles.head}>
            <Heading>To review</Heading>
            {openAll}
          </Row>
          {missed.map((each) => (
            <ReviewedQuestion
              isDense={missed.length >= MANY_MISSED}
              key={each.question.id}
              reviewed={each}
              isOpen={opensMissed}
              isExplained
            />
          ))}
        </div>
      )}
      {right.length > 0 && (
        <div className={styles.part}>
          <DoubleRule />
          <Row between gap={6} rowGap={1} className={styles.head}>
            <Heading>Answered right</Heading>
            {missed.length === 0 && openAll}
          </Row>
          {right.map((each) => (
            <ReviewedQuestion key={each.question.id} reviewed={each} isOpen={false} isExplained={explainsRight} />
          ))}
        </div>
      )}
    </section>
  )
}
