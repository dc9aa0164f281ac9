import { getSeat } from '@think-twice/contract/seats'
import { afterEach, expect, test, vi } from 'vitest'
import { stubDevice } from '../browser/device.fixture.ts'
import { poll } from './polling.ts'

const VIEW = {
  class: { name: 'Period 3', kind: 'anonymous', code: 'H7K4RW' },
  seat: { id: 's1', label: null },
  isPractice: false,
  rounds: [],
}

afterEach(() => vi.unstubAllGlobals())

test('a second look names the reply it has, and a reply that has not changed stands', async () => {
  stubDevice()
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const tag = new Headers(headers).get('if-none-match')
    asked.push(tag)
    return tag === '"one"' ? new Response(null, { status: 304 }) : Response.json(VIEW, { headers: { etag: '"one"' } })
  })
  const first = await poll(getSeat, '/api/seat?class=H7K4RW', new AbortController().signal)
  const second = await poll(getSeat, '/api/seat?class=H7K4RW', new AbortController().signal)
  expect(first).toEqual(VIEW)
  expect(second).toBe(first)
  await poll(getSeat, '/api/seat?class=M4X9TC', new AbortController().signal)
  expect(asked).toEqual([null, '"one"', null])
})
