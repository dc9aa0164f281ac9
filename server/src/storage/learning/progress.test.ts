import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import { progressAfter } from '@think-twice/core/testing'
import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

const AT = 1_795_000_000_000
const STRAW_MAN = progressAfter('Straw Man', 'logical-fallacies', [false, true], AT)
const ANCHORING = progressAfter('Anchoring', 'cognitive-biases', [true], AT)
/** Sorted by bytes it comes after all capitals, in a human language before them. */
const LABEL = progressAfter('a label', 'logical-fallacies', [false], AT)

describe.each(DATABASES)('progress on %s', (kind) => {
  const storage = useStorage(kind)
  const save = (userId: number, records: TrackedProgress[]) =>
    storage.transaction(({ progress }) => progress.save(userId, records))
  const list = (userId: number) => storage.read(({ progress }) => progress.list(userId))

  test('reads back as it was saved, in byte order', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    await save(ada, [LABEL, STRAW_MAN, ANCHORING])
    expect(await list(ada)).toEqual([ANCHORING, STRAW_MAN, LABEL])
    expect(await list(bob)).toEqual([])
  })

  test('is replaced when a record is saved again', async () => {
    const userId = await storage.person()
    const later = progressAfter('Straw Man', 'logical-fallacies', [false, true, true], AT + 86_400_000)
    await save(userId, [STRAW_MAN, ANCHORING])
    await save(userId, [later])
    await save(userId, [])
    expect(await list(userId)).toEqual([ANCHORING, later])
  })
})
