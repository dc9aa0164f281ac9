import { beforeAll, expect, test } from 'vitest'
import { renderHook } from '../../../../test/render.tsx'
import { fetchPracticeIndex } from '../../../data/content.ts'
import { useChosen } from './use-chosen.ts'

const WISH = { kind: 'live', length: 4, concepts: ['straw-man'] } as const
let index: Awaited<ReturnType<typeof fetchPracticeIndex>>

beforeAll(async () => {
  index = await fetchPracticeIndex()
})

test('a scenario can be replaced again and again: none comes back by itself, and each can be taken back', async () => {
  const NO_ROUNDS: { scenarioIds: string[] }[] = []
  const chosen = renderHook(() => useChosen(WISH, NO_ROUNDS, index))
  const ids = () => chosen.current.entries.map(({ id }) => id)
  const shown = [ids()]
  for (const times of [1, 2, 3]) {
    chosen.current.replace(1)
    await expect.poll(ids).not.toEqual(shown[times - 1])
    shown.push(ids())
  }
  expect(chosen.current.replaced).toBe(1)
  expect(new Set(shown.map((each) => each[1])).size).toBe(4)
  for (const each of shown) expect(each.toSpliced(1, 1)).toEqual(shown[0]?.toSpliced(1, 1))
  for (const before of shown.slice(0, -1).reverse()) {
    chosen.current.undo()
    await expect.poll(ids).toEqual(before)
  }
  expect(chosen.current.replaced).toBeNull()
})
