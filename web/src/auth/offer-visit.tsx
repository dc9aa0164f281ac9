import type { Day } from '@think-twice/core/activity/days'
import { answeredItems } from '@think-twice/core/practice/round'
import type { CompleteAttempt } from '@think-twice/core/quiz/quiz-attempt'
import { listText } from '@think-twice/core/text'
import { wordFor } from '@think-twice/core/wording/numbers'
import { useState } from 'react'
import { type HomeRequest, requestedAtHome } from '../addresses.ts'
import { answeredDays, dropAnsweredDay } from '../browser/answered-days.ts'
import { rememberSeen } from '../browser/asked-before.ts'
import { dropAttempt, findAttempt, ownerOf } from '../browser/attempts.ts'
import { useCurrentUser } from '../browser/current-user.ts'
import { dropDisputeDraftsOf } from '../browser/dispute-drafts.ts'
import { claimRound, dropRound, findRound, type KeptRound } from '../browser/rounds.ts'
import { daysInTab, disputesInTab, quizzesInTab, roundsInTab } from '../browser/visit.ts'
import { claimResult } from '../saving/save-result.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'

/** A visitor's work in this tab that has no owner yet. */
type Visit = { quizzes: readonly CompleteAttempt[]; rounds: readonly KeptRound[]; days: readonly Day[] }

/** Asks whoever signs in whether to keep or delete the quizzes, rounds and arguments just done in this tab. */
export function OfferVisit() {
  const user = useCurrentUser()
  const [isPutOff, setPutOff] = useState(false)
  const [, setAnswered] = useState(0)
  if (user === null || isPutOff) return null
  const visit = readVisit(user.id)
  const things = visit.quizzes.length + visit.rounds.length + visit.days.length
  if (things === 0) return null

  const onKeep = async () => {
    // The rounds join the account at once, so later answers are saved too; the offer ends once everything is stored.
    for (const { round } of visit.rounds) claimRound(round.id, user.id)
    setPutOff(true)
    await keep(visit, user.id)
    forgetVisit()
  }
  const onDecline = () => {
    for (const { id } of visit.quizzes) dropAttempt(id)
    for (const { round } of visit.rounds) dropRound(round.id)
    for (const day of visit.days) dropAnsweredDay(null, day)
    dropDisputeDraftsOf(null)
    forgetVisit()
    // A quiz or round on the screen was deleted with the others.
    const openId = openedId(requestedAtHome(new URLSearchParams(location.search)))
    if ([...visit.rounds.map(({ round }) => round), ...visit.quizzes].some(({ id }) => id === openId))
      location.assign('/')
    else setAnswered((times) => times + 1)
  }
  const them = wordFor(things, 'it', 'them')
  const answers =
    visit.rounds.reduce((sum, { round }) => sum + round.answers.length, 0) +
    visit.quizzes.reduce((sum, { questions }) => sum + questions.length, 0) +
    visit.days.length
  return (
    <Dialog
      title={`Keep ${namesOf(visit)} just done here?`}
      lead={`If you keep ${them}, ${wordFor(answers, 'its one answer counts', `the ${answers} answers count`)} toward your progress. If that wasn’t you, delete ${them}.`}
      onClose={() => setPutOff(true)}
    >
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={() => void onKeep()}>
          {`Keep ${them}`}
        </button>
        <button type="button" className={buttons.button} onClick={onDecline}>
          {`Delete ${them}`}
        </button>
      </div>
    </Dialog>
  )
}

function readVisit(userId: number): Visit {
  return {
    quizzes: quizzesInTab.read().flatMap((id) => {
      const attempt = ownerOf(id) === null ? findAttempt(id) : null
      return attempt?.state === 'complete' ? [attempt] : []
    }),
    rounds: roundsInTab.read().flatMap((id) => findRound(id, userId) ?? []),
    // Each day allows one try, so an account that has answered it keeps its own answer.
    days: daysInTab.read().filter((day) => answeredDays(null)[day] && !answeredDays(userId)[day]),
  }
}

function forgetVisit(): void {
  quizzesInTab.forget()
  roundsInTab.forget()
  daysInTab.forget()
  disputesInTab.set({})
}

/** A visit in words: 'the quiz and the 2 rounds'. */
function namesOf({ quizzes, rounds, days }: Visit): string {
  const named = (count: number, one: string, more: string) => wordFor(count, one, `${count} ${more}`)
  const names = [
    quizzes.length > 0 && `the ${named(quizzes.length, 'quiz', 'quizzes')}`,
    rounds.length > 0 && `the ${named(rounds.length, 'round', 'rounds')}`,
    days.length > 0 && `the ${named(days.length, 'argument of the day', 'arguments of the day')}`,
  ]
  return listText(names.filter((name) => name !== false))
}

async function keep({ quizzes, rounds, days }: Visit, userId: number): Promise<void> {
  for (const quiz of quizzes) await claimResult(quiz, userId)
  const { claimToday, saveDispute, saveWholeRound } = await import('../saving/save-practice.ts')
  for (const { round } of rounds) {
    for (const { item, answer } of answeredItems(round)) rememberSeen(userId, item.question.id, answer.at)
    await saveWholeRound(round, userId)
  }
  for (const day of days) await claimToday(day, userId)
  for (const [scenario, text] of Object.entries(disputesInTab.get())) await saveDispute({ userId, scenario, text })
}

/** The id of the quiz or round on the screen; null if there is none. */
function openedId(request: HomeRequest): string | null {
  if (request.kind === 'attempt') return request.id
  return request.kind === 'round' && request.round.kind === 'kept' ? request.round.id : null
}
