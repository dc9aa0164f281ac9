import { getQuizResult, postMissing, postQuizResult } from '@think-twice/contract/quiz-results'
import { afterEach, expect, test } from 'vitest'
import { ADA, signInAda } from '../../test/ada.ts'
import { finishedOf, someAttempt } from '../../test/attempts.ts'
import { quietConsole } from '../../test/quiet-console.ts'
import { renderHook } from '../../test/render.tsx'
import { refusal, serve } from '../../test/serve.ts'
import { claimAttempt, dropAttempt, isSaved, keepAttempt } from '../browser/kept-attempts.ts'
import { outboxStore } from './outbox-store.ts'
import { resumeSaving } from './resume-saving.ts'
import { useSaveState } from './save-state.ts'

quietConsole()

/** A result of Ada's whose page closed before anyone heard that it was saved. */
function leaveUnheard(id: string): void {
  signInAda()
  keepAttempt(finishedOf(someAttempt(id, ['Straw Man']), ['Straw Man']))
  claimAttempt(id, ADA.id)
}

afterEach(async () => {
  for (const id of ['kept', 'lost']) dropAttempt(id)
  for (const { id } of await outboxStore.all()) await outboxStore.delete(id)
})

test('a result that turns out to be on the server is shown as saved', async () => {
  leaveUnheard('kept')
  const asked = serve([postMissing, () => Response.json({ results: [], answers: [] })])
  const state = renderHook(() => useSaveState('kept') ?? 'nothing')
  await resumeSaving()
  await expect.poll(() => state.current).toBe('saved')
  expect(isSaved('kept')).toBe(true)
  expect(asked).toEqual([{ results: ['kept'], answers: [] }])
})

test('a result that the server does not have is sent', async () => {
  leaveUnheard('lost')
  const sent = serve(
    [postMissing, () => Response.json({ results: ['lost'], answers: [] })],
    [postQuizResult, () => refusal(503, 'unavailable', 'Later.')],
  )
  await resumeSaving()
  await expect.poll(() => sent.at(-1)).toMatchObject({ id: 'lost', mode: 'standard' })
  expect((await outboxStore.all()).map(({ id }) => id)).toEqual(['lost'])
})

test('a result is neither sent again nor called saved when the session has become somebody else’s', async () => {
  leaveUnheard('kept')
  serve(
    [postMissing, () => refusal(403, 'forbidden', 'That belongs to somebody else.')],
    // To a session that is not its owner's, a result asked for by its id looks lost.
    [getQuizResult, () => refusal(404, 'result-not-found', 'There is no such result.')],
  )
  await resumeSaving()
  expect(await outboxStore.all()).toEqual([])
  expect(isSaved('kept')).toBe(false)
})
