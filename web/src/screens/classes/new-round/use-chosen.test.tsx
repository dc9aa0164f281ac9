import { beforeAll, expect, test } from 'vitest'
import { renderHook } from '../../../../test/render.tsx'
import { fetchPracticeIndex } from '../../../data/content.ts'
import { useChosen } from './use-chosen.ts'

const WISH = { kind: 'live', length: 4, concepts: ['straw-man', 'ad-hominem', 'false-cause', 'tu-quoque'] } as const
let index: Awaited<ReturnType<typeof fetchPracticeIndex>>

beforeAll(async () => {
  index = await fetchPracticeIndex()
})

test('a scenario can be replaced again and again: none comes back by itself, and each can be taken back', async () => {
  const NO_ROUNDS: { scenarioIds: string[] }[] = []
  const chosen = renderHook(() => useChosen(WISH, NO_ROUNDS, index))
  const ids = () => chosen.current.entries.map(({ id }) => id)
  const shown = [ids()]
  // Each concept has six flawed scenarios for practice, and fewer sound ones.
  const flawed = chosen.current.entries.findIndex(({ isSoundHalf }) => !isSoundHalf)
  for (const times of [1, 2, 3]) {
    chosen.current.replace(flawed)
    await expect.poll(ids).not.toEqual(shown[times - 1])
    shown.push(ids())
  }
  expect(chosen.current.replaced).toBe(flawed)
  expect(new Set(shown.map((each) => each[flawed])).size).toBe(4)
  for (const each of shown) expect(each.toSpliced(flawed, 1)).toEqual(shown[0]?.toSpliced(flawed, 1))
  for (const before of shown.slice(0, -1).reverse()) {
    chosen.current.undo()
    await expect.poll(ids).toEqual(before)
  }
  expect(chosen.current.replaced).toBeNull()
})
