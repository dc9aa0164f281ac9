import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { queryClient } from '../src/data/query-client.ts'

/** Draws a component on the page for the length of a test. */
export function render(component: ReactNode): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(<QueryClientProvider client={queryClient}>{component}</QueryClientProvider>)
  onTestFinished(() => {
    root.unmount()
    host.remove()
    queryClient.clear()
    localStorage.clear()
  })
}
