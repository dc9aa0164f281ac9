import * as z from 'zod/mini'
import { keptValue } from '../browser/storage.ts'
import { showToast, type ToastContent } from '../ui/show-toast.ts'

const carried = keptValue({
  key: 'carried-toast',
  schema: z.object({ title: z.string(), description: z.string() }),
  initial: null,
  area: 'tab',
})

/** Keeps a toast through a reload of the page, to be shown afterward. */
export function carryToast({ title, description }: ToastContent): void {
  carried.set({ title, description })
}

/** Shows the toast that was carried through the reload, if there is one. */
export function showCarriedToast(): void {
  const content = carried.get()
  if (!content) return
  carried.set(null)
  showToast(content)
}
