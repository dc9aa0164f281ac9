import {
  answeredCount,
  type CompleteAttempt,
  type QuizAttempt,
  type RunningAttempt,
} from '@think-twice/core/quiz/quiz-attempt'
import { afterPaint } from './after-paint.ts'
import { timeNow } from './clock.ts'
import { currentUser, personHere } from './current-user.ts'
import { fieldsOf } from './fields-of.ts'
import { keptRecords } from './kept-records.ts'

/** Raised when the stored shape changes, so that an older one is skipped rather than misread. */
const VERSION = 1
/** How many finished attempts stay for the Back button. */
const FINISHED_KEPT = 5

type KeptAttempt = {
  version: typeof VERSION
  savedAt: number
  attempt: QuizAttempt
  /** The person whose attempt it is, from the first step taken while signed in; absent as long as it is a visitor's. */
  ownerId?: number
}

/** Attempts are kept on the device, so that a reload, the Back button or a closed page loses none of them. */
const records = keptRecords<KeptAttempt>({
  // On the device an attempt is still called a session, so that those kept by earlier versions are found.
  prefix: 'session:',
  idOf: ({ attempt }) => attempt.id,
  check: keptIn,
  written: ({ attempt, ...rest }) => ({ ...rest, session: attempt }),
})

export function keepAttempt(attempt: QuizAttempt): void {
  const known = records.find(attempt.id)
  const ownerId = known?.ownerId ?? currentUser()?.id
  write({ ...known, ...(ownerId !== undefined && { ownerId }), version: VERSION, savedAt: timeNow(), attempt })
}

/** The person whose attempt it is; null if it is a visitor's, or unknown. */
export function ownerOf(id: string): number | null {
  return records.find(id)?.ownerId ?? null
}

export function claimAttempt(id: string, ownerId: number): void {
  const kept = records.find(id)
  if (kept) write({ ...kept, ownerId })
}

/** This person's finished attempts that are still on the device. */
export function finishedAttempts(ownerId: number): CompleteAttempt[] {
  return records
    .all()
    .filter((kept) => kept.ownerId === ownerId)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'complete')
}

/**
 * Ids of attempts not yet written to the device: writing 48 questions after each answer would cause a noticeable delay.
 */
const unwritten = new Set<string>()

function write(kept: KeptAttempt): void {
  records.hold(kept)
  const isScheduled = unwritten.size > 0
  // Added before the write is scheduled, because where nothing is painted it happens at once.
  unwritten.add(kept.attempt.id)
  if (!isScheduled) afterPaint(writeKept)
}

/** Writes to the device what is not there yet: after the next paint, or now because the page is about to be left. */
export function writeKept(): void {
  for (const id of unwritten) records.write(id)
  const hasFinished = [...unwritten].some((id) => findAttempt(id)?.state === 'complete')
  unwritten.clear()
  if (hasFinished) dropOldFinished()
}
globalThis.addEventListener?.('pagehide', writeKept)

/** Calls `heed` with an attempt each time another tab takes it further, until the returned function is called. */
export function watchAttempt(id: string, heed: (attempt: QuizAttempt) => void): () => void {
  return records.watch(id, ({ attempt }) => heed(attempt))
}

export function findAttempt(id: string): QuizAttempt | null {
  return records.find(id)?.attempt ?? null
}

/** An attempt for whoever is here to go on with or to look at: null if it is somebody else's. */
export function openAttempt(id: string): QuizAttempt | null {
  const kept = records.find(id)
  return kept && isOfPersonHere(kept) ? kept.attempt : null
}

/**
 * Attempts with at least one answer that have not ended, the most recently left first: those of whoever is here, and
 * those that visitors left.
 */
export function unfinishedAttempts(): RunningAttempt[] {
  return records
    .all()
    .filter(isOfPersonHere)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'in progress')
    .filter((attempt) => answeredCount(attempt) > 0)
}

/** When an attempt was last kept, in milliseconds since 1970; null if it is not kept. */
export function keptAt(id: string): number | null {
  return records.find(id)?.savedAt ?? null
}

/** A visitor's finished attempts that are still kept on the device, the latest first. */
export function visitorsFinished(): CompleteAttempt[] {
  return records
    .all()
    .filter(({ ownerId }) => ownerId === undefined)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.state === 'complete')
    .sort((one, other) => other.finishedAt - one.finishedAt)
}

export function dropAttempt(id: string): void {
  unwritten.delete(id)
  records.drop(id)
}

function isOfPersonHere({ ownerId }: KeptAttempt): boolean {
  return ownerId === undefined || ownerId === personHere()
}

function dropOldFinished(): void {
  const finished = records.all().filter(({ attempt }) => attempt.state === 'complete')
  for (const { attempt } of finished.slice(FINISHED_KEPT)) dropAttempt(attempt.id)
}

function keptIn(value: unknown): KeptAttempt | null {
  if (!isStored(value)) return null
  const { session, ...rest } = value
  return { ...rest, attempt: session }
}

/** Only we write this version, so finding a list of questions is proof enough of the rest. */
function isStored(value: unknown): value is Omit<KeptAttempt, 'attempt'> & { session: QuizAttempt } {
  const { version, session } = fieldsOf(value)
  return version === VERSION && Array.isArray(fieldsOf(session)['questions'])
}
