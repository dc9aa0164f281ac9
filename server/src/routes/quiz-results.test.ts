import { getInsights, getProgress } from '@think-twice/contract/learning'
import { getQuizResult, getQuizResults, postQuizResult } from '@think-twice/contract/quiz-results'
import { DAY } from '@think-twice/core/activity/days'
import { BANK } from '@think-twice/core/content/bank'
import { questionOf } from '@think-twice/core/publishing/publish'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { resultCountsOf } from '@think-twice/core/quiz/score'
import { itemAt } from '@think-twice/core/required'
import type { Question } from '@think-twice/core/vocabulary'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NOON, onEachDatabase, outcomeOf, type Person, type Reply } from '../../test/app.fixture.ts'
import { openDatabaseRows } from '../../test/database-rows.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

const QUESTION = itemAt(finishedQuiz().questions, 0)
const BEGINNER = { pathType: 'beginner', totalSteps: 3, currentStep: 0, completedSteps: [] }

onEachDatabase('quiz results', (on) => {
  describe('saving a result', () => {
    test('works without an id, and without recording activity', async () => {
      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 3, { userId: on.ada.id }))

      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({
        id: expect.any(String),
        userId: on.ada.id,
        mode: 'standard',
        score: 75,
        totalQuestions: 12,
        correctAnswers: 9,
        timestamp: NOON,
        timeSpent: 300,
      })
      for (const resource of ['progress', 'achievements']) {
        const { body } = await on.ada.get(`/api/users/${on.ada.id}/${resource}`)
        expect(JSON.stringify(body)).not.toMatch(/Straw Man|first-quiz/)
      }
    })

    test('takes its id from the Idempotency-Key where the body has none, with or without quotation marks', async () => {
      const quiz = finishedQuiz('standard', 3)
      const first = await on.ada.post('/api/quiz-results', quiz, { 'idempotency-key': 'key-1' })
      const again = await on.ada.post('/api/quiz-results', quiz, { 'idempotency-key': '"key-1"' })
      expect([first.status, again.status]).toEqual([201, 200])
      expect(first.body).toMatchObject({ id: 'key-1' })
      expect(again.body).toEqual(first.body)

      const inBody = await on.ada.post('/api/quiz-results', { ...quiz, id: 'key-1' })
      expect([inBody.status, inBody.body]).toEqual([200, first.body])

      const own = await on.ada.post('/api/quiz-results', { ...quiz, id: 'own' }, { 'idempotency-key': 'key-1' })
      expect([own.status, own.body]).toMatchObject([201, { id: 'own' }])
      const tooLong = await on.ada.post('/api/quiz-results', quiz, { 'idempotency-key': 'x'.repeat(65) })
      expect([outcomeOf(tooLong), tooLong.body]).toMatchObject([
        'bad-request',
        { issues: [{ field: 'idempotency-key' }] },
      ])
    })

    test('preserves every question and answer as they were asked', async () => {
      const quiz = finishedQuiz('advanced', 5, { id: 'whole' })
      quiz.questions = quiz.questions.map(reversed)
      quiz.userAnswers = quiz.userAnswers.map((answer) => 3 - answer)
      quiz.userAnswers[0] = -1
      expect((await on.ada.post('/api/quiz-results', quiz)).status).toBe(201)

      const { status, body } = await on.ada.get('/api/quiz-results/whole')

      expect(status).toBe(200)
      const { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent } = quiz
      const sent = { id, mode, questions, userAnswers, score, totalQuestions, correctAnswers, timeSpent }
      expect(body).toEqual({ ...sent, userId: on.ada.id, timestamp: NOON })
    })

    test('keeps a question from an older client, outside the catalog, like any other', async () => {
      const quiz = finishedQuiz('standard', 0, { id: 'older' })
      quiz.questions[0] = {
        id: 'old-7',
        scenario: 'An old\0 one \ud800.',
        options: ['same', 'same', 'other', 'same'],
        correctAnswer: 0,
        fallacyType: 'Nirvana Fallacy',
        explanation: '',
        difficulty: 'easy',
      }
      quiz.userAnswers[0] = 0
      expect((await on.ada.post('/api/quiz-results', quiz)).status).toBe(201)
      const { questions } = bodyOf(getQuizResult, await on.ada.get('/api/quiz-results/older'))
      expect(questions[0]).toEqual(quiz.questions[0])
    })

    test.each([
      ['mini-fallacy-assessment', 'straw-man', 'Straw Man'],
      ['mini-fallacy-assessment', 'False Dilemma', 'False Dilemma'],
      ['mini-fallacy-assessment', 'post-hoc', 'False Cause'],
      ['mini-bias-assessment', 'loss-aversion', 'Loss Aversion'],
      ['mini-bias-assessment', 'social-influence', 'Social Influence'],
    ] as const)(
      'reads the profiles of a %s from a label like “%s” as from the concept’s name',
      async (mode, label, name) => {
        const { questions, userAnswers } = finishedQuiz(mode, 1)
        const relabeled = questions.map((question, index) =>
          index === 0 ? { ...question, fallacyType: label } : question,
        )
        const quiz = { ...finishedQuiz(mode, 1, { id: 'relabeled' }), questions: relabeled, userAnswers }
        expect((await on.ada.post('/api/quiz-results', quiz)).status).toBe(201)

        const whole = bodyOf(getQuizResult, await on.ada.get('/api/quiz-results/relabeled'))
        const [summary] = bodyOf(getQuizResults, await on.ada.get(`/api/quiz-results/user/${on.ada.id}?summary=true`))

        expect(whole.biasProfiles).toMatchObject([{ name, strength: 'low' }])
        expect(summary?.biasProfiles).toEqual([{ name, strength: 'low' }])
        expect(whole.questions[0]?.fallacyType).toBe(label)
      },
    )

    test('reads no profile from a sound argument that was taken for a flawed one', async () => {
      const quiz = finishedQuiz('mini-bias-assessment', 1, { id: 'sound-missed' })
      // Without a scenario that the bank knows, the sender's word counts.
      const { scenarioId: _, form: __, ...question } = itemAt(quiz.questions, 0)
      const questions = quiz.questions.with(0, { ...question, kind: 'sound' })
      expect((await on.ada.post('/api/quiz-results', { ...quiz, questions })).status).toBe(201)
      expect(bodyOf(getQuizResult, await on.ada.get('/api/quiz-results/sound-missed')).biasProfiles).toEqual([])
    })

    test('computes the profiles of an assessment, whatever profiles were sent', async () => {
      const forged = { name: 'Genius', description: '', strength: 'high', fallacyTypes: [], recommendations: [] }
      const quiz = finishedQuiz('mini-bias-assessment', 2, { id: 'assessed', biasProfiles: [forged] })
      expect((await on.ada.post('/api/quiz-results', quiz)).status).toBe(201)

      const { biasProfiles = [] } = bodyOf(getQuizResult, await on.ada.get('/api/quiz-results/assessed'))

      expect(biasProfiles.map(({ name }) => name)).toContain('Confirmation Bias')
      expect(biasProfiles.map(({ name }) => name)).not.toContain('Genius')
      expect(itemAt(biasProfiles, 0).recommendations).toHaveLength(3)
    })

    test('keeps an earlier time, and replaces one that cannot be by the time of arrival, once', async () => {
      for (const [told, kept] of [
        [NOON - 200 * DAY, NOON - 200 * DAY],
        [NOON + 1, NOON],
        [1000, NOON],
      ]) {
        const quiz = finishedQuiz('standard', 0, { id: `told-${told}`, timestamp: told, recordActivity: true })
        const first = await on.ada.post('/api/quiz-results', quiz)
        expect(first.body).toMatchObject({ timestamp: kept })
        on.server.clock.time = NOON + DAY
        const again = await on.ada.post('/api/quiz-results', quiz)
        expect([again.status, again.body]).toMatchObject([200, { timestamp: kept }])
        on.server.clock.time = NOON
      }
    })

    test.each<[string, Record<string, unknown>, string]>([
      ['a score that does not follow', { score: 99 }, 'score'],
      ['a count of right answers that does not follow', { correctAnswers: 11 }, 'correctAnswers'],
      ['a total that does not follow', { totalQuestions: 13 }, 'totalQuestions'],
      ['fewer answers than questions', { userAnswers: [0] }, 'userAnswers'],
      ['a sureness about fewer questions', { sureness: ['sure'] }, 'sureness'],
      ['an answer that is no option', { userAnswers: [4, ...Array(11).fill(-1)] }, 'userAnswers'],
    ])('is refused for %s, and the field is named', async (_, given, field) => {
      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, given))
      expect(reply.status).toBe(422)
      expect(reply.body).toMatchObject({ code: 'result-contradicts-itself', issues: [{ field }] })
    })

    const asked = (given: Record<string, unknown>) => ({ questions: [{ ...QUESTION, ...given }] })
    test.each<[string, string, Record<string, unknown>]>([
      ['no questions', 'questions', { questions: [] }],
      ['61 questions', 'questions', { questions: Array(61).fill(QUESTION) }],
      ['three options', 'questions.0.options', asked({ options: ['a', 'b', 'c'] })],
      ['five options', 'questions.0.options', asked({ options: ['a', 'b', 'c', 'd', 'e'] })],
      ['a rationale for three of four', 'questions.0.rationales', asked({ rationales: ['a', 'b', 'c'] })],
      ['an unknown difficulty', 'questions.0.difficulty', asked({ difficulty: 'cruel' })],
      ['a text of over 4,000 characters', 'questions.0.scenario', asked({ scenario: 'x'.repeat(4001) })],
      ['a fourth form', 'questions.0.form', asked({ form: 'D' })],
      ['a question’s id of over 100 characters', 'questions.0.id', asked({ id: 'x'.repeat(101) })],
      ['words that decide it, which stay on the device', 'questions.0.decidingWords', asked({ decidingWords: ['A'] })],
      ['half an answer', 'userAnswers.0', { userAnswers: [0.5] }],
      ['more than ten years', 'timeSpent', { timeSpent: 315_360_001 }],
      ['an id with markup', 'id', { id: '<b>' }],
      ['an unknown sureness', 'sureness.0', { sureness: ['certain'] }],
    ])('is refused with %s, and the field is named', async (_, field, given) => {
      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, given))
      expect([outcomeOf(reply), reply.body]).toMatchObject(['bad-request', { issues: [{ field }] }])
    })

    test.each<[string, string, Record<string, unknown>]>([
      ['unknown-mode', 'an unknown mode', { mode: 'speed-run' }],
      ['bad-request', 'a field nobody knows', { points: 5000 }],
      ['not-yours', 'somebody else’s id', { userId: 1 }],
      ['body-too-large', 'far too much of it', { id: 'x'.repeat(300_000) }],
    ])('is refused as %s for %s', async (code, _, given) => {
      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, given))
      expect(outcomeOf(reply)).toBe(code)
      expect(reply.body).toMatchObject({ message: expect.any(String) })
    })
  })

  describe('saving a result with recordActivity', () => {
    test('replies with the changed records, the streak, achievements earned, and paths that advanced', async () => {
      await on.ada.post(`/api/users/${on.ada.id}/learning-paths`, BEGINNER)
      const sent = { id: 'first', timestamp: NOON, timeZone: 'Europe/Berlin', recordActivity: true }

      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 1, sent))

      expect(reply.status).toBe(201)
      const body = bodyOf(postQuizResult, reply)
      expect(body.progress).toHaveLength(12)
      expect(body.progress?.slice(0, 2)).toEqual([
        { ...record('Straw Man'), masteryLevel: 40, timesCorrect: 0, lastCorrect: false },
        { ...record('False Cause'), masteryLevel: 70, timesCorrect: 1, lastCorrect: true },
      ])
      expect(body).toMatchObject({
        streak: { currentStreak: 1, longestStreak: 1, lastActivityDate: NOON - 300_000 },
        achievements: [{ achievementId: 'first-quiz', earnedAt: NOON }],
        learningPaths: [{ pathType: 'beginner', currentStep: 2, completedSteps: [0, 1], completedAt: null }],
      })
      expect((await on.ada.get(`/api/users/${on.ada.id}/streak`)).body).toMatchObject(body.streak!)
      expect((await on.ada.get(`/api/users/${on.ada.id}/learning-paths`)).body).toEqual(body.learningPaths)
    })

    test('changes nothing under the same id again, and replies with what it earned and with the rest as it stands now', async () => {
      await on.ada.post(`/api/users/${on.ada.id}/learning-paths`, BEGINNER)
      const sent = { id: 'twice', timestamp: NOON, recordActivity: true }
      const first = await on.ada.post('/api/quiz-results', finishedQuiz('advanced', 7, sent))
      const atOnce = await on.ada.post('/api/quiz-results', finishedQuiz('advanced', 7, sent))
      await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'between', recordActivity: true }))
      const before = await everythingOf(on.ada)
      on.server.clock.time = NOON + 23 * 3_600_000

      const again = await on.ada.post('/api/quiz-results', finishedQuiz('advanced', 7, sent))

      on.server.clock.time = NOON
      expect([first.status, atOnce.status, again.status]).toEqual([201, 200, 200])
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect(first.headers).not.toHaveProperty('idempotent-replayed')
      expect(await everythingOf(on.ada)).toEqual(before)
      expect(atOnce.body).toEqual(first.body)
      const { progress, achievements, learningPaths, ...rest } = bodyOf(postQuizResult, again)
      expect(rest).toMatchObject({ id: 'twice', timestamp: NOON, streak: { currentStreak: 1 } })
      expect(achievements).toEqual([{ achievementId: 'first-quiz', earnedAt: NOON }])
      const kept = bodyOf(getProgress, await on.ada.get(`/api/users/${on.ada.id}/progress`))
      expect(progress).toHaveLength(48)
      expect(progress).toEqual(expect.arrayContaining(kept))
      expect(learningPaths).toMatchObject([{ currentStep: 2 }])
    })

    test('counts no concept as met for a sound item, in the first reply and in the next', async () => {
      await on.ada.post(`/api/users/${on.ada.id}/learning-paths`, BEGINNER)
      const sound = BANK.flatMap(({ concept, scenarios }) =>
        scenarios
          .filter(({ kind }) => kind === 'sound')
          .slice(0, 1)
          .map((scenario) => questionOf(scenario, scenario.id, concept)),
      ).slice(0, 7)
      const userAnswers = sound.map(({ correctAnswer }) => correctAnswer)
      const counts = resultCountsOf(sound, userAnswers)
      const sent = { mode: 'standard', questions: sentQuestions(sound), userAnswers, ...counts, timeSpent: 60 }
      const quiz = { ...sent, id: 'sound', timestamp: NOON, recordActivity: true }

      const first = await on.ada.post('/api/quiz-results', quiz)
      const again = await on.ada.post('/api/quiz-results', quiz)

      expect([first.status, again.status]).toEqual([201, 200])
      expect(first.body).toMatchObject({ progress: [], learningPaths: [] })
      expect(again.body).toMatchObject({ progress: [], learningPaths: [{ currentStep: 0 }] })
      expect((await on.ada.get(`/api/users/${on.ada.id}/progress`)).body).toEqual([])
      expect(bodyOf(getInsights, await on.ada.get(`/api/users/${on.ada.id}/insights`)).eye.counts).toMatchObject({
        sound: 7,
      })
      expect((await on.ada.get(`/api/users/${on.ada.id}/review`)).body).toMatchObject({ due: [], next: null })
    })

    test('treats fields in another order as the same content', async () => {
      const quiz = finishedQuiz('standard', 0, { id: 'order' })
      const backwards = Object.fromEntries(Object.entries(quiz).reverse())
      expect((await on.ada.post('/api/quiz-results', quiz)).status).toBe(201)
      expect((await on.ada.post('/api/quiz-results', backwards)).status).toBe(200)
    })

    test('refuses other content under the same id, and changes nothing', async () => {
      await on.ada.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'mine' }))
      const before = await everythingOf(on.ada)
      const reply = await on.ada.post('/api/quiz-results', finishedQuiz('standard', 1, { id: 'mine' }))
      expect([reply.status, reply.body]).toMatchObject([409, { code: 'result-differs' }])
      expect(await everythingOf(on.ada)).toEqual(before)
    })

    test('counts a result once when it is sent ten times at once, with ten equal replies', async () => {
      const eve = await on.server.person()
      const quiz = finishedQuiz('standard', 2, { id: 'at-once', timestamp: NOON, recordActivity: true })

      const replies = await Promise.all(Array.from({ length: 10 }, () => eve.post('/api/quiz-results', quiz)))

      expect(replies.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
      for (const { body } of replies) expect(body).toEqual(itemAt(replies, 0).body)
      const results = bodyOf(getQuizResults, await eve.get(`/api/quiz-results/user/${eve.id}`))
      expect(results).toHaveLength(1)
      const progress = bodyOf(getProgress, await eve.get(`/api/users/${eve.id}/progress`))
      for (const { timesEncountered } of progress) expect(timesEncountered).toBe(1)
    })

    test('counts each of several results that one person sends at once', async () => {
      const eve = await on.server.person()
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          eve.post('/api/quiz-results', finishedQuiz('standard', 0, { id: `r${index}`, recordActivity: true })),
        ),
      )
      const progress = bodyOf(getProgress, await eve.get(`/api/users/${eve.id}/progress`))
      for (const { timesEncountered } of progress) expect(timesEncountered).toBe(10)
    })

    test('treats the same id from two people as two results', async () => {
      const [one, other] = [await on.server.person(), await on.server.person()]
      expect((await one.post('/api/quiz-results', finishedQuiz('standard', 0, { id: 'same' }))).status).toBe(201)
      expect((await other.post('/api/quiz-results', finishedQuiz('standard', 1, { id: 'same' }))).status).toBe(201)
    })

    test('records a bias in the Advanced Quiz as a bias, and an unknown label by its mode', async () => {
      const eve = await on.server.person()
      const quiz = finishedQuiz('bias-assessment', 0, { recordActivity: true })
      quiz.questions[0] = { ...itemAt(quiz.questions, 0), fallacyType: '  Zebra Bias  ' }
      quiz.questions[1] = { ...itemAt(quiz.questions, 1), fallacyType: 'strawman' }
      await eve.post('/api/quiz-results', quiz)
      const { body } = await eve.get(`/api/users/${eve.id}/progress`)
      expect(body).toContainEqual(expect.objectContaining({ itemId: 'Zebra Bias', categoryType: 'cognitive-biases' }))
      expect(body).toContainEqual(expect.objectContaining({ itemId: 'Straw Man', categoryType: 'logical-fallacies' }))
    })
  })

  describe('questions that are not the catalog’s', () => {
    test('do not make a result unreadable if they are ever lost', async () => {
      const { id, ...eve } = await on.server.person()
      const questions = [...finishedQuiz('mini-bias-assessment', 1).questions.slice(0, 2), ...ownQuestions('lost', 1)]
      const quiz = { ...quizOf('lost', questions), mode: 'mini-bias-assessment', recordActivity: true }
      expect((await eve.post('/api/quiz-results', { ...quiz, sureness: ['sure', null, null] })).status).toBe(201)
      const rows = await openDatabaseRows(on.server.settings)
      await rows.run(sql`delete from "question" where "body" like '%lost 0 %'`)
      await rows.close()
      const parts = ['insights', 'review', 'asked-forms', 'export'].map((part) => `/api/users/${id}/${part}`)
      const results = [`user/${id}`, `user/${id}?summary=true`, 'lost'].map((each) => `/api/quiz-results/${each}`)
      for (const path of [...parts, ...results]) expect((await eve.get(path)).status, path).toBe(200)
      const { body } = await eve.get('/api/quiz-results/lost')
      expect(body).toMatchObject({ totalQuestions: 3, questions: questions.slice(0, 2), userAnswers: { length: 2 } })
    })

    test('may have at most 4 KB each', async () => {
      const eve = await on.server.person()
      const question = itemAt(ownQuestions('large', 1), 0)
      const large = { ...question, explanation: 'y'.repeat(1000) }
      const reply = await eve.post('/api/quiz-results', quizOf('large', [large]))
      expect([reply.status, reply.body]).toMatchObject([413, { code: 'question-too-large' }])
      expect((await eve.post('/api/quiz-results', quizOf('small', [question]))).status).toBe(201)
    })

    test('are refused until the next day after 2 MB, while the catalog’s are still accepted', async () => {
      const eve = await on.server.person()
      const replies: Reply[] = []
      for (let number = 0; number < 12; number++) {
        const quiz = quizOf(`own${number}`, ownQuestions(`${eve.id}/${number}`, 60))
        replies.push(await eve.post('/api/quiz-results', quiz))
      }
      expect(replies.map(outcomeOf)).toEqual([...Array(9).fill(201), ...Array(3).fill('no-room-for-questions')])
      for (const { body, headers } of replies.slice(9)) {
        expect(body).toMatchObject({ message: expect.stringContaining('right now') })
        expect(headers).toHaveProperty('retry-after')
      }
      // Questions already stored take no more room.
      const again = quizOf('again', ownQuestions(`${eve.id}/0`, 60))
      expect((await eve.post('/api/quiz-results', again)).status).toBe(201)
      expect((await eve.post('/api/quiz-results', finishedQuiz('advanced', 3, { id: 'ours' }))).status).toBe(201)
    })

    test('end a page when they reach 2 MB, and links lead through all of the pages', async () => {
      const eve = await on.server.person()
      const questions = ownQuestions('pages', 60)
      for (let number = 0; number < 20; number++) {
        expect((await eve.post('/api/quiz-results', quizOf(`r${number}`, questions))).status).toBe(201)
      }
      const seen: string[] = []
      let path: string | undefined = `/api/quiz-results/user/${eve.id}`
      let pages = 0
      for (; path !== undefined; pages++) {
        const reply = await eve.get(path)
        expect(Buffer.byteLength(JSON.stringify(reply.body))).toBeLessThan(2.5 * 1024 * 1024)
        seen.push(...bodyOf(getQuizResults, reply).map(({ id }) => id))
        path = /^<(.+)>; rel="next"$/.exec(String(reply.headers['link']))?.[1]
      }
      expect(seen).toHaveLength(20)
      expect(new Set(seen).size).toBe(20)
      expect(pages).toBe(2)
    })
  })
})

