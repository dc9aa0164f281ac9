import { isConceptName } from '@think-twice/core/concepts/concept-names'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { difficultyBadge, isCorrect } from '@think-twice/core/quiz/score'
import type { Question } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress } from '../../../addresses.ts'
import { AnswerList } from '../../../parts/answer-list.tsx'
import { DifficultyLevel } from '../../../parts/level.tsx'
import reviewed from '../../../parts/reviewed-question.module.css'
import { DoubleRule } from '../../../ui/double-rule.tsx'
import { Icon } from '../../../ui/icon.tsx'
import tags from '../../../ui/tag.module.css'
import typography from '../../../ui/text.module.css'
import styles from './review.module.css'

/** The anchor of a question's review; counted from 0. */
export function reviewId(index: number): string {
  return `review-${index + 1}`
}

/** Every question again: the right option, the one chosen, and a line of why under each. */
export function Review({ result: { questions, userAnswers, totalQuestions, correctAnswers } }: { result: QuizResult }) {
  const wrong = totalQuestions - correctAnswers
  return (
    <section className={styles.review} aria-labelledby="review">
      <DoubleRule />
      <div className={styles.head}>
        <h2 id="review">Review your answers</h2>
        <span className={typography.small}>
          {wrong === 0 ? 'Nothing to look at again' : `${wrong} to look at again`}
        </span>
      </div>
      {questions.map((question, index) => (
        <ReviewItem key={question.id} question={question} userAnswer={userAnswers[index]} index={index} />
      ))}
    </section>
  )
}

function ReviewItem({
  question,
  userAnswer,
  index,
}: {
  question: Question
  userAnswer: number | undefined
  index: number
}) {
  const isRight = isCorrect(question, userAnswer)
  return (
    <article className={reviewed.item} id={reviewId(index)}>
      <div className={reviewed.head}>
        <h3 className={reviewed.number}>Question {index + 1}</h3>
        <span className={isRight ? tags.good : tags.poor}>
          <Icon name={isRight ? 'check' : 'cross'} />
          {isRight ? 'Correct' : 'Incorrect'}
        </span>
        <DifficultyLevel difficulty={difficultyBadge(question.difficulty)} />
        <ConceptLabel label={question.fallacyType} />
      </div>
      <p className={reviewed.scenario}>{question.scenario}</p>
      <AnswerList question={question} userAnswer={userAnswer} />
    </article>
  )
}

/** What the question was about; leads to its study view, and from there to practice. */
function ConceptLabel({ label }: { label: string }) {
  return (
    <span className={styles.concept}>
      {isConceptName(label) ? (
        <Link className={typography.link} href={conceptAddress(label)} aria-label={`Study ${label}`}>
          {label}
        </Link>
      ) : (
        label
      )}
    </span>
  )
}
