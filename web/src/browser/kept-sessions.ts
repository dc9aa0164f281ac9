import {
  answeredCount,
  type CompleteSession,
  type QuizSession,
  type RunningSession,
} from '@think-twice/core/quiz/quiz-attempt'
import { readStored, removeStored, storedKeys, writeStored } from './device-storage.ts'

/** Sessions are kept on the device, so that a reload, the Back button or a closed page loses none. */
const PREFIX = 'session:'
/** Raised when the stored shape changes, so that an older one is passed over rather than misread. */
const VERSION = 1
/** How many finished sessions stay for the Back button. */
const FINISHED_KEPT = 5

type Kept = {
  version: typeof VERSION
  savedAt: number
  session: QuizSession
  /** Whose result it became; absent while it is a visitor's. */
  ownerId?: number
  /** The server has said that it keeps the result. */
  isSaved?: true
}

/** In case the device keeps nothing, the page still remembers until it is closed. */
const inMemory = new Map<string, Kept>()

export function keepSession(session: QuizSession): void {
  write({ ...findKept(session.id), version: VERSION, savedAt: Date.now(), session })
  if (session.state === 'complete') dropOldFinished()
}

/** Whose result a session became; null while it is a visitor's, or unknown. */
export function ownerOf(id: string): number | null {
  return findKept(id)?.ownerId ?? null
}

export function claimSession(id: string, ownerId: number): void {
  const kept = findKept(id)
  if (kept) write({ ...kept, ownerId })
}

/** Does the server keep the result of this session? */
export function isSaved(id: string): boolean {
  return findKept(id)?.isSaved ?? false
}

export function markSaved(id: string): void {
  const kept = findKept(id)
  if (kept) write({ ...kept, isSaved: true })
}

/** Finished sessions that became this person's results, and of which the server has not said that it keeps them. */
export function unsavedSessions(ownerId: number): CompleteSession[] {
  return allKept()
    .filter((kept) => kept.ownerId === ownerId && !kept.isSaved)
    .map(({ session }) => session)
    .filter((session) => session.state === 'complete')
}

function write(kept: Kept): void {
  inMemory.set(kept.session.id, kept)
  writeStored(PREFIX + kept.session.id, JSON.stringify(kept))
}

function findKept(id: string): Kept | null {
  return inMemory.get(id) ?? parseKept(readStored(PREFIX + id))
}

export function findSession(id: string): QuizSession | null {
  return findKept(id)?.session ?? null
}

/** Sessions with an answer and no end, the one left last first. */
export function unfinishedSessions(): RunningSession[] {
  return allKept()
    .map(({ session }) => session)
    .filter((session) => session.state === 'in progress' && answeredCount(session) > 0) as RunningSession[]
}

export function dropSession(id: string): void {
  inMemory.delete(id)
  removeStored(PREFIX + id)
}

function dropOldFinished(): void {
  const finished = allKept().filter(({ session }) => session.state === 'complete')
  for (const { session } of finished.slice(FINISHED_KEPT)) dropSession(session.id)
}

function allKept(): Kept[] {
  const stored = storedKeys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseKept(readStored(key)) ?? [])
  const byId = new Map(stored.map((kept) => [kept.session.id, kept]))
  for (const [id, kept] of inMemory) byId.set(id, kept)
  return [...byId.values()].sort((one, other) => other.savedAt - one.savedAt)
}

function parseKept(text: string | null): Kept | null {
  if (text === null) return null
  try {
    const kept: Kept = JSON.parse(text)
    return kept.version === VERSION && Array.isArray(kept.session.questions) ? kept : null
  } catch {
    return null
  }
}
