import type { Endpoint } from '@think-twice/contract/endpoint'
import { postProgress } from '@think-twice/contract/learning'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { ANSWERS_A_MINUTE } from '@think-twice/core/class/class-limits'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { takeRoom, unlimitedRoom } from '../learning/saving-limits.ts'
import { Refusal } from '../refusal.ts'
import { SECONDS_A_DAY, SECONDS_A_MINUTE, SECONDS_AN_HOUR } from '../seconds.ts'
import type { Limiter } from '../storage/engine/limiter.ts'
import type { Storage } from '../storage/storage.ts'

/** Questions whether a username is free, from one address. */
const LOOKUPS = { name: 'username', most: 60, seconds: SECONDS_A_MINUTE }
/** Answers to the day's argument that count, from one address. */
const ANSWERS_TODAY = { name: 'today', most: 1000, seconds: SECONDS_AN_HOUR }

/**
 * Calls per person: writes, far more than a learner needs, and large reads, which take long to make. Each process counts
 * in memory, because counting in the database would double the writes. Results and answers are limited by
 * `saving-limits.ts` instead.
 */
const WRITES = { name: 'writes', most: 600, seconds: SECONDS_AN_HOUR }
const LARGE_READS = { name: 'large-reads', most: 60, seconds: SECONDS_A_MINUTE }
const LIMITED_BY_ROOM: readonly Endpoint[] = [postQuizResult, postProgress]

/** Failures before waiting starts; the wait doubles with each further one. */
const FREE_FAILURES = 10
const FIRST_WAIT = SECONDS_A_MINUTE
const LONGEST_WAIT = SECONDS_AN_HOUR

/** Failures allowed from unknown devices: for one name overall, and from one address for all names. */
const NAME_FAILURES = { name: 'name', most: 100, seconds: SECONDS_A_DAY }
const ADDRESS_FAILURES = { name: 'login', most: 1000, seconds: 15 * SECONDS_A_MINUTE }

/** Wrong codes of classes and seats, from one browser and from one address. A right code is never refused. */
const BROWSER_CODES = { name: 'browser-codes', most: 30, seconds: 15 * SECONDS_A_MINUTE }
const ADDRESS_CODES = { name: 'address-codes', most: 1000, seconds: 15 * SECONDS_A_MINUTE }

export type SignInTry = {
  username: string
  address: string
  /** The browser has been used to sign in as this person before. */
  isKnownDevice: boolean
}

export type CallLimits = ReturnType<typeof createCallLimits>

/**
 * Limits what someone who guesses passwords would do often, as the tables above set it; only the number of registrations
 * is a setting. Most of it is counted in the database, which all processes share. Names and addresses are stored there
 * hashed with `secret`; a name may be a password that was typed in the wrong field.
 */
