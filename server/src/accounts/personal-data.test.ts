import { getExport } from '@think-twice/contract/export'
import { required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { busyPerson } from '../../test/busy-person.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { readPersonalData } from './personal-data.ts'

describe.each(DATABASES)('everything stored about a person on %s', (kind) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(kind)
  })
  afterAll(() => server.stop())

  const read = async (userId: number) => {
    const data = await server.services.storage.read((stores) => readPersonalData(stores, userId, NOON))
    return z.parse(getExport.replies[200], required(data, 'what is kept'))
  }

  test('is one JSON document, even for somebody who has done nothing yet', async () => {
    const { id, username } = await server.person()
    const data = await read(id)
    expect(data).toMatchObject({ format: 'think-twice-export', exportedAt: NOON, account: { username } })
    expect([data.results, data.questions, data.answers]).toEqual([[], [], []])
    expect(data.signIns).toHaveLength(1)
  })

  test('contains each question once, with results that refer to it by number', async () => {
    const person = await server.person()
    await person.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'one', timestamp: 1 }))
    await person.post('/api/quiz-results', finishedQuiz('standard', 1, { id: 'two', timestamp: 2 }))
    const { results, questions } = await read(person.id)
    expect(results.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(questions).toHaveLength(12)
    for (const { asked } of results) expect(asked.map(({ question }) => question)).toEqual([...questions.keys()])
  })

  test('includes every kind of record, and neither a password nor a token', async () => {
    const person = await busyPerson(server)
    const data = await read(person.id)
    for (const list of [data.results, data.progress, data.activityDays, data.favorites, data.learningPaths]) {
      expect(list.length).toBeGreaterThan(0)
    }
    expect([data.answers.length, data.disputes.length]).toEqual([1, 1])
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash/)
  })

  test('does not exist without an account', async () => {
    expect(await server.services.storage.read((stores) => readPersonalData(stores, 999_999, NOON))).toBe(null)
  })
})
