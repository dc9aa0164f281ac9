import type { PracticeSession } from '@think-twice/core/practice/practice-session'
import { readStored, writeStored } from './device-storage.ts'

/** Practice sessions are kept on the device, so that a reload or the Back button returns to them. */
const KEY = 'practice-sessions'
/** Raised when the stored shape changes, so that older ones are passed over rather than misread. */
const VERSION = 1
/** The latest ones; each answer was counted when it was given, so an older one that goes takes nothing along. */
const LATEST = 5

type Kept = {
  session: PracticeSession
  /** For whom the day of this session was recorded already. */
  dayOf: readonly number[]
}

/** In case the device keeps nothing, the page still remembers until it is closed. */
let inMemory: readonly Kept[] | undefined

export function findPractice(id: string): PracticeSession | null {
  return find(id)?.session ?? null
}

export function keepPractice(session: PracticeSession): void {
  write({ session, dayOf: find(session.id)?.dayOf ?? [] })
}

/** Whether this person's day is still to be recorded for a session; asking settles it. */
export function claimDay(id: string, userId: number): boolean {
  const kept = find(id)
  if (!kept || kept.dayOf.includes(userId)) return false
  write({ ...kept, dayOf: [...kept.dayOf, userId] })
  return true
}

function find(id: string): Kept | undefined {
  return all().find(({ session }) => session.id === id)
}

function write(kept: Kept): void {
  inMemory = [kept, ...all().filter(({ session }) => session.id !== kept.session.id)].slice(0, LATEST)
  writeStored(KEY, JSON.stringify({ version: VERSION, kept: inMemory }))
}

function all(): readonly Kept[] {
  inMemory ??= read()
  return inMemory
}

function read(): Kept[] {
  try {
    const { version, kept } = JSON.parse(readStored(KEY) ?? '{}')
    return version === VERSION && Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