export function createCallLimits(
  storage: Pick<Storage, 'limiter'>,
  { registrationsPerHour, secret }: { registrationsPerHour: number; secret: string },
) {
  const limitOf = ({ name, most, seconds }: Rule) => ({ most, limiter: storage.limiter({ name, seconds, secret }) })
  const lookups = limitOf(LOOKUPS)
  const answersToday = limitOf(ANSWERS_TODAY)
  const registrations = limitOf({ name: 'register', most: registrationsPerHour, seconds: SECONDS_AN_HOUR })
  const nameFailures = limitOf(NAME_FAILURES)
  const addressFailures = limitOf(ADDRESS_FAILURES)
  const writes = memoryLimitOf(WRITES)
  const largeReads = memoryLimitOf(LARGE_READS)
  const seatWrites = memoryLimitOf({ name: 'seat', most: ANSWERS_A_MINUTE, seconds: SECONDS_A_MINUTE })
  const browserCodes = limitOf(BROWSER_CODES)
  const addressCodes = limitOf(ADDRESS_CODES)
  const failures = storage.limiter({ name: 'failures', seconds: SECONDS_A_DAY, secret })
  const waits = storage.limiter({ name: 'waits', seconds: FIRST_WAIT, secret })

  return {
    /** Refuses to look up a username if this address has asked too often. */
    async admitLookup(address: string): Promise<void> {
      await countAgainst(lookups, networkOf(address))
    },

    /** Refuses an answer to the day's argument if too many from this address counted. */
    async admitAnswerToday(address: string): Promise<void> {
      await countAgainst(answersToday, networkOf(address))
    },

    /** Takes back an answer that did not count after all. */
    async uncountAnswerToday(address: string): Promise<void> {
      await answersToday.limiter.uncount(networkOf(address))
    },

    /**
     * Refuses to make an account if this address has made too many. Only a registration that could be carried out counts,
     * so a class that mistypes names and passwords still gets all of its accounts.
     */
    async admitRegistration(address: string): Promise<void> {
      await countAgainst(registrations, networkOf(address))
    },

    /** Refuses a write or a large read if this person has made too many. */
    async admitPerson(endpoint: Endpoint, userId: number): Promise<void> {
      if (endpoint.isLarge) await consume(largeReads, userId)
      if (endpoint.method !== 'GET' && !LIMITED_BY_ROOM.includes(endpoint)) await consume(writes, userId)
    },

    /** Refuses a new result or answer if this person has saved too many. */
    takeRoom,

    /** Refuses an answer if this seat has sent too many in a minute. */
    async admitSeat(seatId: string): Promise<void> {
      await consume(seatWrites, seatId)
    },

    /** Counts a wrong code of a class or seat, and refuses if this browser or address has sent too many. */
    async countWrongCode(device: string, address: string): Promise<void> {
      await countAgainst(browserCodes, device)
      await countAgainst(addressCodes, networkOf(address))
    },

    /**
     * Refuses a login after too many failures. Known devices are counted separately; elsewhere failures count per name
     * and address, per name, and per address. So one person's guessing locks out neither the owner nor the neighbors, and
     * it makes no difference whether the account exists.
     */
    async admitLogin(tried: SignInTry): Promise<void> {
      const key = keyOf(tried)
      const msToWait = await waits.msLeft(key)
      if (msToWait > 0) refuseUntil(msToWait)
      const { count } = await failures.count(key)
      if (count >= FREE_FAILURES) {
        // When several attempts fail at once, only the first starts the wait and gets through.
        const seconds = Math.min(FIRST_WAIT * 2 ** (count - FREE_FAILURES), LONGEST_WAIT)
        const wait = await waits.count(key, seconds)
        if (wait.count > 1) refuseUntil(wait.msBeforeNext)
      }
      if (tried.isKnownDevice) return
      await countAgainst(nameFailures, tried.username.toLowerCase())
      await countAgainst(addressFailures, networkOf(tried.address))
    },

    /** Forgets the failures that came before a successful login. */
    async forgive(tried: SignInTry): Promise<void> {
      const key = keyOf(tried)
      await failures.forget(key)
      await waits.forget(key)
      if (tried.isKnownDevice) return
      await nameFailures.limiter.uncount(tried.username.toLowerCase())
      await addressFailures.limiter.uncount(networkOf(tried.address))
    },
  }
}

/** Counts nothing, for tests and benchmarks (`RATE_LIMITS=off`). */
export const UNLIMITED: CallLimits = {
  admitLookup: async () => {},
  admitAnswerToday: async () => {},
  uncountAnswerToday: async () => {},
  admitRegistration: async () => {},
  admitPerson: async () => {},
  takeRoom: unlimitedRoom,
  admitSeat: async () => {},
  countWrongCode: async () => {},
  admitLogin: async () => {},
  forgive: async () => {},
}

type Rule = { name: string; most: number; seconds: number }
type Limit = { most: number; limiter: Limiter }

async function countAgainst({ limiter, most }: Limit, key: string): Promise<void> {
  const { count, msBeforeNext } = await limiter.count(key)
  if (count > most) refuseUntil(msBeforeNext)
}

async function consume(limiter: RateLimiterMemory, key: number | string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) refuseUntil(refused.msBeforeNext)
    throw refused
  }
}

function memoryLimitOf({ name, most, seconds }: Rule): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds })
}

function refuseUntil(msToWait: number): never {
  const seconds = Math.max(1, Math.ceil(msToWait / 1000))
  throw new Refusal('too-many-attempts', { headers: { 'retry-after': String(seconds) } })
}

function keyOf({ username, address, isKnownDevice }: SignInTry): string {
  return `${username.toLowerCase()}\n${isKnownDevice ? 'known device' : networkOf(address)}`
}

/** An IPv6 address counts as its /64, which one household or machine usually owns. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address that is written as an IPv6 one counts as itself.
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}
