import { create } from 'zustand'

/**
 * Where toasts and tooltips are drawn: inside the topmost modal dialog while one is open, since everything outside it
 * is under its backdrop and cannot be reached; otherwise in the body.
 */
const store = create<{ dialogs: readonly HTMLElement[] }>(() => ({ dialogs: [] }))

export function enterDialog(dialog: HTMLElement): () => void {
  store.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }))
  return () => store.setState(({ dialogs }) => ({ dialogs: dialogs.filter((each) => each !== dialog) }))
}

/** Undefined at build time. */
export function useOverlayRoot(): HTMLElement | undefined {
  return store(({ dialogs }) => dialogs.at(-1)) ?? globalThis.document?.body
}
