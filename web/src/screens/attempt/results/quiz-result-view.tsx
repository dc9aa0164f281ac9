import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-result'
import { isCorrect, scoreBand } from '@think-twice/core/quiz/score'
import { minutesText } from '@think-twice/core/wording/durations'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/score-band.ts'
import { SaveStatus } from '../../../saving/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import facts from '../../../ui/facts.module.css'
import { Icon } from '../../../ui/icon.tsx'
import numeral from '../../../ui/numeral.module.css'
import typography from '../../../ui/text.module.css'
import styles from './quiz-result-view.module.css'
import { ResultButtons } from './result-buttons.tsx'
import { Review, reviewId } from './review.tsx'

/** From here on the marks are too many for the side to stay in view as a whole. */
const LONG = 24

/** The result of a quiz: the score at the left, staying in view, and every question at the right. */
export function QuizResultView({ result }: { result: QuizResult }) {
  usePageTitle('Quiz Results')
  const { mode, score, totalQuestions, correctAnswers, timeSpent } = result
  return (
    <div className={classNames(pages.width, styles.result)}>
      <div className={totalQuestions > LONG ? undefined : styles.staying}>
        <h1 className={typography.pageTitle} tabIndex={-1}>
          Quiz Results
        </h1>
        <p className={classNames(typography.small, styles.mode)}>{titleOf(mode)}</p>
        <p className={classNames(numeral.numeral, BAND_COLORS[scoreBand(score)])}>
          {score}
          <small>%</small>
        </p>
        <p className={styles.correct}>
          {correctAnswers} out of {totalQuestions} correct
        </p>
        <Marks result={result} />
        <dl className={facts.facts}>
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
        <ResultButtons className={styles.buttons} mode={mode} retake="Retake Quiz" />
        <SaveStatus id={result.id} />
      </div>
      <Review result={result} />
    </div>
  )
}

/** One mark is one question; each leads to its review. */
function Marks({ result: { questions, userAnswers } }: { result: QuizResult }) {
  return (
    <nav className={styles.marks} aria-label="Jump to a question">
      {questions.map((question, index) => {
        const isRight = isCorrect(question, userAnswers[index])
        return (
          <a
            key={question.id}
            href={`#${reviewId(index)}`}
            className={isRight ? styles.right : styles.wrong}
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
