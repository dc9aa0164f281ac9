import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { dismissToast, useToasts } from '../src/ui/show-toast.ts'
import { renderHook } from './render.tsx'

/** Every test begins without a toast from the previous one. */
export function startWithoutToasts(): void {
  beforeEach(() => {
    for (const { id } of renderHook(useToasts).current) dismissToast(id)
  })
}

/** The toast that is showing. */
export const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
