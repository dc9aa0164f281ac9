import type { Body, Endpoint, Reply } from '@think-twice/contract/endpoint'
import { postDispute, postProgress, putStreak } from '@think-twice/contract/learning'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { postSeatAnswer } from '@think-twice/contract/seats'
import { isSeatOwner, type OwnerId } from '../browser/kept-records.ts'
import { codeOfSeat } from '../browser/seats.ts'
import { CALL_TIMEOUT, deliver, fillPath, type UnreadReply } from '../data/api.ts'
import { ApiError, readReply } from '../data/http.ts'
import { POLL_TIMEOUT } from '../data/polling.ts'
import { ofClass } from '../data/seats.ts'

/** The calls that go through the outbox: the kind of an entry, as it is stored on devices, and its endpoint. */
const OUTBOX_ENDPOINTS = {
  'quiz-result': postQuizResult,
  progress: postProgress,
  streak: putStreak,
  dispute: postDispute,
  'seat-answer': postSeatAnswer,
} as const

type Endpoints = typeof OUTBOX_ENDPOINTS
type Kind = keyof Endpoints

/** The call of an entry: the body that its kind's endpoint takes. */
export type OutboxCall<Of extends Kind = Kind> = {
  [Each in Of]: { kind: Each; body: Body<Endpoints[Each]> }
}[Of]

/**
 * Our server's reply when it took an entry, and its status; null if it could not be read, which does not make the entry any less
 * saved.
 */
export type SavedReply<Of extends Kind = Kind> = {
  [Each in Of]: { kind: Each; status: number; reply: Reply<Endpoints[Each]> | null }
}[Of]

type Sent<Of extends Kind> = { id: string; userId: OwnerId; call: OutboxCall<Of> }

/** Sends one entry. Resolves to what the reply says if our server has it, and throws for any other reply. */
export async function sendEntry<Of extends Kind>({ id, userId, call }: Sent<Of>): Promise<SavedReply<Of>> {
  const endpoint: Endpoints[Of] = OUTBOX_ENDPOINTS[call.kind]
  const reply = await deliver(endpoint, pathFor(endpoint, userId), {
    body: call.body,
    idempotencyKey: id,
    // A class waits for a vote, and sending it again changes nothing.
    timeout: isSeatOwner(userId) ? POLL_TIMEOUT : CALL_TIMEOUT,
  })
  if (!isAcknowledged(endpoint, id, reply)) {
    throw new Error(`A proxy replied ${reply.status} in place of our server.`)
  }
  return { kind: call.kind, status: reply.status, reply: readAcknowledged(endpoint, reply) }
}

function pathFor({ path }: Endpoint, owner: OwnerId): string {
  if (!isSeatOwner(owner)) return fillPath(path, { id: owner })
  const code = codeOfSeat(owner)
  if (code === null) throw new Error('This device no longer has the seat that the answer belongs to.')
  return path + ofClass(code)
}

/**
 * Does this reply say that the entry is saved? A captive portal or a proxy may reply 200 to anything; only our server
 * sends the entry's key back, with a status from the contract.
 */
export function isAcknowledged(
  endpoint: Endpoint,
  key: string,
  reply: { status: number; echo: string | null },
): boolean {
  return Object.hasOwn(endpoint.replies, reply.status) && reply.echo === key
}

/** The entry is saved whatever the reply says: one that cannot be read must not cause it to be sent again. */
function readAcknowledged<Called extends Endpoint>(
  endpoint: Called,
  { status, text }: UnreadReply,
): Reply<Called> | null {
  try {
    return readReply(endpoint, status, text)
  } catch (error) {
    console.warn('What a save changed could not be read.', error)
    return null
  }
}

/** Statuses that put the entry itself at fault, so that sending it again cannot help. */
const FINAL = [409, 413, 422]

/** Has our server refused the entry for good? Replies from a proxy, or from a server being replaced, are not final. */
export function isRefusedForGood(key: string, error: unknown): error is ApiError {
  return error instanceof ApiError && FINAL.includes(error.status) && error.isOurs && error.echo === key
}
