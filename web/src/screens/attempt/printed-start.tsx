import { startAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import type { Question, QuizMode } from '@think-twice/core/vocabulary'
import { AttemptPage } from './attempt-page.tsx'
import { QuestionForm } from './question-form.tsx'

/**
 * An attempt before its code has arrived, printed with every question that may be the first. The page's own script draws one
 * of them and the order of its options; see `build/first-question.js`.
 */
export function PrintedStart({ mode, questions }: { mode: QuizMode; questions: readonly Question[] }) {
  const attempt = startAttempt('', mode, questions, () => 0)
  return (
    <AttemptPage title={titleOf(mode)} attempt={attempt} userAnswers={attempt.userAnswers} secondsNow={() => 0}>
      <noscript>
        <p>Think Twice needs JavaScript to run its quizzes.</p>
      </noscript>
      {questions.map((question) => (
        <template key={question.id} data-scenario={question.scenarioId}>
          <QuestionForm attempt={{ ...attempt, questions: [question, ...questions] }} take={() => {}} />
        </template>
      ))}
    </AttemptPage>
  )
}
