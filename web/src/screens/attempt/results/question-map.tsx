import { isBias, isConceptName } from '@think-twice/core/concepts/concept-names'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { isCorrect } from '@think-twice/core/quiz/score'
import { reviewId } from '../../../parts/reviewed-question.tsx'
import typography from '../../../ui/text.module.css'
import styles from './question-map.module.css'

/** One cell is one question and leads to its review: printed when it was answered right, open when it is to be looked at again. */
export function QuestionMap({
  result: { questions, userAnswers, correctAnswers, totalQuestions },
}: {
  result: QuizResult
}) {
  return (
    <>
      <nav className={styles.map} aria-label="Jump to a question">
        {questions.map((question, index) => {
          const isRight = isCorrect(question, userAnswers[index])
          const isOfBias = isConceptName(question.fallacyType) && isBias(question.fallacyType)
          return (
            <a
              key={question.id}
              href={`#${reviewId(index)}`}
              className={isRight ? (isOfBias ? styles.bias : styles.fallacy) : styles.open}
            >
              <b>
                <span className={typography.visuallyHidden}>Question </span>
                {index + 1}
                <span className={typography.visuallyHidden}>, {isRight ? 'correct' : 'incorrect'}</span>
              </b>
            </a>
          )
        })}
      </nav>
      <p className={styles.key}>
        {correctAnswers > 0 && (
          <span>
            <i className={styles.printedKey} aria-hidden="true" />
            printed: right
          </span>
        )}
        {correctAnswers < totalQuestions && (
          <span>
            <i className={styles.openKey} aria-hidden="true" />
            open: to review
          </span>
        )}
      </p>
    </>
  )
}
