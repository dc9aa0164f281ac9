import { itemAt } from '@think-twice/core/required'
import { expect } from 'vitest'
import { NOON, PASSWORD, type Person, type TestApp } from './app.fixture.ts'
import { answerTo, joined, openedClass, openedRound } from './class.fixture.ts'
import { finishedQuiz } from './quiz.fixture.ts'

/** Appears in a question that is not in the catalog. */
export const OWN_WORDS = 'Words that only this person ever wrote'

/** Somebody with something in every table. */
export async function busyPerson(server: TestApp, words = OWN_WORDS): Promise<Person> {
  const person = await server.person()
  const { id, post, put } = person
  const own = finishedQuiz('mini-bias-assessment', 1, { id: 'own', timestamp: NOON - 1000, recordActivity: true })
  own.questions[0] = { ...itemAt(own.questions, 0), scenario: words }
  const said = { timeZone: 'Europe/Berlin', recordActivity: true }
  const sure = { sureness: ['sure', null, 'guess', ...Array(9).fill('fairly')] }
  for (const reply of [
    await post(
      '/api/quiz-results',
      finishedQuiz('standard', 2, { id: 'first', timestamp: NOON - 2000, ...said, ...sure }),
    ),
    await post('/api/quiz-results', own),
    await post(`/api/users/${id}/progress`, {
      itemId: 'Straw Man',
      categoryType: 'logical-fallacies',
      isCorrect: true,
    }),
    await post(`/api/users/${id}/disputes`, { scenario: 'straw-man-1', text: 'It depends.' }),
    await post(`/api/users/${id}/favorites`, { itemId: 'anchoring', itemType: 'bias' }),
    await put(`/api/users/${id}`, { displayName: 'Maya Okafor' }),
    await post(`/api/users/${id}/recovery-code`, { currentPassword: PASSWORD }),
    await post(`/api/users/${id}/learning-paths`, {
      ...{ pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] },
    }),
  ]) {
    expect(reply.status).toBeLessThan(300)
  }
  await busyClass(server, person)
  return person
}

/** A class that the person opened, in which two have answered: the person, signed in, and somebody else. */
async function busyClass(server: TestApp, person: Person): Promise<void> {
  const opened = await openedClass(person, ['Amara', 'Ben'])
  const round = await openedRound(person, opened, { kind: 'assigned' })
  for (const [number, { seatCode }] of opened.seats.entries()) {
    const seat = await joined(server, opened.code, { seatCode, ...(number === 0 && { cookie: person.cookie }) })
    const answer = answerTo(round, { option: 2 - number, at: NOON })
    expect((await seat.post(`/api/seat/answers?class=${opened.code}`, answer)).status).toBe(201)
  }
}
