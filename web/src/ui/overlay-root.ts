import { useSyncExternalStore } from 'react'

/**
 * Where toasts and tooltips are drawn: inside the modal dialog on top while one is open, since what lies outside it is
 * under its backdrop and cannot be reached; otherwise in the body.
 */
let dialogs: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

export function enterDialog(dialog: HTMLElement): () => void {
  change([...dialogs, dialog])
  return () => change(dialogs.filter((each) => each !== dialog))
}

function change(next: readonly HTMLElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

export function useOverlayRoot(): HTMLElement {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => dialogs.at(-1) ?? document.body,
  )
}
