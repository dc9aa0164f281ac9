import type { Unfinished } from '@think-twice/core/learning/unfinished'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { roundsVersion, subscribeToRounds } from '../../browser/kept-rounds.ts'
import { discardUnfinished, listUnfinished } from '../../browser/unfinished.ts'
import { showToast } from '../../ui/toasts.tsx'

export type UnfinishedWork = {
  unfinished: readonly Unfinished[]
  /** Discards one, with a toast that takes it back. */
  onDiscard: (id: string) => void
}

/** What was left before its end on this device; a visitor is nobody's id. */
export function useUnfinished(userId: number | null): UnfinishedWork {
  const [readings, setReadings] = useState(0)
  const rounds = useSyncExternalStore(subscribeToRounds, roundsVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading looks at the device anew.
  const unfinished = useMemo(() => listUnfinished(userId), [userId, readings, rounds])
  const readAgain = () => setReadings((times) => times + 1)
  const onDiscard = (id: string) => {
    const one = unfinished.find((each) => each.id === id)
    if (!one) return
    const restore = discardUnfinished(one, userId)
    readAgain()
    showToast({
      title: `${one.title} discarded`,
      description: 'Its place is gone from this device.',
      action: {
        label: 'Undo',
        onAction: () => {
          restore()
          readAgain()
        },
      },
    })
  }
  return { unfinished, onDiscard }
}
