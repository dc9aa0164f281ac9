import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { scoreBand } from '@think-twice/core/quiz/score'
import { minutesText } from '@think-twice/core/wording/durations'
import { guessingLine, rightByGuessing } from '@think-twice/core/wording/guessing-line'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { useDeferredValue } from 'react'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/level.tsx'
import { AnswerReview } from '../../../parts/review/answer-review.tsx'
import { SaveStatus } from '../../../parts/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import pen from '../../../ui/pen.module.css'
import { QuestionMap } from './question-map.tsx'
import styles from './quiz-result-view.module.css'
import { ResultAdvice } from './result-advice.tsx'
import { ResultButtons } from './result-buttons.tsx'
import line from './result-numbers.module.css'

/** The result of a quiz: the score and what to do next side by side, then every question. */
export function QuizResultView({ result }: { result: QuizResult }) {
  usePageTitle('Quiz Results')
  const isScorePainted = useDeferredValue(true, false)
  const { mode, score, totalQuestions, correctAnswers, timeSpent } = result
  return (
    <div className={classNames(pages.width, styles.result)}>
      <div className={styles.top}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            Quiz Results
          </h1>
          <p className={styles.mode}>{titleOf(mode)}</p>
          <Headline correct={correctAnswers} total={totalQuestions} byGuessing={rightByGuessing(result.questions)} />
          <QuestionMap result={result} areCellsDrawn={isScorePainted} />
          <dl className={classNames(line.line, line.four)}>
            <div>
              <dt>
                {correctAnswers} out of {totalQuestions} correct
              </dt>
              <dd className={BAND_COLORS[scoreBand(score)]}>{wholePercent(score)}</dd>
            </div>
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
              <dd className={line.time}>{minutesText(timeSpent)}</dd>
            </div>
          </dl>
          <ResultButtons mode={mode} retake="Retake Quiz" />
          <SaveStatus id={result.id} />
        </div>
        {isScorePainted && <ResultAdvice result={result} />}
      </div>
      <AnswerReview questions={result.questions} userAnswers={result.userAnswers} sureness={result.sureness} />
    </div>
  )
}

/** The score as a sentence, with what guessing would have scored. If everything is right, the pen rings it, once. */
function Headline({ correct, total, byGuessing }: { correct: number; total: number; byGuessing: number }) {
  return (
    <h2 className={styles.headline}>
      <span className={styles.score}>
        {correct} of {total}.
        {correct === total && (
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
            <path className={pen.stroke} pathLength="1" d="M58 3C28 0 4 8 3 20s22 17 50 16 45-9 44-19S72 2 44 4" />
          </svg>
        )}
      </span>
      <span className={styles.chance}>{correct === total ? 'Every one of them right.' : guessingLine(byGuessing)}</span>
    </h2>
  )
}
