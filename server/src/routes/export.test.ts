import { getExport } from '@think-twice/contract/export'
import { itemAt, required } from '@think-twice/core/required'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { busyPerson, OWN_WORDS } from '../../test/busy-person.ts'
import { type DatabaseRows, openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'

/**
 * Where each table that belongs to people stands in the export; null for one that only counts what is there already, or
 * that another part holds. A new table fails the test until it is named here.
 */
const EXPORTED_AS: Record<string, string | null> = {
  account: 'account',
  session: 'signIns',
  learner: 'learner',
  quizResult: 'results',
  foreignQuestion: null,
  progress: 'progress',
  answer: 'answers',
  dispute: 'disputes',
  activityDay: 'activityDays',
  favorite: 'favorites',
  achievement: 'achievements',
  learningPath: 'learningPaths',
  class: 'classes',
  classSeat: null,
  classSeatToken: null,
  classRound: null,
  classVote: null,
}

describe.each(DATABASES)('the export of a person’s data on %s', (database) => {
  let server: TestApp
  let kept: DatabaseRows
  beforeAll(async () => {
    server = await startTestApp(database)
    kept = await openDatabaseRows(server.settings)
  })
  afterAll(async () => {
    await kept.close()
    await server.stop()
  })

  test('includes every table that belongs to people', async () => {
    const person = await busyPerson(server)
    const { status, body, headers } = await person.get(`/api/users/${person.id}/export`)
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="think-twice.json"'])
    const exported: Record<string, unknown> = bodyOf(getExport, { status, body })
    const ofPeople = kept.tables.filter(({ columns }) => columns.includes('userId')).map(({ name }) => name)
    expect(['account', ...ofPeople].sort()).toEqual(Object.keys(EXPORTED_AS).sort())
    for (const table of ofPeople) {
      const own = (await kept.rows(table)).filter(({ userId }) => userId === person.id)
      expect(own, table).not.toEqual([])
      const name = EXPORTED_AS[table]
      if (name == null) continue
      const part = exported[name]
      expect(Array.isArray(part) ? part.length : 1, table).toBe(own.length)
    }
  })

  test('is one JSON document, even for somebody who has done nothing yet', async () => {
    const { id, username, ...person } = await server.person()
    const { status, body } = await person.get(`/api/users/${id}/export`)
    const exported = bodyOf(getExport, { status, body })
    expect(exported).toMatchObject({ format: 'think-twice-export', exportedAt: NOON, account: { username } })
    expect([exported.results, exported.questions, exported.answers]).toEqual([[], [], []])
    expect(exported.signIns).toHaveLength(1)
  })

  test('is sent whole, and contains each result once, oldest first, with its questions', async () => {
    const person = await server.person()
    for (const [id, mode, timestamp] of [
      ['b', 'standard', NOON - 1],
      ['a', 'standard', NOON - 1],
      ['c', 'bias-assessment', NOON],
    ] as const) {
      expect((await person.post('/api/quiz-results', finishedQuiz(mode, 1, { id, timestamp }))).status).toBe(201)
    }
    const { status, body, headers } = await person.get(`/api/users/${person.id}/export`)
    expect(Number(headers['content-length'])).toBeGreaterThan(10_000)
    const exported = bodyOf(getExport, { status, body })
    expect(exported.results.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(exported.questions).toHaveLength(36)
    const last = exported.results.at(-1)!.asked.map(({ question }) => exported.questions[question]?.scenario)
    expect(last).toEqual(finishedQuiz('bias-assessment').questions.map(({ scenario }) => scenario))
  })

  test('contains the classes that they opened, and of the seats there only what they answered themselves', async () => {
    const person = await busyPerson(server)
    const exported = bodyOf(getExport, await person.get(`/api/users/${person.id}/export`))
    expect(exported.classes).toMatchObject([
      { name: 'Period 3', labels: ['Amara', 'Ben'], rounds: [{ kind: 'assigned' }] },
    ])
    expect(exported.seats).toMatchObject([
      { className: 'Period 3', label: 'Amara', answers: [{ position: 0, option: 2 }] },
    ])
  })

  test('contains readable answers with their question, the choice, and the sureness', async () => {
    const person = await busyPerson(server)
    const { status, body } = await person.get(`/api/users/${person.id}/export`)
    const exported = bodyOf(getExport, { status, body })
    const sent = finishedQuiz('standard', 2)
    const first = required(
      exported.results.find(({ id }) => id === 'first'),
      'the first result',
    )
    for (const [index, { question, order, chosen }] of first.asked.entries()) {
      const { scenario, options, correctAnswer } = exported.questions[question]!
      const asked = itemAt(sent.questions, index)
      expect(scenario).toBe(asked.scenario)
      expect(order.map((place) => options[place])).toEqual(asked.options)
      expect(options[chosen!]).toBe(asked.options[itemAt(sent.userAnswers, index)])
      expect(chosen === correctAnswer).toBe(index >= 2)
    }
    expect(first.asked.slice(0, 4).map(({ sureness }) => sureness)).toEqual(['sure', null, 'guess', 'fairly'])
    expect(exported.results.map(({ id }) => id)).toEqual(['first', 'own'])
    expect(JSON.stringify(body)).toContain(OWN_WORDS)
    expect(JSON.stringify(body)).not.toMatch(/argon2|tokenHash|passwordHash/)
  })
})
