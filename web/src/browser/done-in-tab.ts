import { parseJson } from './device-storage.ts'
import { readFromTab, writeToTab } from './tab-storage.ts'

/**
 * What a visitor did in this tab, by id, and what is offered to whoever signs in here. Closing the tab forgets it.
 */
export const roundsInTab = listOfTab('rounds-of-tab')
export const quizzesInTab = listOfTab('quizzes-of-tab')

function listOfTab(key: string) {
  const read = (): readonly string[] => parseJson(readFromTab(key), idsIn) ?? []
  const write = (ids: readonly string[]) => writeToTab(key, JSON.stringify(ids))
  return {
    read,
    note(id: string): void {
      const ids = read()
      if (!ids.includes(id)) write([...ids, id])
    },
    forget: () => write([]),
  }
}

function idsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}
