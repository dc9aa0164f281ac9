import { answeredItems, type Round } from '@think-twice/core/practice/round'
import { useEffect, useRef, useState } from 'react'
import { rememberSeen } from '../../../browser/asked-before.ts'
import { keepRound, ownerOfRound, watchRound } from '../../../browser/rounds.ts'
import { roundsInTab } from '../../../browser/visit.ts'
import { saveRoundAnswer } from '../../../saving/save-practice.ts'

export type RoundStepTaken = (step: (round: Round) => Round) => void

/**
 * A round on the screen: every step is kept on the device, and every answer is saved as it is given. Steps taken in
 * another tab show here too.
 */
export function useRound(initial: Round): [Round, RoundStepTaken] {
  const [round, setRound] = useState(initial)
  // A step may wait for a fetch while others are taken, so each starts from the newest round, not the one last drawn.
  const latest = useRef(initial)
  const take: RoundStepTaken = (step) => {
    const before = latest.current
    const next = step(before)
    if (next === before) return
    latest.current = next
    keepRound(next)
    setRound(next)
    if (next.answers.length > before.answers.length) noteAnswer(next)
  }
  useEffect(
    () =>
      watchRound(initial.id, (later) => {
        latest.current = later
        setRound(later)
      }),
    [initial.id],
  )
  return [round, take]
}

/** A visitor's answers stay on the device, and are offered to whoever signs in using this tab. */
function noteAnswer(round: Round): void {
  const ownerId = ownerOfRound(round.id)
  const latest = answeredItems(round).at(-1)
  if (latest) rememberSeen(ownerId, latest.item.question.id)
  if (ownerId === null) roundsInTab.note(round.id)
  else void saveRoundAnswer(round, ownerId)
}
