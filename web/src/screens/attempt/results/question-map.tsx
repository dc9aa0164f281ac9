import { isBias, isConceptName } from '@think-twice/core/concepts/concept-names'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isCorrect } from '@think-twice/core/quiz/score'
import cells from '../../../parts/question/printed-cells.module.css'
import { reviewId } from '../../../parts/review/reviewed-question.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import styles from './question-map.module.css'

/**
 * One cell is one question and leads to its review: printed if it was answered right, open if it is worth another look.
 * Room is reserved for the cells until they are drawn.
 */
export function QuestionMap({ result, areCellsDrawn }: { result: QuizResult; areCellsDrawn: boolean }) {
  const { correctAnswers, totalQuestions } = result
  return (
    <>
      <nav
        className={classNames(styles.map, cells.together)}
        style={customProperties({ '--cells': totalQuestions })}
        aria-label="Jump to a question"
      >
        {areCellsDrawn && <Cells result={result} />}
      </nav>
      <p className={cells.key}>
        {correctAnswers > 0 && (
          <span>
            <i className={cells.printed} aria-hidden="true" />
            filled: right
          </span>
        )}
        {correctAnswers < totalQuestions && (
          <span>
            <i className={cells.open} aria-hidden="true" />
            empty: to review
          </span>
        )}
      </p>
    </>
  )
}

function Cells({ result: { questions, userAnswers } }: { result: QuizResult }) {
  return questions.map((question, index) => {
    const isRight = isCorrect(question, userAnswers[index])
    const isOfBias = isConceptName(question.fallacyType) && isBias(question.fallacyType)
    return (
      <a
        key={question.id}
        href={`#${reviewId(index)}`}
        aria-label={`Question ${index + 1}, ${isRight ? 'correct' : 'incorrect'}`}
        className={classNames(cells.cell, isRight ? (isOfBias ? cells.bias : cells.fallacy) : cells.open)}
      >
        {index + 1}
      </a>
    )
  })
}
