import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postRecoveryCode } from '@think-twice/contract/sign-ins'
import { DAY } from '@think-twice/core/activity/days'
import { itemAt } from '@think-twice/core/required'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON, PASSWORD, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { answerTo, joined, openedClass, openedRound } from '../../test/class.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { startUpkeep } from '../upkeep.ts'

let server: TestApp
beforeEach(async () => {
  server = await startTestApp('SQLite')
})
afterEach(() => server.stop())

/** The number of times that a text is in the files of the database and its log. */
function timesInFiles(text: string): number {
  const { dataDir } = server.settings
  const parts = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file)).toString('latin1'))
  return parts.reduce((times, content) => times + content.split(Buffer.from(text).toString('latin1')).length - 1, 0)
}

/** Somebody who wrote words that nobody else did, each wherever somebody can write. */
async function writer(mark: string): Promise<Person> {
  const person = await server.person(`${mark}.name`)
  const { id, post, put } = person
  for (let number = 0; number < 4; number++) {
    const quiz = finishedQuiz('standard', number, { id: `${mark}-result-${number}`, timestamp: NOON - number * DAY })
    quiz.questions[0] = { ...itemAt(quiz.questions, 0), scenario: `${mark} asks this. ${'And asks on. '.repeat(60)}` }
    expect((await post('/api/quiz-results', { ...quiz, recordActivity: true })).status).toBe(201)
    const text = `${mark} sees it differently. ${'So it is. '.repeat(20)}`
    expect((await post(`/api/users/${id}/disputes`, { scenario: `straw-man-${number + 1}`, text })).status).toBe(201)
    const answer = { itemId: `${mark} label ${number}`, categoryType: 'logical-fallacies', isCorrect: true }
    expect((await post(`/api/users/${id}/progress`, answer)).status).toBe(200)
  }
  expect((await put(`/api/users/${id}`, { displayName: `${mark} shown` })).status).toBe(200)
  return person
}

test('of a deleted person nothing is left in any file of the database, and of the others everything', async () => {
  const people: Person[] = []
  for (const mark of ['Anna', 'Birgit', 'Gonzaga', 'Chidi', 'Dolores']) people.push(await writer(mark))
  const gone = itemAt(people, 2)
  const { code } = await openedClass(gone, ['Gonzaga label', 'Gonzaga other'])
  expect([code.length, timesInFiles('Gonzaga') > 20]).toEqual([6, true])

  await gone.delete(`/api/users/${gone.id}`, {}, { username: gone.username, password: PASSWORD })

  expect(timesInFiles('Gonzaga')).toBe(0)
  expect(timesInFiles('Chidi')).toBeGreaterThan(12)
})

test('of a deleted seat, a deleted class, and one whose time is up, no label and no name is left', async () => {
  const teacher = await server.person()
  const names = Array.from({ length: 30 }, (_, number) => `Pupil ${number}`)
  const opened = [await openedClass(teacher, [...names, 'Seat Gonzaga']), await openedClass(teacher, ['Class Gonzaga'])]
  const [first, second] = [itemAt(opened, 0), itemAt(opened, 1)]

  await teacher.delete(`/api/classes/${first.id}/seats/${itemAt(first.seats, 30).id}`)
  expect([timesInFiles('Seat Gonzaga'), timesInFiles('Class Gonzaga') > 0]).toEqual([0, true])
  await teacher.delete(`/api/classes/${second.id}`)
  expect([timesInFiles('Class Gonzaga'), timesInFiles('Pupil 7') > 0]).toEqual([0, true])
  server.clock.time = NOON + 400 * DAY
  const stop = await startUpkeep(server.services, Fastify().log)
  stop()
  expect(timesInFiles('Pupil')).toBe(0)
})

test('of the answers that a seat deletes nothing is left', async () => {
  const teacher = await server.person()
  const { id, code } = await openedClass(teacher)
  const round = await openedRound(teacher, { id }, { kind: 'assigned' })
  const seat = await joined(server, code)
  await seat.post('/api/seat/answers', answerTo(round, { at: NOON }))
  const { rows, close } = await openDatabaseRows(server.settings)
  const [vote] = await rows('classVote')
  await close()
  const seatId = String(vote?.['seatId'])
  expect(timesInFiles(seatId)).toBeGreaterThan(0)
  await seat.delete('/api/seat/answers')
  expect(timesInFiles(seatId)).toBe(0)
})

test('of a recovery code that was used, and of the password that it replaced, no hash is left', async () => {
  const { id, username, post } = await server.person()
  const { code } = bodyOf(postRecoveryCode, await post(`/api/users/${id}/recovery-code`, { currentPassword: PASSWORD }))
  const hashes = await server.services.storage.read(({ accounts }) => accounts.credentials(username))
  const kept = [String(hashes?.passwordHash), String(hashes?.recoveryHash)]
  expect(kept.map((hash) => timesInFiles(hash) > 0)).toEqual([true, true])
  await server.nobody.post('/api/recover', { username, code, newPassword: 'another horse' })
  expect(kept.map(timesInFiles)).toEqual([0, 0])
})
