import { answeredItems, type Round } from '@think-twice/core/practice/round'
import { useCallback, useState } from 'react'
import { rememberSeen } from '../../../browser/asked-before.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { isSeatOwner } from '../../../browser/kept-records.ts'
import { keepRound, keptRound, watchRound } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import { useKeptSteps } from '../../../parts/question/use-kept-steps.ts'
import { saveRoundAnswer } from '../../../saving/save-practice.ts'
import { saveAssignedAnswer } from '../../../saving/save-seat-answer.ts'

export type RoundStepTaken = (step: (round: Round) => Round) => void

/** A round on the screen; every answer is saved as it is given. */
export function useRound(initial: Round): [Round, RoundStepTaken] {
  const [round, setRound] = useState(initial)
  const onStep = useCallback((after: Round, before: Round) => {
    setRound(after)
    if (after.answers.length > before.answers.length) noteAnswer(after)
  }, [])
  const { take } = useKeptSteps(initial, { keep: keepRound, watch: watchRound, onStep, onStepElsewhere: setRound })
  return [round, take]
}

/** A visitor's answers stay on the device, and are offered to whoever signs in using this tab. */
function noteAnswer(round: Round): void {
  const kept = keptRound(round.id)
  const ownerId = kept?.ownerId ?? null
  const latest = answeredItems(round).at(-1)
  if (latest) rememberSeen(isSeatOwner(ownerId) ? (currentUser()?.id ?? null) : ownerId, latest.item.question.id)
  if (ownerId === null) roundsInTab.note(round.id)
  else if (!isSeatOwner(ownerId)) void saveRoundAnswer(round, ownerId)
  else if (kept?.origin.kind === 'class') void saveAssignedAnswer(round, kept.origin.roundId, ownerId)
}
