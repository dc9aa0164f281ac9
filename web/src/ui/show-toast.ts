import { afterPaint } from '../browser/after-paint.ts'
import { createStore } from '../browser/store.ts'
import { changeToasts, REMOVE_DELAY, type Toast, type ToastChange, type ToastContent } from './toast-list.ts'

const toasts = createStore<readonly Toast[]>([])
let lastId = 0
/** Toasts waiting until the current one is gone. */
const next: ToastContent[] = []

export const useToasts = toasts.use

function change(by: ToastChange): void {
  toasts.set(changeToasts(toasts.get(), by))
}

/** Shows a toast in place of the current one. */
export function showToast(content: ToastContent): void {
  lastId += 1
  change({ type: 'add', toast: { ...content, id: lastId, open: true } })
}

/** Shows a toast about the next page, once that page is painted. A toast about the previous page goes away at once. */
export function showToastAfterPaint(content: ToastContent): void {
  if (toasts.get().length > 0) toasts.set([])
  afterPaint(() => showToast(content))
}

/** Shows a toast once the current one is gone. */
export function showToastNext(content: ToastContent): void {
  if (toasts.get().some(({ open }) => open)) next.push(content)
  else showToast(content)
}

export function dismissToast(id: number): void {
  change({ type: 'dismiss', id })
  setTimeout(() => change({ type: 'remove', id }), REMOVE_DELAY)
  const following = next.shift()
  if (following) showToast(following)
}
