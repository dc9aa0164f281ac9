import { showToast } from '../ui/show-toast.ts'
import type { ToastContent } from '../ui/toast-list.ts'

const KEY = 'carried-toast'

/** Keeps a toast over a reload of the page, to be shown after it. */
export function carryToast(content: ToastContent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(content))
  } catch (error) {
    console.warn('The message could not be kept over the reload.', error)
  }
}

/** Shows the toast that was carried over the reload, if there is one. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(KEY)
    if (carried === null) return
    sessionStorage.removeItem(KEY)
    const { title, description } = JSON.parse(carried)
    if (typeof title === 'string' && typeof description === 'string') showToast({ title, description })
  } catch (error) {
    console.warn('A message of the last page could not be read.', error)
  }
}
