import * as z from 'zod/mini'
import { keptForEach } from './kept-values.ts'

const NONE: Readonly<Record<string, string>> = {}

/** Unsent drafts of disputes, by scenario id. */
const drafts = keptForEach({ key: 'dispute-drafts', schema: z.record(z.string(), z.string()), initial: NONE })

/** This person's draft, or the one written here before they signed in; empty if none. */
export function disputeDraft(userId: number | null, scenario: string): string {
  return drafts(userId).get()[scenario] ?? drafts(null).get()[scenario] ?? ''
}

export function keepDisputeDraft(userId: number | null, scenario: string, text: string): void {
  drafts(userId).set({ ...drafts(userId).get(), [scenario]: text })
}

/** Drops the draft of a text that was sent. */
export function dropDisputeDraft(userId: number | null, scenario: string): void {
  for (const of of new Set([userId, null])) {
    const { [scenario]: _, ...others } = drafts(of).get()
    drafts(of).set(Object.keys(others).length === 0 ? NONE : others)
  }
}

/** Drops all of a person's drafts. */
export function dropDisputeDraftsOf(userId: number | null): void {
  drafts(userId).set(NONE)
}
