import { tabTexts } from './kept-texts.ts'
import { keptValue } from './kept-value.ts'

/**
 * What a visitor did in this tab, by id, and what is offered to whoever signs in here. Closing the tab forgets it.
 */
export const roundsInTab = listOfTab('rounds-of-tab')
export const quizzesInTab = listOfTab('quizzes-of-tab')
/** By the day whose argument was answered. */
export const daysInTab = listOfTab('days-of-tab')

function listOfTab(key: string) {
  const kept = keptValue(key, idsIn, tabTexts)
  const read = (): readonly string[] => kept.read() ?? []
  return {
    read,
    note(id: string): void {
      const ids = read()
      if (!ids.includes(id)) kept.write([...ids, id])
    },
    forget: () => kept.write([]),
  }
}

function idsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}
