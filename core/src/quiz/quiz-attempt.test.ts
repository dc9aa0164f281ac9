import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someQuestion } from '../rules.fixture.ts'
import {
  answeredCount,
  canMoveForward,
  choose,
  currentAnswer,
  currentQuestion,
  currentSureness,
  isLastQuestion,
  moveBack,
  moveForward,
  passTime,
  type QuizAttempt,
  type RunningAttempt,
  setSureness,
  startAttempt,
} from './quiz-attempt.ts'
import { UNANSWERED } from './score.ts'
import { seededRandom } from './shuffle.ts'

const questions = ['q1', 'q2', 'q3'].map((id) => someQuestion({ id }))
const begin = (seed = 1) => startAttempt('s1', 'standard', questions, seededRandom(seed))

function running(attempt: QuizAttempt): RunningAttempt {
  if (attempt.state !== 'in progress') throw new Error('The attempt is over')
  return attempt
}

describe('an attempt at a quiz', () => {
  test('starts at the first question with nothing answered', () => {
    const attempt = begin()
    expect(attempt).toMatchObject({ state: 'in progress', position: 0, elapsed: 0, userAnswers: [-1, -1, -1] })
    expect(attempt.questions.map(({ id }) => id).sort()).toEqual(['q1', 'q2', 'q3'])
  })

  test('moves on only when the question is answered', () => {
    const attempt = begin()
    expect(canMoveForward(attempt)).toBe(false)
    expect(moveForward(attempt, 0)).toBe(attempt)

    const answered = choose(attempt, 2)
    expect(canMoveForward(answered)).toBe(true)
    expect(running(moveForward(answered, 0)).position).toBe(1)
  })

  test('lets the current answer be changed, and keeps it when the learner goes back', () => {
    const second = running(moveForward(choose(choose(begin(), 0), 3), 0))
    const back = moveBack(second)
    expect(back.position).toBe(0)
    expect(currentAnswer(back)).toBe(3)
    expect(answeredCount(back)).toBe(1)
  })

  test('stays on the first question when the learner goes back from it', () => {
    expect(moveBack(begin()).position).toBe(0)
  })

  test('does not accept an option that does not exist', () => {
    const attempt = begin()
    for (const option of [-1, 4, 0.5, Number.NaN]) expect(choose(attempt, option)).toBe(attempt)
  })

  test('ends when the learner moves on from the last question', () => {
    let attempt: QuizAttempt = begin()
    for (let count = 0; count < 3; count++) attempt = moveForward(choose(running(attempt), 1), 777)
    expect(attempt).toMatchObject({ state: 'complete', finishedAt: 777, userAnswers: [1, 1, 1] })
    expect(attempt).not.toHaveProperty('position')
  })

  test('counts the time for which it was open, and no time that runs backward', () => {
    expect(passTime(passTime(passTime(begin(), 1500), -9000), 500).elapsed).toBe(2000)
  })
})

function press(attempt: QuizAttempt, pressed: number | 'on' | 'back'): QuizAttempt {
  if (attempt.state === 'complete') return attempt
  if (pressed === 'on') return moveForward(attempt, 0)
  return pressed === 'back' ? moveBack(attempt) : choose(attempt, pressed)
}

test('whatever is pressed, an attempt keeps its answers among the options and its position in range', () => {
  const step = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom('on' as const, 'back' as const))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer(), (steps, seed) => {
      const attempt = steps.reduce(press, begin(seed))
      for (const answer of attempt.userAnswers) expect([UNANSWERED, 0, 1, 2, 3]).toContain(answer)
      expect(attempt.state === 'in progress' || !attempt.userAnswers.includes(UNANSWERED)).toBe(true)
      expect(attempt.state === 'complete' || currentQuestion(attempt) !== undefined).toBe(true)
    }),
  )
})

test('only the last question of an attempt is recognized as the last', () => {
  const attempt = begin()
  expect(isLastQuestion(attempt)).toBe(false)
  expect(isLastQuestion({ ...attempt, position: 2 })).toBe(true)
})

test('the sureness of an answer can be given and changed, and is kept with its question', () => {
  const open = begin()
  expect(setSureness(open, 'sure')).toBe(open)
  expect(currentSureness(open)).toBeNull()

  const said = setSureness(setSureness(choose(open, 1), 'guess'), 'sure')
  expect(currentSureness(said)).toBe('sure')
  const next = running(moveForward(said, 0))
  expect(currentSureness(next)).toBeNull()
  expect(next.sureness).toEqual(['sure', null, null])
})

test('questions with the same four options do not directly follow one another', () => {
  const blocks = ['a', 'b', 'c'].flatMap((block) =>
    [1, 2, 3, 4].map((number) => {
      // In another order in each question.
      const options = [0, 1, 2, 3].map((option) => `${block}${(option + number) % 4}`)
      return someQuestion({ id: `${block}${number}`, options, correctAnswer: number - 1 })
    }),
  )
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const asked = startAttempt('s1', 'standard', blocks, seededRandom(seed)).questions.map(({ id }) => id[0])
      expect(asked.filter((block, index) => block === asked[index - 1])).toEqual([])
      expect(asked).toHaveLength(12)
    }),
  )
})
