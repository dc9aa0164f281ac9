import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { useMemo, useState } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { useRoundChanges } from '../../browser/kept-rounds.ts'
import { useIsTakenOver } from '../../browser/prerendered-page.ts'
import { discardUnfinished, listUnfinished } from '../../browser/unfinished.ts'
import { showToast } from '../../ui/show-toast.ts'

export type UnfinishedWork = {
  unfinished: readonly Unfinished[]
  /** Discards an attempt or a round, with a toast that brings it back. */
  onDiscard: (id: string) => void
}

/** What whoever is here left unfinished on this device. */
export function useUnfinishedWork(): UnfinishedWork {
  const user = useCurrentUser()
  const [readings, setReadings] = useState(0)
  const rounds = useRoundChanges()
  const isTakenOver = useIsTakenOver()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading looks at the device again, and who is here.
  const unfinished = useMemo(() => (isTakenOver ? listUnfinished() : []), [user, readings, rounds, isTakenOver])
  const readAgain = () => setReadings((times) => times + 1)
  const onDiscard = (id: string) => {
    const one = unfinished.find((each) => each.id === id)
    if (!one) return
    const restore = discardUnfinished(one)
    readAgain()
    showToast({
      title: `${one.title} discarded`,
      description: 'Your place in it is gone from this device.',
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
