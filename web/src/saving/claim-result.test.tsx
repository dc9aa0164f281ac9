import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { claimAttempt, dropAttempt, keepAttempt, ownerOf } from '../browser/kept-attempts.ts'
import { claimOpenResult, claimResult } from './claim-result.ts'
import { outboxStore } from './outbox-store.ts'
import { finishedAttempt } from './saving.fixture.ts'

quietConsole()

const NOW = Date.UTC(2026, 10, 21, 12)
const waiting = async () => (await outboxStore.all()).map(({ id, userId }) => [id, userId])

beforeEach(() => {
  keepAttempt(finishedAttempt('open', NOW))
  const before = location.href
  return () => history.replaceState(null, '', before)
})

afterEach(async () => {
  dropAttempt('open')
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

const lookAt = (address: string) => history.replaceState(null, '', address)

test('a visitor’s result goes to the person who claims it, and waits to be sent in their name', async () => {
  await claimResult(finishedAttempt('open', NOW), ADA.id)
  expect(ownerOf('open')).toBe(ADA.id)
  expect(await waiting()).toEqual([['open', ADA.id]])
})

test('somebody who signs in while looking at a result keeps it', async () => {
  lookAt('/?session=open')
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBe(ADA.id)
  expect(await waiting()).toEqual([['open', ADA.id]])
})

test.each([
  ['another page', '/learn?session=open'],
  ['home itself', '/'],
  ['a result that is not on this device', '/?session=nowhere'],
])('signing in at %s claims nothing', async (_, address) => {
  lookAt(address)
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBeNull()
  expect(await waiting()).toEqual([])
})

test('a result that belongs to somebody else stays theirs', async () => {
  claimAttempt('open', 8)
  lookAt('/?session=open')
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBe(8)
  expect(await waiting()).toEqual([])
})

test('an attempt in progress is not claimed as a result', async () => {
  const { state: _, ...attempt } = finishedAttempt('open', NOW)
  keepAttempt({ ...attempt, state: 'in progress', position: 0 })
  lookAt('/?session=open')
  await claimOpenResult(ADA.id)
  expect(ownerOf('open')).toBeNull()
  expect(await waiting()).toEqual([])
})
