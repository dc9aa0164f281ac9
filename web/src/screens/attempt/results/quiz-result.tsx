import { inkOf } from '@think-twice/core/practice/round-answers'
import { guessingLine, rightByGuessing } from '@think-twice/core/quiz/questions'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isCorrect, scoreBand } from '@think-twice/core/quiz/score'
import { minutesText, wholePercent } from '@think-twice/core/wording/numbers'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/level.tsx'
import { QuestionMap } from '../../../parts/question/question-cells.tsx'
import { AnswerReview, reviewedOf } from '../../../parts/review/answer-review.tsx'
import { SaveStatus } from '../../../parts/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Columns } from '../../../ui/layout.tsx'
import pen from '../../../ui/pen.module.css'
import styles from './quiz-result.module.css'
import { ResultAdvice } from './result-advice.tsx'
import { ResultButtons, ResultNumbers } from './result-parts.tsx'

/** The result of a quiz: the score and what to do next side by side, then every question. */
export function QuizResultView({ result }: { result: QuizResult }) {
  usePageTitle('Quiz Results')
  const { mode, score, totalQuestions, correctAnswers, timeSpent } = result
  return (
    <div className={classNames(pages.width, styles.result)}>
      <Columns className={styles.top}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            Quiz Results
          </h1>
          <p className={styles.mode}>{titleOf(mode)}</p>
          <Headline correct={correctAnswers} total={totalQuestions} byGuessing={rightByGuessing(result.questions)} />
          <QuestionMap cells={cellsOf(result)} />
          <ResultNumbers
            isWide
            numbers={[
              {
                title: `${correctAnswers} out of ${totalQuestions} correct`,
                number: wholePercent(score),
                tone: BAND_COLORS[scoreBand(score)],
              },
              { title: 'Total Questions', number: totalQuestions },
              { title: 'Correct', number: correctAnswers },
              { title: 'Time Taken', number: minutesText(timeSpent), isInWords: true },
            ]}
          />
          <ResultButtons mode={mode} retake="Retake Quiz" />
          <SaveStatus id={result.id} />
        </div>
        <ResultAdvice result={result} />
      </Columns>
      <AnswerReview reviewed={reviewedOf(result)} />
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

function cellsOf({ questions, userAnswers }: QuizResult) {
  return questions.map((question, index) => ({
    ink: inkOf(question),
    isRight: isCorrect(question, userAnswers[index]),
  }))
}
