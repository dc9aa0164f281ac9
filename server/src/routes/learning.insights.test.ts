import { getInsights, getReview } from '@think-twice/contract/learning'
import { DAY } from '@think-twice/core/activity/days'
import { itemOfLabel } from '@think-twice/core/concepts/concept-names'
import { BANK } from '@think-twice/core/content/bank'
import { itemAt, required } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { NOON, onEachDatabase, type Person } from '../../test/app.fixture.ts'
import { finishedQuiz } from '../../test/quiz.fixture.ts'
import { bodyOf } from '../../test/reply-body.ts'

const practice = BANK.flatMap(({ concept, scenarios }) =>
  scenarios.filter(({ slot, kind }) => slot === undefined && kind !== 'decide').map((each) => ({ ...each, concept })),
)
const flawed = practice.filter(({ kind }) => kind === 'spot')
const sound = practice.filter(
  ({ kind, twinOf }) => kind === 'sound' && !flawed.slice(0, 30).some(({ id }) => id === twinOf),
)

onEachDatabase('insights', (on) => {
  const { my } = on
  const insights = async () => bodyOf(getInsights, await on.ada.get(my('insights')))
  const review = async (person: Person = on.ada) =>
    bodyOf(getReview, await person.get(`/api/users/${person.id}/review`))

  /** One answer of a round: what was named, `right` for the right option. */
  const answer = (scenario: (typeof practice)[number], choice: string, given: Record<string, unknown> = {}) => {
    const right = required(
      scenario.options.find((option) => option.right),
      'the right option',
    ).text
    const named = choice === 'right' ? right : choice
    return on.ada.post(
      my('progress'),
      {
        itemId: scenario.concept.name,
        categoryType: scenario.concept.category === 'cognitive-bias' ? 'cognitive-biases' : 'logical-fallacies',
        isCorrect: named === right,
        scenario: scenario.id,
        choice: named,
        kind: scenario.kind === 'sound' ? 'sound' : 'flawed',
        ...given,
      },
      { 'idempotency-key': `${scenario.id}.${JSON.stringify(given).length}` },
    )
  }

  test('are empty for a new account', async () => {
    expect(await insights()).toMatchObject({
      answers: 0,
      eye: { reading: null, windows: null },
      calibration: { brier: null, sureAndWrong: [] },
      confusions: [],
      history: {},
    })
  })

  test('include detection once there are enough first looks at flawed and sound practice scenarios', async () => {
    for (const scenario of flawed.slice(0, 20)) await answer(scenario, 'right', { sureness: 'sure' })
    for (const scenario of sound.slice(0, 9)) await answer(scenario, 'right')
    expect((await insights()).eye.reading).toBeNull()
    await answer(itemAt(sound, 9), itemAt(sound, 9).concept.name)
    await on.ada.post('/api/quiz-results', finishedQuiz('standard', 2, { recordActivity: true }))

    const { eye, answers } = await insights()
    expect(answers).toBe(42)
    expect(eye.counts).toEqual({ flawed: 20, caught: 20, namedRight: 20, sound: 10, accepted: 9 })
    expect(eye.reading).toMatchObject({ sharpnessWord: 'keen' })
  })

  test('count a sound item, which changes neither mastery nor review, and whose reply is the unchanged record', async () => {
    const item = itemAt(sound, 0)
    const reply = await answer(item, item.concept.name)
    expect([reply.status, reply.body]).toMatchObject([200, { timesEncountered: 0, masteryLevel: 57 }])
    expect((await on.ada.get(my('progress'))).body).toEqual([])
    expect(await review()).toMatchObject({ due: [], next: null })
    expect((await insights()).answers).toBe(1)
  })

  test('go by what the bank says when a sound scenario is sent as a flawed one', async () => {
    await answer(itemAt(sound, 0), 'right', { kind: 'flawed' })
    expect((await on.ada.get(my('progress'))).body).toEqual([])
  })

  test('use the sureness of quiz answers, which is stored with the result', async () => {
    const quiz = finishedQuiz('standard', 1, { recordActivity: true })
    const sureness = quiz.questions.map((_, index) => (index < 6 ? 'sure' : index < 8 ? 'guess' : null))
    expect((await on.ada.post('/api/quiz-results', { ...quiz, sureness })).status).toBe(201)
    const { calibration } = await insights()
    expect(calibration.rows.map(({ answers }) => answers)).toEqual([2, 0, 6])
    expect(calibration.sureAndWrong).toEqual([{ itemId: itemOfLabel(itemAt(quiz.questions, 0).fallacyType), times: 1 }])
  })

  test('report a mix-up from the second time on', async () => {
    const quiz = finishedQuiz('standard', 1)
    const question = itemAt(quiz.questions, 0)
    const wrong = question.options.findIndex((_, index) => index !== question.correctAnswer)
    const userAnswers = quiz.userAnswers.with(0, wrong)
    const send = (id: string) => on.ada.post('/api/quiz-results', { ...quiz, userAnswers, id, recordActivity: true })
    await send('one')
    expect((await insights()).confusions).toEqual([])
    await send('two')
    expect((await insights()).confusions).toMatchObject([{ times: 2, one: { times: 2, of: 2 } }])
  })

  test('list the latest answers about a concept oldest first, in whatever order they arrive', async () => {
    const post = (isCorrect: boolean, daysAgo: number) =>
      on.ada.post(my('progress'), {
        ...{ itemId: 'Anchoring', categoryType: 'cognitive-biases', isCorrect },
        ...{ at: NOON - daysAgo * DAY, timeZone: 'Europe/Berlin' },
      })
    await post(true, 0)
    await post(false, 2)
    await post(true, 5)
    expect((await insights()).history).toEqual({ anchoring: [true, false, true] })
  })
})
