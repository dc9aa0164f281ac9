import { MS_PER_DAY } from '@think-twice/core/activity/days'
import type { DBSchema } from 'idb'
import { timeNow } from '../browser/clock.ts'
import { openOnce } from './open-once.ts'
import type { OutboxCall } from './outbox-calls.ts'
import type { OutboxEntry } from './outbox-store.ts'

/** What the server has acknowledged, and when: milliseconds since 1970. */
type AcknowledgedEntry = OutboxEntry & { acknowledgedAt: number }

interface AcknowledgedSchema extends DBSchema {
  entries: {
    key: string
    value: AcknowledgedEntry
    indexes: { acknowledgedAt: number; owner: number; kind: [userId: number, kind: OutboxCall['kind']] }
  }
}

/** A separate database: to upgrade the outbox's, a page would wait for pages of an older version to close. */
const open = openOnce<AcknowledgedSchema>('think-twice-acknowledged', (database) => {
  const store = database.createObjectStore('entries', { keyPath: 'id' })
  store.createIndex('acknowledgedAt', 'acknowledgedAt')
  store.createIndex('owner', 'userId')
  store.createIndex('kind', ['userId', 'call.kind'])
})

const KEPT_FOR = 30 * MS_PER_DAY

/**
 * Keeps what the server says it has, in case it loses that; but no hearts, which may have been taken away on
 * another device since. Never throws: the server has it.
 */
export async function keepAcknowledged(entry: OutboxEntry): Promise<void> {
  const { kind } = entry.call
  if (kind === 'favorite' || kind === 'no-favorite') return
  await tried('kept', async () => {
    await (await open()).put('entries', { ...entry, acknowledgedAt: timeNow() })
  })
}

/** Drops what was acknowledged more than 30 days ago. */
export async function dropLongAcknowledged(): Promise<void> {
  await tried('sorted out', async () => {
    const { store, done } = (await open()).transaction('entries', 'readwrite')
    const old = await store.index('acknowledgedAt').getAllKeys(IDBKeyRange.upperBound(timeNow() - KEPT_FOR))
    await Promise.all([...old.map((id) => store.delete(id)), done])
  })
}

/** The ids of acknowledged entries of one kind, without reading the entries themselves: results are large. */
export async function acknowledgedIds(userId: number, kind: OutboxCall['kind']): Promise<string[]> {
  const ids = await tried('read', async () => (await open()).getAllKeysFromIndex('entries', 'kind', [userId, kind]))
  return ids ?? []
}

export async function findAcknowledged(id: string): Promise<OutboxEntry | null> {
  const found = await tried('read', async () => (await open()).get('entries', id))
  if (!found) return null
  const { acknowledgedAt: _, ...entry } = found
  return entry
}

export async function forgetAcknowledged(userId: number): Promise<void> {
  await tried('removed', async () => {
    const { store, done } = (await open()).transaction('entries', 'readwrite')
    const own = await store.index('owner').getAllKeys(userId)
    await Promise.all([...own.map((id) => store.delete(id)), done])
  })
}

/**
 * The result of some work with the database; undefined if the device keeps nothing, and then nothing can be sent again.
 */
async function tried<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    console.warn(`What was saved from this device could not be ${what} here.`, error)
    return undefined
  }
}
