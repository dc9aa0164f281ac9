import { answerPractice, moveOnInPractice, type PracticeSession } from '@think-twice/core/practice/practice-session'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { useState } from 'react'
import { currentUser } from '../../../browser/current-user.ts'
import { keepPractice } from '../../../browser/kept-practice.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { rememberSeen } from '../../../browser/seen-scenarios.ts'
import pages from '../../../frame/page.module.css'
import { SkipLink } from '../../../frame/page.tsx'
import sessionScreen from '../../../parts/attempt-screen.module.css'
import { ProgressTicks } from '../../../parts/progress-ticks.tsx'
import { savePracticeAnswer } from '../../../saving/save-practice.ts'
import { classNames } from '../../../ui/class-names.ts'
import typography from '../../../ui/text.module.css'
import { PracticeBar } from './practice-bar.tsx'
import { PracticeQuestionView } from './practice-question.tsx'
import { PracticeSummary } from './practice-summary.tsx'

/** A practice session: answer, see at once why, go on. What was answered is kept and counted as it is given. */
export function PracticeScreen({ initial }: { initial: PracticeSession }) {
  const [session, setAttempt] = useState(initial)
  const { questions, userAnswers, position } = session
  const question = questions[position]
  usePageTitle(`Practice: ${session.concept}`)

  const keep = (next: PracticeSession) => {
    keepPractice(next)
    setAttempt(next)
  }
  const onAnswer = (option: number) => {
    const next = answerPractice(session, option)
    if (next === session || !question) return
    keep(next)
    const userId = currentUser()?.id ?? null
    rememberSeen(userId, question.id)
    if (userId !== null) void savePracticeAnswer(next, userId)
  }

  return (
    <>
      {question ? <SkipLink to="question">Skip to question</SkipLink> : <SkipLink>Skip to content</SkipLink>}
      <PracticeBar name={session.concept} />
      <main id="main" className={pages.width} tabIndex={-1}>
        {question ? (
          <>
            <div className={sessionScreen.count}>
              <strong id="question-number">
                Question {position + 1} of {questions.length}
              </strong>
              <span className={classNames(typography.small, typography.tabular)}>
                {userAnswers.filter((answer) => answer !== UNANSWERED).length} answered
              </span>
            </div>
            <ProgressTicks
              questions={questions}
              userAnswers={userAnswers}
              position={position}
              label="Practice progress"
            />
            <PracticeQuestionView
              key={position}
              question={question}
              answer={userAnswers[position] ?? UNANSWERED}
              isLast={position === questions.length - 1}
              onAnswer={onAnswer}
              onMoveOn={() => keep(moveOnInPractice(session))}
            />
          </>
        ) : (
          <PracticeSummary session={session} />
        )}
      </main>
    </>
  )
}
