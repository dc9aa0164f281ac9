import * as z from 'zod/mini'
import { keptValue } from './kept-values.ts'

const NO_DISPUTES: Readonly<Record<string, string>> = {}

/** A visitor's work in this tab, by id. It is offered to the person who signs in here; closing the tab forgets it. */

export const roundsInTab = listOfTab('rounds-of-tab')
export const quizzesInTab = listOfTab('quizzes-of-tab')
/** Days whose argument was answered. */
export const daysInTab = listOfTab('days-of-tab')

/** A visitor's disputes, by scenario id. They are sent when the work is kept. */
export const disputesInTab = keptValue({
  key: 'disputes-of-tab',
  schema: z.record(z.string(), z.string()),
  initial: NO_DISPUTES,
  area: 'tab',
})

function listOfTab(key: string) {
  const none: readonly string[] = []
  const ids = keptValue({ key, schema: z.array(z.string()), initial: none, area: 'tab' })
  return {
    read: ids.get,
    note(id: string): void {
      if (!ids.get().includes(id)) ids.set([...ids.get(), id])
    },
    forget: () => ids.set(none),
  }
}
