import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identifiedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES, openTestStorage } from '../../test/storage.fixture.ts'
import { finishQuiz } from './finish-quiz.ts'
import { recordAnswer, type SentAnswer } from './record-answer.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const RIGHT: SentAnswer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true }

describe.each(DATABASES)('a practice answer on %s', (database) => {
  let opened: Awaited<ReturnType<typeof openTestStorage>>
  let userId: number
  let people = 0
  beforeAll(async () => {
    opened = await openTestStorage(database)
  })
  beforeEach(async () => {
    people += 1
    const account = await opened.storage.transaction(({ accounts }) => accounts.create(`ada${people}`, null, NOON))
    userId = required(account, 'the account').id
  })
  afterAll(() => opened.remove())

  const record = (given: Partial<SentAnswer> = {}) =>
    opened.storage.transaction((stores) => recordAnswer(stores, userId, { ...RIGHT, ...given }, NOON))
  const kept = () => opened.storage.read(({ answers }) => answers.list(userId))

  test('updates the record of its concept and is stored', async () => {
    expect(await record()).toMatchObject({ isNew: true, record: { masteryLevel: 70, timesEncountered: 1 } })
    expect(await kept()).toMatchObject([{ itemId: 'straw-man', isCorrect: true, day: '2026-11-21', source: 'call' }])
  })

  test('counts once for each key, and a different answer under the same key is refused', async () => {
    await record({ key: 'one' })
    expect(await record({ key: 'one' })).toMatchObject({ isNew: false, record: { timesEncountered: 1 } })
    await expect(record({ key: 'one', isCorrect: false })).rejects.toMatchObject({ code: 'answer-differs' })
    expect(await kept()).toHaveLength(1)
  })

  test('under the key of an answer that came with a quiz does not count again', async () => {
    const quiz = identifiedQuiz('standard', 0, { id: 'quiz', recordActivity: true })
    await opened.storage.transaction((stores) => finishQuiz(stores, userId, quiz, NOON))
    expect(await record({ key: 'quiz:0' })).toMatchObject({ isNew: false, record: { timesEncountered: 1 } })
    expect(await kept()).toEqual([])
  })

  test('about a sound item is stored without changing the record', async () => {
    expect(await record({ kind: 'sound' })).toMatchObject({ isNew: true, record: { timesEncountered: 0 } })
    expect(await kept()).toMatchObject([{ isSound: true }])
  })

  test('that arrives late is sorted before the later one, which stays the latest', async () => {
    await record({ isCorrect: false })
    const { record: late } = await record({ at: NOON - 2 * DAY })
    expect(late).toMatchObject({ timesEncountered: 2, lastCorrect: false, lastEncountered: NOON })
  })
})
