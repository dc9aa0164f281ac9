import { expect, test } from 'vitest'
import { renderHook } from '../../test/render.tsx'
import { fetchStudyText } from './content.ts'
import { useTellApart } from './tell-apart.ts'

const tellApart = (pair: Parameters<typeof useTellApart>[0]) => renderHook(() => useTellApart(pair) ?? 'nothing')

test('two neighbors are told apart by the question written for them, in either order', async () => {
  const { neighbors } = await fetchStudyText('straw-man')
  const [neighbor] = neighbors
  if (!neighbor) throw new Error('A concept has neighbors')
  const found = tellApart(['straw-man', neighbor.concept])
  await expect.poll(() => found.current).toMatchObject({ kind: 'question', text: neighbor.tellApart })
  const turned = tellApart([neighbor.concept, 'straw-man'])
  await expect.poll(() => turned.current).toMatchObject({ kind: 'question' })
})

test('a flaw mixed up with good arguments is explained by one sentence on when the move is fair', async () => {
  const { soundWhen } = await fetchStudyText('slippery-slope')
  const found = tellApart(['no-flaw', 'slippery-slope'])
  const [sentence] = soundWhen.split(/(?<=[.?!])\s/)
  await expect.poll(() => found.current).toEqual({ kind: 'sound when', concept: 'slippery-slope', text: sentence })
  expect(sentence?.length).toBeLessThan(soundWhen.length)
})

test('without a pair, or for a pair without a question, there is no hint', async () => {
  expect(tellApart(null).current).toBe('nothing')
  const unwritten = tellApart(['straw-man', 'choice-overload'])
  await fetchStudyText('choice-overload')
  await new Promise((settle) => setTimeout(settle, 50))
  expect(unwritten.current).toBe('nothing')
})
