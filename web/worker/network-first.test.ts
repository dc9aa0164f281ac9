import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst } from './network-first.ts'

const answered = (status: number) => new Response('from the network', { status })
const findCopy = async () => new Response('from the cache')
const findNone = async () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([200, 304, 404, 429])('a reply with status %i comes from the network', async (status) => {
  const body = status === 304 ? null : 'from the network'
  const response = await networkFirst(Promise.resolve(new Response(body, { status })), findCopy)
  expect(response.status).toBe(status)
})

test.each([500, 502, 503])('a cached copy replaces a reply with status %i', async (status) => {
  const response = await networkFirst(Promise.resolve(answered(status)), findCopy)
  expect(await response.text()).toBe('from the cache')
})

test('a cached copy is used without a network', async () => {
  const response = await networkFirst(Promise.reject(new TypeError('Failed to fetch')), findCopy)
  expect(await response.text()).toBe('from the cache')
})

test('a cached copy is used when the network takes longer than four seconds', async () => {
  const slow = (delay: number) => new Promise<Response>((settle) => setTimeout(settle, delay, answered(200)))
  const soon = networkFirst(slow(3999), findCopy)
  const late = networkFirst(slow(4001), findCopy)
  await vi.runAllTimersAsync()
  expect(await (await soon).text()).toBe('from the network')
  expect(await (await late).text()).toBe('from the cache')
})

test('the failure itself is returned when there is no cached copy', async () => {
  expect((await networkFirst(Promise.resolve(answered(503)), findNone)).status).toBe(503)
  expect((await networkFirst(Promise.reject(new TypeError('Failed to fetch')), findNone)).type).toBe('error')
})
