import type { TeachersRound } from '@think-twice/contract/class-rounds'
import type { TeachersClass } from '@think-twice/contract/classes'
import { nextPlace, placeBefore } from '@think-twice/core/class/round-state'
import { useState } from 'react'
import { DOUBLE_PRESS_MS } from '../../../browser/presses.ts'
import { moveRound } from '../../../data/class-rounds.ts'
import { problemOf } from '../../../data/http.ts'

type Change = Parameters<typeof moveRound>[3]

/** Moves a live round on, back, and to its end; `said` is a message about the last try. */
export function useWall(classroom: TeachersClass, round: TeachersRound) {
  const { state, scenarioIds } = round
  const [isMoving, setMoving] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const move = async (to: Change | null) => {
    if (!to || isMoving) return
    setMoving(true)
    setSaid(null)
    try {
      const outcome = await moveRound(classroom.id, round.id, state, to)
      if (outcome === 'moved on') setSaid('Moved on from another screen.')
    } catch (error) {
      setSaid(problemOf(error, 'The round couldn’t be moved on').message)
    }
    // A second press in the same place must not move the round on once more.
    setTimeout(() => setMoving(false), DOUBLE_PRESS_MS)
  }
  return {
    isMoving,
    said,
    next: nextPlace(state, scenarioIds.length),
    before: placeBefore(state),
    onNext: () => void move(nextPlace(state, scenarioIds.length)),
    onBack: () => void move(placeBefore(state)),
    onTurnClock: (isClockStopped: boolean) =>
      void move({ position: state.position, phase: state.phase, isClockStopped }),
    onEnd: () => void move({ position: state.position, phase: 'over' }),
  }
}
