import { MOST_IDS, postMissing } from '@think-twice/contract/quiz-results'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { quietConsole } from '../../test/quiet-console.ts'
import { serve } from '../../test/serve.ts'
import { PATIENCE } from '../data/api.ts'
import { forgetAcknowledged, keepAcknowledged } from './acknowledged-store.ts'
import { findLost } from './missing.ts'
import type { OutboxCall } from './outbox-calls.ts'

quietConsole()

const ANSWER: OutboxCall = {
  kind: 'progress',
  body: { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true },
}
const DAY: OutboxCall = { kind: 'streak', body: { lastActivityDate: 1 } }

const keep = (id: string, call: OutboxCall) => keepAcknowledged({ id, userId: 7, queuedAt: 1, call })
const lostIds = async () => (await findLost(7)).map(({ id }) => id).sort()

afterEach(() => forgetAcknowledged(7))

test('entries missing on the server are returned, with all active days, which have no ids to ask about', async () => {
  await keep('a1', ANSWER)
  await keep('a2', ANSWER)
  await keep('day', DAY)
  const sent = serve([postMissing, () => Response.json({ results: [], answers: ['a2'] })])
  expect(await lostIds()).toEqual(['a2', 'day'])
  expect(sent).toEqual([{ results: [], answers: ['a1', 'a2'] }])
})

test('nothing is sent again to a server that has everything, not even active days', async () => {
  await keep('a1', ANSWER)
  await keep('day', DAY)
  serve([postMissing, () => Response.json({ results: [], answers: [] })])
  expect(await lostIds()).toEqual([])
})

test('only entries that were asked about are believed to be missing', async () => {
  await keep('a1', ANSWER)
  serve([postMissing, () => Response.json({ results: ['of-somebody-else'], answers: ['a9'] })])
  expect(await lostIds()).toEqual([])
})

test('somebody who has saved nothing on this device asks nothing', async () => {
  const sent = serve([postMissing, () => Response.json({ results: [], answers: [] })])
  expect(await lostIds()).toEqual([])
  expect(sent).toEqual([])
})

test('many ids are split into several calls', async () => {
  for (let index = 0; index <= MOST_IDS; index++) await keep(`a${index}`, ANSWER)
  const sent = serve([postMissing, () => Response.json({ results: [], answers: [] })])
  await findLost(7)
  expect(sent.map((body) => postMissing.body.parse(body).answers.length)).toEqual([MOST_IDS, 1])
})

test('a question that is never answered is given up, so that sending can go on', async () => {
  await keep('a1', ANSWER)
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  onTestFinished(() => timeout.mockRestore())
  // The server receives the question and never replies.
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.resolve()
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const lost = findLost(7)
  await asked.promise
  patience.abort(new DOMException('Too late', 'TimeoutError'))
  await expect(lost).rejects.toThrow('Too late')
  expect(timeout).toHaveBeenCalledWith(PATIENCE)
})
