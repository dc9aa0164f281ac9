import { createStore } from '../browser/store.ts'

/**
 * Where toasts and tooltips are drawn: inside the topmost modal dialog while one is open, since everything outside it
 * is under its backdrop and cannot be reached; otherwise in the body.
 */
const dialogs = createStore<readonly HTMLElement[]>([])

export function enterDialog(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog])
  return () => dialogs.set(dialogs.get().filter((each) => each !== dialog))
}

/** Undefined at build time. */
export function useOverlayRoot(): HTMLElement | undefined {
  return dialogs.use().at(-1) ?? globalThis.document?.body
}
