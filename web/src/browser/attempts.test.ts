import { choose } from '@think-twice/core/quiz/quiz-attempt'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishedOf, someAttempt } from '../../test/attempts.ts'
import {
  claimAttempt,
  dropAttempt,
  findAttempt,
  finishedAttempts,
  keepAttempt,
  openAttempt,
  ownerOf,
} from './attempts.ts'
import { endUserSession, forgetUser, rememberUser } from './current-user.ts'
import { stubDevice } from './device.fixture.ts'
import { rereadStorage } from './storage.ts'

const NOW = 1_795_000_000_000
const ADA = { id: 7, name: 'Ada', username: 'ada', createdAt: NOW }
const BOB = { id: 8, name: 'Bob', username: 'bob', createdAt: NOW }

/** An attempt of two questions, one of them answered. */
const begun = (id: string) => choose(someAttempt(id, ['Straw Man', 'Anchoring']), 0)
const finished = (id: string, at = NOW) => finishedOf(begun(id), [], at)

let device: Storage

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  device = stubDevice().local
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an attempt in progress survives closing the page, until it is dropped', () => {
  keepAttempt(begun('a'))
  rereadStorage()
  expect(findAttempt('a')).toEqual(begun('a'))
  dropAttempt('a')
  rereadStorage()
  expect(findAttempt('a')).toBeNull()
})

test('an attempt of somebody who was signed in is shown to nobody else, and is there again once they log in', () => {
  rememberUser(ADA)
  keepAttempt(begun('a'))
  endUserSession(ADA.id)
  expect(openAttempt('a')).not.toBeNull()
  forgetUser()
  expect(openAttempt('a')).toBeNull()
  rememberUser(BOB)
  expect(openAttempt('a')).toBeNull()
  keepAttempt(begun('a'))
  rememberUser(ADA)
  expect(openAttempt('a')).not.toBeNull()
})

test('an attempt that a visitor left is for whoever goes on with it', () => {
  keepAttempt(begun('a'))
  rememberUser(ADA)
  expect(openAttempt('a')).not.toBeNull()
  keepAttempt(begun('a'))
  expect(ownerOf('a')).toBe(ADA.id)
})

test('a finished attempt belongs to visitors until somebody claims it, and the one kept last comes first', () => {
  keepAttempt(finished('earlier', NOW + 5))
  keepAttempt(finished('later', NOW))
  expect(finishedAttempts(null).map(({ id }) => id)).toEqual(['later', 'earlier'])
  claimAttempt('later', ADA.id)
  expect(ownerOf('later')).toBe(ADA.id)
  expect(finishedAttempts(null).map(({ id }) => id)).toEqual(['earlier'])
  expect(finishedAttempts(ADA.id).map(({ id }) => id)).toEqual(['later'])
})

test('five finished attempts are kept for the Back button, and older ones are removed', () => {
  for (const each of [0, 1, 2, 3, 4, 5]) keepAttempt(finished(`f${each}`))
  expect(['f0', 'f1', 'f5'].map((id) => findAttempt(id) !== null)).toEqual([false, true, true])
})

test.each(['{}', '{"version":2,"savedAt":1,"place":1,"ownerId":null,"attempt":{"questions":[]}}', '{"version":3}'])(
  'a record of another kind or version (%s) is ignored',
  (text) => {
    device.setItem('attempt:x', text)
    rereadStorage()
    expect(findAttempt('x')).toBeNull()
  },
)
