import { inkOf } from '@think-twice/core/practice/round-answers'
import { guessingLine, rightByGuessing } from '@think-twice/core/quiz/questions'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { QuizResult } from '@think-twice/core/quiz/quiz-results'
import { isCorrect, isFlawless, scoreBand } from '@think-twice/core/quiz/score'
import { minutesText, wholePercent } from '@think-twice/core/wording/numbers'
import { usePageTitle } from '../../../browser/page-title.ts'
import pages from '../../../frame/page.module.css'
import { BAND_COLORS } from '../../../parts/level.tsx'
import { AnswerReview, reviewedOf } from '../../../parts/review/answer-review.tsx'
import { QuestionMap } from '../../../parts/review/question-map.tsx'
import { SaveStatus } from '../../../parts/save-status.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Columns } from '../../../ui/layout.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import typography from '../../../ui/text.module.css'
import styles from './quiz-result-view.module.css'
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
          <h1 className={typography.pageTitle} tabIndex={-1}>
            Quiz Results
          </h1>
          <p className={typography.small}>
            <span>{titleOf(mode)}</span>. {guessingLine(rightByGuessing(result.questions))}
          </p>
          <ResultNumbers
            isWide
            numbers={[
              {
                title: `${correctAnswers} out of ${totalQuestions} correct`,
                number: isFlawless(score) ? <PenRing>{wholePercent(score)}</PenRing> : wholePercent(score),
                tone: BAND_COLORS[scoreBand(score)],
              },
              { title: 'Total Questions', number: totalQuestions },
              { title: 'Correct', number: correctAnswers },
              { title: 'Time Taken', number: minutesText(timeSpent) },
            ]}
          />
          <QuestionMap cells={cellsOf(result)} />
          <ResultButtons mode={mode} retake="Retake Quiz" />
          <SaveStatus id={result.id} />
        </div>
        <ResultAdvice result={result} />
      </Columns>
      <AnswerReview reviewed={reviewedOf(result)} />
    </div>
  )
}

function cellsOf({ questions, userAnswers }: QuizResult) {
  return questions.map((question, index) => ({
    ink: inkOf(question),
    isRight: isCorrect(question, userAnswers[index]),
  }))
}
