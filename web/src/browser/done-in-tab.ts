import { tabTexts } from './kept-texts.ts'
import { keptValue } from './kept-value.ts'

/**
 * Rounds that a visitor played in this tab, by id; whoever signs in here is offered them. Closing the tab forgets them.
 */
export const roundsInTab = listOfTab('rounds-of-tab')
export const quizzesInTab = listOfTab('quizzes-of-tab')
/** Days whose argument a visitor answered in this tab. */
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
