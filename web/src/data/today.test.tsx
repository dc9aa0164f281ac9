import { postToday } from '@think-twice/contract/practice'
import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { serve } from '../../test/serve.ts'
import { useHowOthersAnswered } from './today.ts'

const OTHERS = { people: 120, options: [{ choice: 'false-cause', count: 120 }], sentences: [120, 0] }

test('the learner’s answer is sent once, and the answers of others come back', async () => {
  const sent = serve([postToday, () => Response.json({ others: OTHERS }, { status: 201 })])
  const answer = { choice: 'False Cause', sentence: null, isCounted: true }
  const both = renderHook(() => [
    useHowOthersAnswered('2026-11-21', answer),
    useHowOthersAnswered('2026-11-21', answer),
  ])
  await expect.poll(() => both.current.map(({ data }) => data)).toEqual([OTHERS, OTHERS])
  expect(sent).toEqual([{ day: '2026-11-21', choice: 'False Cause', sentence: null }])
})

test.each([
  ['a day that is over', { choice: 'False Cause', sentence: null, isCounted: false }],
  ['an option that the argument does not have any more', { choice: undefined, sentence: null, isCounted: true }],
])('the server is not told of %s, so that it cannot count', (_, answer) => {
  const sent = serve([postToday, () => Response.json({ others: null })])
  expect(renderHook(() => useHowOthersAnswered('2026-11-21', answer)).current.fetchStatus).toBe('idle')
  expect(sent).toEqual([])
})
