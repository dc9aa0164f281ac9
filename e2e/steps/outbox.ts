/** The outbox: what a device keeps until the server has acknowledged it. */
import type { Page } from '@playwright/test'

/** The line beside an entry that waits in the outbox. */
export const WAITING = 'Saved on this device. It will be sent when the connection is back.'

/** The browser's own line and ours for a server that does not answer. */
export const NO_ANSWER =
  /Failed to load resource: (net::|the server responded with a status of (?:403|503))|could not be (?:sent|ended)|has not arrived/

type Entry = { id: string; userId: number; state: string; kind: string; refused?: string }

/** Everything in the outbox of this device, including what was saved lately. */
async function entries(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('think-twice-outbox')
    await new Promise((settle) => Object.assign(opening, { onsuccess: settle, onerror: settle }))
    const reading = opening.result.transaction('entries').objectStore('entries').getAll()
    await new Promise((settle) => Object.assign(reading, { onsuccess: settle, onerror: settle }))
    opening.result.close()
    return reading.result.map(({ call, ...entry }) => ({ ...entry, kind: call.kind }))
  })
}

/** The entries that wait on this device: for whom, of which kind, and why the server refused them, if it did. */
export async function unsentEntries(page: Page) {
  const unsent = (await entries(page)).filter(({ state }) => state !== 'saved')
  return unsent.map(({ id, userId, kind, refused }) => ({ id, userId, kind, refused }))
}

export async function countUnsent(page: Page): Promise<number> {
  return (await unsentEntries(page)).length
}
