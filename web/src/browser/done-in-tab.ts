/**
 * What a visitor did in this tab, by id, and what is offered to whoever signs in here. Closing the tab forgets it.
 */
export const roundsInTab = listOfTab('rounds-of-tab')
export const quizzesInTab = listOfTab('quizzes-of-tab')

function listOfTab(key: string) {
  /** In case the tab keeps nothing: until the page is left. */
  let inMemory: readonly string[] = []

  function read(): readonly string[] {
    try {
      const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
    } catch {
      return inMemory
    }
  }

  function write(ids: readonly string[]): void {
    inMemory = ids
    try {
      sessionStorage.setItem(key, JSON.stringify(ids))
    } catch (error) {
      console.warn('What was done in this tab could not be noted.', error)
    }
  }

  return {
    read,
    note(id: string): void {
      const ids = read()
      if (!ids.includes(id)) write([...ids, id])
    },
    forget: () => write([]),
  }
}
