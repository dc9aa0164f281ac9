import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { isCorrect, scoreBand } from '@think-twice/core/quiz/score'
import { minutesText } from '@think-twice/core/wording/durations'
import { usePageTitle } from '../../browser/page-title.ts'
import { SaveStatus } from '../../saving/save-status.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ResultButtons } from './result-buttons.tsx'
import { Review, reviewId } from './review.tsx'

/** From here on the marks are too many for the side to stay in view as a whole. */
const LONG = 24

/** The result of a quiz: the score at the left, staying in view, and every question at the right. */
export function QuizResultView({ result }: { result: QuizResult }) {
  usePageTitle('Quiz Results')
  const { mode, score, totalQuestions, correctAnswers, timeSpent } = result
  return (
    <div className="wrap result">
      <div className={`result__side ${totalQuestions > LONG ? 'result__side--long' : ''}`}>
        <h1 tabIndex={-1}>Quiz Results</h1>
        <p className="small mt-2">{titleOf(mode)}</p>
        <p className={`score c-${scoreBand(score)}`}>
          {score}
          <small>%</small>
        </p>
        <p className="score__sub">
          {correctAnswers} out of {totalQuestions} correct
        </p>
        <Marks result={result} />
        <dl className="facts">
          <div>
            <dt>Total Questions</dt>
            <dd>{totalQuestions}</dd>
          </div>
          <div>
            <dt>Correct</dt>
            <dd>{correctAnswers}</dd>
          </div>
          <div>
            <dt>Time Taken</dt>
            <dd>{minutesText(timeSpent)}</dd>
          </div>
        </dl>
        <ResultButtons mode={mode} retake="Retake Quiz" />
        <SaveStatus id={result.id} />
      </div>
      <Review result={result} />
    </div>
  )
}

/** One mark is one question; each leads to its review. */
function Marks({ result: { questions, userAnswers } }: { result: QuizResult }) {
  return (
    <nav className="marks mt-5" aria-label="Jump to a question">
      {questions.map((question, index) => {
        const isRight = isCorrect(question, userAnswers[index])
        return (
          <a
            key={question.id}
            href={`#${reviewId(index)}`}
            className={isRight ? '' : 'x'}
            aria-label={`Question ${index + 1}, ${isRight ? 'correct' : 'incorrect'}`}
          >
            <Icon name={isRight ? 'check' : 'cross'} />
            <span aria-hidden="true">{index + 1}</span>
          </a>
        )
      })}
    </nav>
  )
}
