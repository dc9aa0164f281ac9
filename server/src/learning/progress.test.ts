import { postProgress } from '@think-twice/contract/learning'
import { postQuizResult } from '@think-twice/contract/quiz-results'
import { DAY, HOUR } from '@think-twice/core/activity/days'
import { inOrderOfAnswers } from '@think-twice/core/learning/evidence'
import { itemAt } from '@think-twice/core/required'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type Person, startTestApp, type TestApp } from '../../test/app.fixture.ts'
import { finishedQuiz, identifiedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'
import { DATABASES } from '../../test/storage.fixture.ts'
import { answersInResult, answersOf, readEvidence } from './progress.ts'

const TODAY = '2026-11-21'

test('a result gives an answer for each question, with the choice, and the sureness where known', () => {
  const { mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz(
    'standard',
    1,
  )
  const result = { id: 'one', mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent }
  const sureness = ['sure' as const, ...Array(11).fill(null)]

  const answers = answersInResult({ ...result, timestamp: NOON, day: TODAY, sureness })

  expect(answers).toHaveLength(12)
  expect(answers[0]).toMatchObject({
    ...{ id: 'one:00', source: 'quiz', at: NOON, day: TODAY, isCorrect: false, isSound: false, sureness: 'sure' },
    ...{ itemId: itemAt(questions, 0).concept, scenarioId: itemAt(questions, 0).scenarioId },
  })
  expect(itemAt(answers, 0).choice).not.toBe(itemAt(answers, 0).itemId)
  expect(answers[1]).toMatchObject({ isCorrect: true, sureness: null })
})

test('a question that was left out has no choice', () => {
  const { mode, questions, score, totalQuestions, correctAnswers, timeSpent } = identifiedQuiz('standard', 0)
  const result = { id: 'one', mode, questions, score, totalQuestions, correctAnswers, timeSpent }
  const userAnswers = questions.map(() => -1)
  const answers = answersInResult({ ...result, userAnswers, timestamp: NOON, day: TODAY, sureness: null })
  for (const { choice, isCorrect } of answers) expect([choice, isCorrect]).toEqual([null, false])
})

describe.each(DATABASES)('what a learner answered on %s', (kind) => {
  let server: TestApp
  let ada: Person
  beforeAll(async () => {
    server = await startTestApp(kind)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    ada = await server.person()
  })

  const answersOfAda = () => server.services.storage.read((stores) => answersOf(stores, ada.id))
  const practice = async (given: object = {}) => {
    const answer = { itemId: 'Straw Man', categoryType: 'logical-fallacies', isCorrect: true, ...given }
    return bodyOf(postProgress, await ada.post(`/api/users/${ada.id}/progress`, answer))
  }
  const finish = async (wrong: number, given: Record<string, unknown>) => {
    const reply = await ada.post('/api/quiz-results', finishedQuiz('standard', wrong, given))
    return bodyOf(postQuizResult, reply)
  }

  test('comes from quizzes that recorded activity, and from practice', async () => {
    await finish(0, { id: 'counted', recordActivity: true })
    await finish(0, { id: 'not-counted' })
    await practice()
    const answers = await answersOfAda()
    expect(Map.groupBy(answers, ({ source }) => source).get('quiz')).toHaveLength(12)
    expect(answers.filter(({ source }) => source === 'call')).toMatchObject([{ itemId: 'straw-man', isCorrect: true }])
  })

  test('is given in part as exactly its latest answers, wherever they come from', async () => {
    for (const hours of [1, 3, 5]) {
      await finish(1, { id: `quiz-${hours}`, timestamp: NOON - hours * HOUR, recordActivity: hours !== 3 })
      await practice({ at: NOON - (hours - 1) * HOUR })
    }
    const all = (await answersOfAda()).toSorted(inOrderOfAnswers)
    expect(all).toHaveLength(27)
    for (const most of [1, 2, 13, 14, 15, 26, 27, 100]) {
      const { answers } = await readEvidence(server.services.storage, ada.id, most)
      expect(answers, `${most}`).toEqual(all.slice(-most))
    }
  })

  test('is kept with every detail that was sent, and a sound item changes no record', async () => {
    const details = { scenario: 'straw-man-1', choice: 'Bandwagon', sureness: 'sure', at: NOON - DAY, timeZone: 'UTC' }
    expect(await practice({ ...details, isCorrect: false })).toMatchObject({ timesEncountered: 1 })
    expect(await practice({ kind: 'sound' })).toMatchObject({ timesEncountered: 1 })
    const inOrder = (await answersOfAda()).toSorted((one, other) => one.at - other.at)
    expect(inOrder).toMatchObject([
      {
        ...{ source: 'practice', scenarioId: 'straw-man-1', choice: 'bandwagon', sureness: 'sure', isSound: false },
        ...{ at: NOON - DAY, day: '2026-11-20', isCorrect: false },
      },
      { source: 'call', isSound: true },
    ])
  })

  test('counts for its own day when it arrives late, and the later answer stays the latest', async () => {
    await practice({ isCorrect: false })
    expect(await practice({ at: NOON - 2 * DAY })).toMatchObject({
      ...{ timesEncountered: 2, lastCorrect: false, lastEncountered: NOON },
    })
    const { progress } = await finish(0, { timestamp: NOON - 3 * DAY, recordActivity: true })
    expect(progress?.find(({ itemId }) => itemId === 'Straw Man')).toMatchObject({
      ...{ timesEncountered: 3, timesCorrect: 2, lastCorrect: false, lastEncountered: NOON },
    })
  })
})
