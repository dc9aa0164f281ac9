import { parseJson } from '../browser/device-storage.ts'
import { fieldsOf } from '../browser/fields-of.ts'
import { readFromTab, removeFromTab, writeToTab } from '../browser/tab-storage.ts'
import { showToast } from '../ui/show-toast.ts'
import type { ToastContent } from '../ui/toast-list.ts'

const KEY = 'carried-toast'

/** Keeps a toast over a reload of the page, to be shown after it. */
export function carryToast(content: ToastContent): void {
  writeToTab(KEY, JSON.stringify(content))
}

/** Shows the toast that was carried over the reload, if there is one. */
export function showCarriedToast(): void {
  const carried = readFromTab(KEY)
  if (carried === null) return
  removeFromTab(KEY)
  const content = parseJson(carried, toastIn)
  if (content) showToast(content)
}

function toastIn(kept: unknown): ToastContent | null {
  const { title, description } = fieldsOf(kept)
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
}
