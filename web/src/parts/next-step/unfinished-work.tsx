import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { attemptAddress, roundAddress } from '../../addresses.ts'
import { discardUnfinished, useUnfinished } from '../../browser/unfinished.ts'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/show-toast.ts'

export type UnfinishedWork = {
  unfinished: readonly Unfinished[]
  /** Discards an attempt or a round, with a toast that brings it back. */
  onDiscard: (id: string) => void
}

/** The current user's unfinished attempts and rounds on this device. */
export function useUnfinishedWork(): UnfinishedWork {
  const unfinished = useUnfinished()
  const onDiscard = (id: string) => {
    const one = unfinished.find((each) => each.id === id)
    if (!one) return
    const onAction = discardUnfinished(one)
    showToast({
      title: `${one.title} discarded`,
      description: 'Your place in it is gone from this device.',
      action: { label: 'Undo', onAction },
    })
  }
  return { unfinished, onDiscard }
}

/** Where something unfinished continues. */
export function addressOfUnfinished({ kind, id }: Unfinished): string {
  return kind === 'round' ? roundAddress(id) : attemptAddress(id)
}

type DiscardButtonProps = { unfinished: Unfinished; onDiscard: (id: string) => void }

export function DiscardButton({ unfinished: { id, title }, onDiscard }: DiscardButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttons.small, buttons.plain)}
      aria-label={`Discard ${title}`}
      onClick={() => onDiscard(id)}
    >
      Discard
    </button>
  )
}
