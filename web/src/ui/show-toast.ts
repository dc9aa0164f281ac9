import { create } from 'zustand'
import { afterPaint } from '../browser/when-idle.ts'

/** The texts of a toast. */
export type ToastContent = {
  title: string
  description: string
  style?: 'default' | 'destructive'
  /** Reports something that did not happen, without being an error: no check mark. */
  isNotice?: boolean
  /** A button that undoes what was done. */
  action?: { label: string; onAction: () => void }
}
export type Toast = ToastContent & { id: number; open: boolean }

/** A dismissed toast, no longer seen, leaves the list after this many milliseconds. */
const REMOVE_DELAY = 1_000_000

const store = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))
let lastId = 0
/** Toasts waiting until the current one is gone. */
const next: ToastContent[] = []

export function useToasts(): readonly Toast[] {
  return store(({ toasts }) => toasts)
}

/** Shows a toast in place of the current one; only one is kept at a time. */
export function showToast(content: ToastContent): void {
  lastId += 1
  store.setState({ toasts: [{ ...content, id: lastId, open: true }] })
}

/** Shows a toast about the next page, once that page is painted. A toast about the previous page goes away at once. */
export function showToastAfterPaint(content: ToastContent): void {
  store.setState({ toasts: [] })
  afterPaint(() => showToast(content))
}

/** Shows a toast once the current one is gone. */
export function showToastNext(content: ToastContent): void {
  if (store.getState().toasts.some(({ open }) => open)) next.push(content)
  else showToast(content)
}

export function dismissToast(id: number): void {
  store.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }))
  setTimeout(
    () => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    REMOVE_DELAY,
  )
  const following = next.shift()
  if (following) showToast(following)
}
