import { isCorrect } from '@think-twice/core/quiz/score'
import type { IdentifiedQuestion, Sureness } from '@think-twice/core/vocabulary'
import { useDeferredValue, useRef, useState } from 'react'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import styles from './answer-review.module.css'
import questions from './reviewed-question.module.css'
import { MissedQuestion, RightQuestion } from './reviewed-question.tsx'
import line from './right-question.module.css'

/** With this many missed questions or more, the review is set closer together. */
const MANY_MISSED = 10

type AnswerReviewProps = {
  questions: readonly IdentifiedQuestion[]
  userAnswers: readonly number[]
  sureness?: readonly (Sureness | null)[] | undefined
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

/** Every question again: missed ones open, right ones as one line each. One button opens everything. */
function DrawnReview({
  questions: asked,
  userAnswers,
  sureness,
  explainsRight = true,
  level = 'h2',
}: AnswerReviewProps) {
  const section = useRef<HTMLElement>(null)
  const [isAllOpen, setAllOpen] = useState(false)
  const reviewed = asked.map((question, index) => ({
    question,
    index,
    userAnswer: userAnswers[index],
    sureness: sureness?.[index],
  }))
  const [right = [], missed = []] = [true, false].map((wanted) =>
    reviewed.filter(({ question, userAnswer }) => isCorrect(question, userAnswer) === wanted),
  )
  const Heading = level
  const onOpenAll = () => {
    for (const fold of section.current?.querySelectorAll('details') ?? []) fold.open = !isAllOpen
    setAllOpen(!isAllOpen)
  }
  const openAll = (
    <button type="button" className={classNames(buttons.small, buttons.plain, styles.openAll)} onClick={onOpenAll}>
      {isAllOpen ? 'Close all' : `Open all ${asked.length}`}
    </button>
  )

  return (
    <section
      ref={section}
      className={missed.length >= MANY_MISSED ? questions.dense : undefined}
      aria-label="Review your answers"
    >
      {missed.length > 0 && (
        <div className={styles.part}>
          <DoubleRule />
          <Row between gap={6} rowGap={1} className={styles.head}>
            <Heading>{missed.length} to review</Heading>
            {openAll}
          </Row>
          {missed.map((each) => (
            <MissedQuestion key={each.question.id} reviewed={each} level={level === 'h2' ? 'h3' : 'h4'} />
          ))}
        </div>
      )}
      {right.length > 0 && (
        <div className={styles.part}>
          <DoubleRule />
          <Row between gap={6} rowGap={1} className={styles.head}>
            <Heading>{right.length} right</Heading>
            {missed.length === 0 && openAll}
          </Row>
          <div className={missed.length >= MANY_MISSED ? line.lines : undefined}>
            {right.map((each) => (
              <RightQuestion key={each.question.id} reviewed={each} isExplained={explainsRight} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
