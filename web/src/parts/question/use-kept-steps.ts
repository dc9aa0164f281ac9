import { type RefObject, useCallback, useEffect, useRef } from 'react'

type Work = { id: string }

type Kept<State> = {
  keep: (state: State) => void
  watch: (id: string, listener: (state: State) => void) => () => void
  /** Called after a step was taken here and kept. Like the next, it must be the same function at every render. */
  onStep: (after: State, before: State) => void
  /** Called when another tab has taken the work further. */
  onStepElsewhere: (state: State) => void
}

/**
 * Takes a quiz or a round from step to step. Every step starts from the newest state rather than from the one last drawn,
 * and is kept on the device; steps taken in another tab arrive here too. A step that changes nothing is ignored.
 */
export function useKeptSteps<State extends Work>(
  initial: State,
  { keep, watch, onStep, onStepElsewhere }: Kept<State>,
): { latest: RefObject<State>; take: (step: (before: State) => State) => void } {
  const latest = useRef(initial)
  const take = useCallback(
    (step: (before: State) => State) => {
      const before = latest.current
      const after = step(before)
      if (after === before) return
      latest.current = after
      keep(after)
      onStep(after, before)
    },
    [keep, onStep],
  )
  useEffect(
    () =>
      watch(initial.id, (state) => {
        latest.current = state
        onStepElsewhere(state)
      }),
    [initial.id, watch, onStepElsewhere],
  )
  return { latest, take }
}