async function everythingOf(person: Person) {
  const paths = ['progress', 'streak', 'achievements', 'learning-paths', 'favorites'].map(
    (resource) => `/api/users/${person.id}/${resource}`,
  )
  const replies = await Promise.all([...paths, `/api/quiz-results/user/${person.id}`].map((path) => person.get(path)))
  return replies.map(({ body }) => body)
}

function record(itemId: string) {
  return { itemId, categoryType: 'logical-fallacies', timesEncountered: 1, lastEncountered: NOON }
}

function reversed(question: Question): Question {
  const { options, rationales, correctAnswer } = question
  return {
    ...question,
    options: [...options].reverse(),
    correctAnswer: 3 - correctAnswer,
    ...(rationales && { rationales: [...rationales].reverse() }),
  }
}

/** This many different questions of almost 4 KB each. */
function ownQuestions(name: string, count: number): Question[] {
  return Array.from({ length: count }, (_, index) => ({
    ...itemAt(finishedQuiz().questions, 0),
    ...{ scenario: `${name} ${index} `.padEnd(2700, 'x'), form: 'A', id: `own${index}` },
  }))
}

function quizOf(id: string, questions: Question[]) {
  return {
    ...{ id, mode: 'advanced', questions, userAnswers: questions.map(({ correctAnswer }) => correctAnswer) },
    ...{ score: 100, totalQuestions: questions.length, correctAnswers: questions.length, timeSpent: 1 },
  }
}
