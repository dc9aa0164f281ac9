import { DAY, type Time } from '@think-twice/core/activity/days'
import { Refusal } from '../refusal.ts'
import type { ChangingLearner } from '../storage/learning/learners.ts'

/** The number of records one person may save at once, and that become free again each day: far more than a learner needs. */
const ROOM = {
  results: { most: 600, aDay: 60 },
  answers: { most: 20_000, aDay: 2000 },
} as const

/** Takes the room of one more result or answer; a learner without any is refused for now. */
export type TakeRoom = (learner: ChangingLearner, kind: keyof typeof ROOM, now: Time) => ChangingLearner

export const takeRoom: TakeRoom = (learner, kind, now) => {
  const field = `${kind}FreeAt` as const
  const { most, aDay } = ROOM[kind]
  const oneTakes = DAY / aDay
  const latest = now + most * oneTakes
  // A time that is later by more than a day comes from a clock that was ahead for a while.
  const known = learner[field] > latest + DAY ? now : learner[field]
  const freeAt = Math.max(known, now) + oneTakes
  if (freeAt > latest) {
    throw new Refusal('no-room-for-now', { headers: { 'retry-after': String(Math.ceil((freeAt - latest) / 1000)) } })
  }
  return { ...learner, [field]: freeAt }
}

/** Lets everything in, for what the server itself makes, tests and benchmarks. */
export const unlimitedRoom: TakeRoom = (learner) => learner
