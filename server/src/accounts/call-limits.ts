import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { getUsername, login, register } from '@think-twice/contract/account'
import type { Endpoint } from '@think-twice/contract/endpoint'
import { Refusal } from '@think-twice/contract/errors'
import { postProgress } from '@think-twice/contract/progress'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { postToday } from '@think-twice/contract/today'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Storage } from '../storage/storage.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What one address may do: calls in so many seconds. A login counts only when it fails. */
const ADDRESS_LIMITS = [
  { endpoint: login, name: 'login', most: 100, seconds: 15 * MINUTE },
  { endpoint: register, name: 'register', most: 100, seconds: HOUR },
  { endpoint: getUsername, name: 'username', most: 60, seconds: MINUTE },
  { endpoint: postToday, name: 'today', most: 300, seconds: DAY },
] as const

/**
 * What one person may write, in calls an hour: far more than a learner does, and not enough to fill a disk soon. Each
 * process counts by itself, because a count in the database would double what is written.
 */
const WRITER_LIMITS = [
  { endpoint: postQuizResult, name: 'results', most: 600 },
  { endpoint: postProgress, name: 'progress', most: 6000 },
] as const
const OTHER_WRITES = { name: 'writes', most: 600 }

/** Failures from one address for one name before it has to wait; the wait doubles with each further one. */
const FREE_FAILURES = 10
const FIRST_WAIT = MINUTE
const LONGEST_WAIT = HOUR

/** Counts what a guesser would do much of, in the database that all processes share. */
export type CallLimits = {
  /** Refuses a call when its address has made too many of them. */
  admitAddress(endpoint: Endpoint, address: string): Promise<void>
  /** Refuses a call that changes something when this person has made too many of its kind. */
  admitWriter(endpoint: Endpoint, userId: number): Promise<void>
  /**
   * Refuses a login when this address has failed too often for this name. A name is counted for each address by
   * itself, so that nobody is locked out by the guesses of somebody elsewhere; it makes no difference
   * whether there is such an account.
   */
  admitLogin(username: string, address: string): Promise<void>
  /** A login that came right was no failure, and makes up for those before it. */
  forgive(username: string, address: string): Promise<void>
}

export function createCallLimits(storage: Pick<Storage, 'limiter'>): CallLimits {
  const byAddress = new Map<Endpoint, ReturnType<typeof limitOf>>()
  for (const limit of ADDRESS_LIMITS) byAddress.set(limit.endpoint, limitOf(storage, limit))
  const byWriter = new Map<Endpoint, RateLimiterMemory>()
  for (const { endpoint, ...limit } of WRITER_LIMITS) byWriter.set(endpoint, writerLimitOf(limit))
  const otherWrites = writerLimitOf(OTHER_WRITES)
  const failures = storage.limiter({ keyPrefix: 'failures', points: FREE_FAILURES, duration: DAY })
  const waits = storage.limiter({ keyPrefix: 'waits', points: 1, duration: FIRST_WAIT })

  return {
    async admitAddress(endpoint, address) {
      const limit = byAddress.get(endpoint)
      if (!limit) return
      const { count, msBeforeNext } = await limit.limiter.count(networkOf(address))
      if (count > limit.most) refuse(msBeforeNext)
    },

    async admitWriter(endpoint, userId) {
      try {
        await (byWriter.get(endpoint) ?? otherWrites).consume(userId)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) refuse(refused.msBeforeNext)
        throw refused
      }
    },

    async admitLogin(username, address) {
      const key = keyOf(username, address)
      const msToWait = await waits.msLeft(key)
      if (msToWait > 0) refuse(msToWait)
      const { count } = await failures.count(key)
      if (count < FREE_FAILURES) return
      // Only the first of several at once begins the wait and gets through.
      const seconds = Math.min(FIRST_WAIT * 2 ** (count - FREE_FAILURES), LONGEST_WAIT)
      const wait = await waits.count(key, seconds)
      if (wait.count > 1) refuse(wait.msBeforeNext)
    },

    async forgive(username, address) {
      const key = keyOf(username, address)
      await byAddress.get(login)!.limiter.uncount(networkOf(address))
      await failures.forget(key)
      await waits.forget(key)
    },
  }
}

/** Counts nothing: for tests and benchmarks (`RATE_LIMITS=off`). */
export const UNLIMITED: CallLimits = {
  admitAddress: async () => {},
  admitWriter: async () => {},
  admitLogin: async () => {},
  forgive: async () => {},
}

function limitOf(storage: Pick<Storage, 'limiter'>, { name, most, seconds }: (typeof ADDRESS_LIMITS)[number]) {
  return { most, limiter: storage.limiter({ keyPrefix: name, points: most, duration: seconds }) }
}

function writerLimitOf({ name, most }: { name: string; most: number }): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: most, duration: HOUR })
}

function refuse(msToWait: number): never {
  throw new Refusal('too-many-attempts', { 'retry-after': String(Math.max(1, Math.ceil(msToWait / 1000))) })
}

/** What was typed as a name may be a password, so only its hash is kept. */
function keyOf(username: string, address: string): string {
  return createHash('sha256')
    .update(`${username.toLowerCase()}\n${networkOf(address)}`)
    .digest('base64url')
}

/** An IPv6 address stands for its /64: one household or machine has all of that. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (embedded) return embedded[1]!
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}
