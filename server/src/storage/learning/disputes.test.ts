import { describe, expect, test } from 'vitest'
import { DATABASES } from '../../../test/storage.fixture.ts'
import { useStorage } from '../../../test/use-storage.ts'

describe.each(DATABASES)('disputes on %s', (kind) => {
  const storage = useStorage(kind)

  test('are listed in the order in which they were written, and counted by scenario without names', async () => {
    const [ada, bob] = [await storage.person(), await storage.person()]
    const late = { scenarioId: 'bandwagon-1', text: 'It depends. “Zoë” 🙂', at: 2000 }
    const early = { scenarioId: 'straw-man-1', text: 'I see it differently.', at: 1000 }
    await storage.transaction(async ({ disputes }) => {
      await disputes.add(ada, late)
      await disputes.add(ada, early)
      await disputes.add(bob, early)
    })
    expect(await storage.read(({ disputes }) => disputes.list(ada))).toEqual([early, late])
    expect(await storage.read(({ disputes }) => disputes.find(bob, 'straw-man-1'))).toEqual(early)
    expect(await storage.read(({ disputes }) => disputes.find(bob, 'bandwagon-1'))).toBe(null)
    expect(await storage.read(({ disputes }) => disputes.countByScenario())).toEqual(
      new Map([
        ['straw-man-1', 2],
        ['bandwagon-1', 1],
      ]),
    )
  })
})
