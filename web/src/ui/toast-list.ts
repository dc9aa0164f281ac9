/** What a toast says. */
export type ToastContent = {
  title: string
  description: string
  style?: 'default' | 'destructive'
  /** Reports something that did not happen, though nobody made a mistake: no check mark. */
  isNotice?: boolean
  /** A button that undoes what was done. */
  action?: { label: string; onAction: () => void }
}
export type Toast = ToastContent & { id: number; open: boolean }

/** Only one toast is kept at a time. */
export const TOAST_LIMIT = 1
/** A dismissed toast, no longer seen, leaves the list after this many milliseconds. */
export const REMOVE_DELAY = 1_000_000

/** The ways a list of toasts changes: added, updated, dismissed (closed), and later removed. */
export type ToastChange =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: number; content: Partial<ToastContent> }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number }

export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.type) {
    case 'add':
      return [change.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'update':
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, ...change.content } : toast))
    case 'dismiss':
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => toast.id !== change.id)
  }
}
