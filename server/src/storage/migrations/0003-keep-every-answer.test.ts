import { inOrderOfAnswers } from '@think-twice/core/learning/evidence'
import { masteryLevelOf, masteryOfDays } from '@think-twice/core/learning/mastery'
import { describe, expect, test } from 'vitest'
import { ADA, makeEarlierDatabase } from '../../../test/earlier-database.ts'
import { createTestDatabase, DATABASES } from '../../../test/storage.fixture.ts'
import { answersOf } from '../../learning/evidence.ts'
import { openStorage } from '../storage.ts'

describe.each(DATABASES)('the third version on %s', (database) => {
  test('dates every answer of the version before, and weighs them by the new rule', async () => {
    const { settings, remove } = await createTestDatabase(database)
    await makeEarlierDatabase(settings)
    const storage = await openStorage(settings)

    const records = await storage.read(({ progress }) => progress.list(ADA))
    const answers = await storage.read((stores) => answersOf(stores, ADA))

    const counts = records.map(({ itemId, timesEncountered, timesCorrect }) => [itemId, timesEncountered, timesCorrect])
    expect(counts).toEqual([
      ['False Cause', 2, 2],
      ['Galaxy Brain', 3, 3],
      ['Straw Man', 5, 2],
    ])
    for (const record of records) {
      const days = answers
        .filter(({ itemId }) => itemId === record.itemId)
        .map(({ day, isCorrect }) => ({ day, answers: 1, right: isCorrect ? 1 : 0 }))
      expect(record.masteryLevel).toBe(masteryLevelOf(masteryOfDays(days)!))
    }
    // Noon in UTC is two in the morning of the next day on Kiritimati, fourteen hours ahead.
    const strawMan = answers.filter(({ itemId }) => itemId === 'Straw Man').sort(inOrderOfAnswers)
    expect(strawMan.map(({ day, source, isCorrect }) => [day, source, isCorrect])).toEqual([
      ['2026-10-02', 'quiz', false],
      ['2026-10-04', 'quiz', false],
      ['2026-10-11', 'earlier', false],
      ['2026-10-11', 'earlier', true],
      ['2026-10-11', 'practice', true],
    ])
    expect(strawMan[0]!.scenarioId).toMatch(/^straw-man-/)
    expect(await storage.read(({ achievements }) => achievements.list(ADA))).toHaveLength(1)

    await storage.close()
    await remove()
  })
})
