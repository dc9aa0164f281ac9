import { fieldsOf } from '../browser/fields-of.ts'
import { tabTexts } from '../browser/kept-texts.ts'
import { keptValue } from '../browser/kept-value.ts'
import { showToast, type ToastContent } from '../ui/show-toast.ts'

const kept = keptValue('carried-toast', toastIn, tabTexts)

/** Keeps a toast through a reload of the page, to be shown afterward. */
export function carryToast(content: ToastContent): void {
  kept.write(content)
}

/** Shows the toast that was carried through the reload, if there is one. */
export function showCarriedToast(): void {
  const content = kept.read()
  if (!content) return
  kept.drop()
  showToast(content)
}

function toastIn(found: unknown): ToastContent | null {
  const { title, description } = fieldsOf(found)
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
}
