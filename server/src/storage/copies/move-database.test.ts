import { required } from '@think-twice/core/required'
import { someQuestion } from '@think-twice/core/rules.fixture'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDump } from '../../../test/database-rows.ts'
import { createTestDatabase, DATABASES, openKeptStorage, type TestDatabase } from '../../../test/storage.fixture.ts'
import { sortedQuestion } from '../results/questions.ts'
import type { Stores } from '../stores.ts'
import { MoveError, moveDatabase } from './move-database.ts'

/** More people than are read at a time, with gaps in their numbers. */
const PEOPLE = 120

type Settings = TestDatabase['settings']

async function dumpOf(settings: Settings): Promise<string> {
  const dump = await openDump(settings)
  const content = await dump.read()
  await dump.close()
  return content
}

async function addPeople(settings: Settings, count: number): Promise<void> {
  const { storage, remove } = await openKeptStorage(settings)
  await storage.transaction(async (stores) => {
    const { accounts, favorites, questions } = stores
    const own = sortedQuestion(someQuestion())
    for (let number = 0; number < count; number++) {
      const { id } = required(await accounts.create(`person${number}`, null, 1), 'the account')
      await favorites.add(id, { itemId: 'straw-man', itemType: 'fallacy' }, 1)
      await questions.store(id, [own], () => true)
    }
    await addClass(stores, PEOPLE)
  })
  await remove()
}

/** A class with something in each of its tables. */
async function addClass(stores: Stores, userId: number): Promise<void> {
  const of = { userId, classId: 'class-1' }
  const opened = { name: 'Period 3', kind: 'named' as const, code: 'H7K4RW', isOpen: true, openedAt: 1, lastUsedAt: 1 }
  await stores.classes.add({ ...of, ...opened })
  const seat = { seatId: 'seat-1', number: 0, label: 'Ben', codeHash: 'x', joinedAt: 1, accountId: userId }
  await stores.classSeats.add(of, [seat])
  await stores.classSeats.addToken({ ...of, seatId: 'seat-1', tokenHash: 'token', expiresAt: 2 })
  const state = { number: 0, position: 0, phase: 'open' as const }
  const round = { ...of, roundId: 'round-1', kind: 'assigned' as const, scenarioIds: ['a'], openedAt: 1, endedAt: null }
  await stores.classRounds.add({ ...round, dueAt: null, follows: null, state, farthest: state, talkClock: null })
  const vote = { position: 0, vote: 1 as const, option: 0, sureness: 'sure' as const, at: 1, isLate: false }
  await stores.classVotes.add(of, { ...vote, roundId: 'round-1', seatId: 'seat-1' })
}

describe.each(DATABASES)('moving a database from %s', (from) => {
  describe.each(DATABASES)('to %s', (to) => {
    let source: TestDatabase
    let target: TestDatabase
    beforeEach(async () => {
      source = await createTestDatabase(from)
      target = await createTestDatabase(to)
    })
    afterEach(async () => {
      await source.remove()
      await target.remove()
    })

    test('brings every row in as many ranges as needed, counts rows by table, and leaves the source unchanged', async () => {
      await addPeople(source.settings, PEOPLE)
      const before = await dumpOf(source.settings)

      const moved = await moveDatabase(source.settings, target.settings)

      const rowsOf = (name: string) => moved.find(({ table }) => table === name)?.rows
      expect(rowsOf('favorite')).toBe(PEOPLE)
      // Includes the sample learner, whom every database has.
      expect(rowsOf('account')).toBe(PEOPLE + 1)
      for (const name of ['class', 'classSeat', 'classSeatToken', 'classRound', 'classVote'])
        expect(rowsOf(name)).toBe(1)
      expect(await dumpOf(target.settings)).toBe(before)
      expect(await dumpOf(source.settings)).toBe(before)
    })
  })
})

test('a target that cannot be created is named as the operator gave it, in a sentence', async () => {
  const source = await createTestDatabase('SQLite')
  const nowhere = { databaseUrl: null, dataDir: '/dev/null/data', givenAs: '--to' }
  const moving = moveDatabase(source.settings, nowhere)
  await expect(moving).rejects.toThrow(MoveError)
  await expect(moving).rejects.toThrow(/^Cannot write to “\/dev\/null\/data\/think-twice\.db” in --to: /)
  await source.remove()
})
