import { useEffect } from 'react'
import { create } from 'zustand'
import { afterPaint } from './when-idle.ts'

const announced = create(() => ({ title: '' }))
/** The latest title that screen-reader users know of. */
let told: string | null = null

/** The name of the latest screen that opened without loading a page; empty if there is none, or if it took the focus itself. */
export function useAnnouncedTitle(): string {
  return announced(({ title }) => title)
}

/** Names the page: 'Learn · Think Twice'. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Think Twice` : 'Think Twice'
    return afterPaint(() => tell(title ?? 'Think Twice'))
  }, [title])
}

/** Screen readers read the title of a page that loads, but not a title that changes. */
function tell(title: string): void {
  const isNew = told !== null && told !== title
  told = title
  // A screen that gives the focus to its question or heading is announced by that.
  if (isNew) announced.setState({ title: document.activeElement === document.body ? title : '' })
}
