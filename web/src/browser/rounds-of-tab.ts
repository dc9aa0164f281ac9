/** The rounds that a visitor played in this tab, and that are offered to whoever signs in here. Closing the tab forgets them. */
const KEY = 'rounds-of-tab'

/** In case the tab keeps nothing: until the page is left. */
let inMemory: readonly string[] = []

export function roundsOfTab(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return inMemory
  }
}

/** Notes that a visitor answered something in a round here. */
export function noteRoundOfTab(id: string): void {
  const ids = roundsOfTab()
  if (!ids.includes(id)) write([...ids, id])
}

export function forgetRoundsOfTab(): void {
  write([])
}

function write(ids: readonly string[]): void {
  inMemory = ids
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch (error) {
    console.warn('What was played in this tab could not be noted.', error)
  }
}
