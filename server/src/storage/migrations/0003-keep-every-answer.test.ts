import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseRows, openDatabaseRows } from '../../../test/database-rows.ts'
import { ADA, makeEarlierDatabase } from '../../../test/earlier-database.ts'
import { createTestDatabase, DATABASES, type TestDatabase } from '../../../test/storage.fixture.ts'
import { openStorage } from '../storage.ts'

// What this version makes of the rows that `earlier-database.ts` writes. The values are fixed, not worked out by
// today's rules: whatever becomes of the rules, an old database becomes this.
describe.each(DATABASES)('the migration to version 3 on %s', (kind) => {
  let earlier: TestDatabase
  let tables: DatabaseRows
  beforeAll(async () => {
    earlier = await createTestDatabase(kind)
    await makeEarlierDatabase(earlier.settings)
    const storage = await openStorage(earlier.settings)
    await storage.close()
    tables = await openDatabaseRows(earlier.settings)
  })
  afterAll(async () => {
    await tables.close()
    await earlier.remove()
  })

  /** The learner's rows, sorted by their first column. */
  async function columns(table: string, ...names: string[]): Promise<unknown[][]> {
    const rows = (await tables.rows(table)).filter(({ userId }) => userId === ADA)
    return rows
      .map((row) => names.map((name) => row[name]))
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
  }

  test('gives every result its day in the zone of the learner', async () => {
    // Noon in UTC is two in the morning of the next day on Kiritimati, fourteen hours ahead.
    expect(await columns('quizResult', 'id', 'day')).toEqual([
      ['one', '2026-10-02'],
      ['two', '2026-10-04'],
      ['unrecorded', '2026-10-02'],
    ])
  })

  test('dates answers from outside quizzes to when their concept was last met', async () => {
    expect(await columns('answer', 'key', 'itemId', 'source', 'day', 'isCorrect')).toEqual([
      ['earlier-Burden%20of%20Proof-000000', 'Burden of Proof', 'earlier', '2026-10-05', 0],
      ['earlier-Galaxy%20Brain-000000', 'Galaxy Brain', 'earlier', '2026-10-02', 1],
      ['earlier-Galaxy%20Brain-000001', 'Galaxy Brain', 'earlier', '2026-10-02', 1],
      ['earlier-Galaxy%20Brain-000002', 'Galaxy Brain', 'earlier', '2026-10-02', 1],
      ['earlier-Straw%20Man-000000', 'Straw Man', 'earlier', '2026-10-11', 0],
      ['earlier-Straw%20Man-000001', 'Straw Man', 'earlier', '2026-10-11', 1],
      ['p:0', 'Straw Man', 'practice', '2026-10-11', 1],
    ])
  })

  test('counts each concept under whatever label a quiz used for it', async () => {
    const counted = await columns(
      'progress',
      'itemId',
      'timesEncountered',
      'timesCorrect',
      'lastCorrect',
      'lastAnswerId',
    )
    expect(counted).toEqual([
      ['Burden of Proof', 3, 0, 0, 'earlier-Burden%20of%20Proof-000000'],
      ['False Cause', 2, 2, 1, 'two:01'],
      ['Galaxy Brain', 3, 3, 1, 'earlier-Galaxy%20Brain-000002'],
      ['Slippery Slope', 2, 2, 1, 'two:03'],
      ['Straw Man', 5, 2, 1, 'p:0'],
      ['Sunk Cost', 2, 2, 1, 'two:05'],
    ])
  })

  test('weighs mastery by days, the latest most', async () => {
    const names = ['itemId', 'masteryLevel', 'pastRight', 'pastWeight', 'day', 'dayAnswers', 'dayRight']
    // Straw Man by hand: a wrong day, a wrong day and a day of 2 right in 3, which weighs 4/3. The past weighs
    // 0.85 × 1 + 1 = 1.85, so the level is 100 × (4/3 + 4/3 × 2/3) / (7/3 + 0.85 × 1.85 + 4/3) = 42.4156.
    expect(await columns('progress', ...names)).toEqual([
      ['Burden of Proof', 27.17852896211992, 0, 1.85, '2026-10-05', 1, 0],
      ['False Cause', 76.09561752988049, 1, 1, '2026-10-04', 1, 1],
      ['Galaxy Brain', 72.7272727272727, 0, 0, '2026-10-02', 3, 3],
      ['Slippery Slope', 76.09561752988049, 1, 1, '2026-10-04', 1, 1],
      ['Straw Man', 42.41556651291024, 0, 1.85, '2026-10-11', 3, 2],
      ['Sunk Cost', 76.09561752988049, 1, 1, '2026-10-04', 1, 1],
    ])
  })

  test('leaves achievements unchanged', async () => {
    expect(await columns('achievement', 'achievementId', 'earnedAt')).toEqual([['bias-hunter', 1]])
  })
})
