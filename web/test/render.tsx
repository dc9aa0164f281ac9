import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { forgetUser } from '../src/browser/current-user.ts'
import { rereadStorage } from '../src/browser/storage.ts'
import { queryClient } from '../src/data/query-client.ts'
import { dismissToast, useToasts } from '../src/ui/show-toast.ts'
import { TooltipProvider } from '../src/ui/tooltip.tsx'

/** Draws a component on the page for the length of a test, at one of the product's addresses if that matters. */
export function render(component: ReactNode, { at }: { at?: string } = {}): void {
  const addressBefore = location.href
  if (at !== undefined) history.replaceState(null, '', at)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>{component}</TooltipProvider>
      </QueryClientProvider>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
    queryClient.clear()
    forgetUser()
    localStorage.clear()
    sessionStorage.clear()
    rereadStorage()
    history.replaceState(null, '', addressBefore)
  })
}

/** Calls a hook in a component of its own; `current` is its latest result. */
export function renderHook<Value>(useValue: () => Value, options?: { at?: string }): { readonly current: Value } {
  const values: Value[] = []
  function Caller() {
    values.push(useValue())
    return null
  }
  render(<Caller />, options)
  return {
    get current() {
      const value = values.at(-1)
      if (value === undefined) throw new Error('The hook gave nothing')
      return value
    },
  }
}

/** The text of some elements, in order. */
export function textsOf(found: { elements: () => Element[] }): string[] {
  return found.elements().map(({ textContent }) => textContent)
}

/** Opens everything on the page that is folded. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true
}

/** Every test begins without a toast from the previous one. */
export function startWithoutToasts(): void {
  beforeEach(() => {
    for (const { id } of renderHook(useToasts).current) dismissToast(id)
  })
}

/** The toast that is showing. */
export const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
