import { MOST_IDS, postMissing } from '@think-twice/contract/quiz-results'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ADA } from '../../test/ada.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { serve } from '../../test/serve.ts'
import { CALL_TIMEOUT } from '../data/api.ts'
import { missingIds } from './missing.ts'

quietConsole()

/** Asks which of these saved answers and active days the server lacks. */
const ask = (answers: readonly string[], days: readonly string[] = []) =>
  missingIds(ADA.id, {
    savedIds: async (_, kind) => [...(kind === 'progress' ? answers : kind === 'streak' ? days : [])],
  })

test('what the server lacks is returned, with all active days, which have no ids to ask about', async () => {
  const sent = serve([postMissing, () => Response.json({ results: [], answers: ['a2'] })])
  expect(await ask(['a1', 'a2'], ['day'])).toEqual(['a2', 'day'])
  expect(sent).toEqual([{ results: [], answers: ['a1', 'a2'] }])
})

test('nothing is sent again to a server that has everything, not even active days', async () => {
  serve([postMissing, () => Response.json({ results: [], answers: [] })])
  expect(await ask(['a1'], ['day'])).toEqual([])
})

test('only entries that were asked about are believed to be missing', async () => {
  serve([postMissing, () => Response.json({ results: ['of-somebody-else'], answers: ['a9'] })])
  expect(await ask(['a1'])).toEqual([])
})

test('nothing is asked if nothing was saved on this device', async () => {
  const sent = serve([postMissing, () => Response.json({ results: [], answers: [] })])
  expect(await ask([])).toEqual([])
  expect(sent).toEqual([])
})

test('many ids are split into several calls', async () => {
  const sent = serve([postMissing, () => Response.json({ results: [], answers: [] })])
  await ask(Array.from({ length: MOST_IDS + 1 }, (_, index) => `a${index}`))
  expect(sent.map((body) => postMissing.body.parse(body).answers.length)).toEqual([MOST_IDS, 1])
})

test('a question that is never answered is given up, so that sending can go on', async () => {
  const abandon = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abandon.signal)
  onTestFinished(() => timeout.mockRestore())
  // The server receives the question and never replies.
  const asked = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.resolve()
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const missing = ask(['a1'])
  await asked.promise
  abandon.abort(new DOMException('Too late', 'TimeoutError'))
  await expect(missing).rejects.toThrow('Too late')
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT)
})
