import { formKey } from '@think-twice/core/quiz/slots'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberForms } from '../browser/asked-before.ts'
import { stubDevice } from '../browser/device.fixture.ts'
import { fetchAskedCounts } from './quiz-results.ts'

const asked: string[] = []

function serve(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return reply()
  })
}

beforeEach(() => {
  asked.length = 0
  stubDevice()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('forms asked of a visitor come from the device alone', async () => {
  serve(() => Response.json([]))
  rememberForms(null, [someQuestion({ id: 'q1', form: 'A' })])
  const counts = await fetchAskedCounts(null)
  expect(counts.get(formKey('q1', 'A'))).toBe(1)
  expect(asked).toEqual([])
})

test('forms asked of a learner also come from saved results, and the larger count is used', async () => {
  serve(() =>
    Response.json([
      { slot: 'q1', form: 'A', times: 3 },
      { slot: 'q2', form: 'B', times: 1 },
    ]),
  )
  rememberForms(7, [someQuestion({ id: 'q1', form: 'A' })])
  const counts = await fetchAskedCounts(7)
  expect([counts.get(formKey('q1', 'A')), counts.get(formKey('q2', 'B'))]).toEqual([3, 1])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', () => new Response('', { status: 503 })],
  ['says something else', () => Response.json({ forms: [] })],
])('an attempt uses only the device’s memory if the server %s', async (_, reply) => {
  serve(reply)
  rememberForms(7, [someQuestion({ id: 'q1', form: 'C' })])
  expect((await fetchAskedCounts(7)).get(formKey('q1', 'C'))).toBe(1)
})
