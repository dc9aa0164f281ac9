import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom, someQuestion } from '../testing.ts'
import {
  answeredCount,
  canMoveOn,
  choose,
  currentAnswer,
  currentQuestion,
  isLastQuestion,
  moveBack,
  moveOn,
  passTime,
  type QuizSession,
  type RunningSession,
  startSession,
} from './quiz-attempt.ts'
import { UNANSWERED } from './score.ts'

const questions = ['q1', 'q2', 'q3'].map((id) => someQuestion({ id }))
const begin = (seed = 1) => startSession('s1', 'standard', questions, seededRandom(seed))

function running(session: QuizSession): RunningSession {
  if (session.state !== 'in progress') throw new Error('The session is over')
  return session
}

describe('a session', () => {
  test('starts at the first question with nothing answered', () => {
    const session = begin()
    expect(session).toMatchObject({ state: 'in progress', position: 0, elapsed: 0, userAnswers: [-1, -1, -1] })
    expect(session.questions.map(({ id }) => id).sort()).toEqual(['q1', 'q2', 'q3'])
  })

  test('moves on only when the question is answered', () => {
    const session = begin()
    expect(canMoveOn(session)).toBe(false)
    expect(moveOn(session, 0)).toBe(session)

    const answered = choose(session, 2)
    expect(canMoveOn(answered)).toBe(true)
    expect(running(moveOn(answered, 0)).position).toBe(1)
  })

  test('lets the current answer be changed, and keeps it when going back', () => {
    const second = running(moveOn(choose(choose(begin(), 0), 3), 0))
    const back = moveBack(second)
    expect(back.position).toBe(0)
    expect(currentAnswer(back)).toBe(3)
    expect(answeredCount(back)).toBe(1)
  })

  test('stays on the first question when asked to go back from it', () => {
    expect(moveBack(begin()).position).toBe(0)
  })

  test('does not take an option that is not there', () => {
    const session = begin()
    for (const option of [-1, 4, 0.5, Number.NaN]) expect(choose(session, option)).toBe(session)
  })

  test('ends when moving on from the last question', () => {
    let session: QuizSession = begin()
    for (let count = 0; count < 3; count++) session = moveOn(choose(running(session), 1), 777)
    expect(session).toMatchObject({ state: 'complete', finishedAt: 777, userAnswers: [1, 1, 1] })
    expect(session).not.toHaveProperty('position')
  })

  test('counts the time during which it was open, and none that runs backward', () => {
    expect(passTime(passTime(passTime(begin(), 1500), -9000), 500).elapsed).toBe(2000)
  })
})

test('whatever is pressed, every answer is one of its question’s options and the place exists', () => {
  const step = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom('on' as const, 'back' as const))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer(), (steps, seed) => {
      let session: QuizSession = begin(seed)
      for (const pressed of steps) {
        if (session.state === 'complete') break
        session =
          pressed === 'on' ? moveOn(session, 0) : pressed === 'back' ? moveBack(session) : choose(session, pressed)
      }
      for (const answer of session.userAnswers) expect([UNANSWERED, 0, 1, 2, 3]).toContain(answer)
      if (session.state === 'complete') expect(session.userAnswers).not.toContain(UNANSWERED)
      else expect(currentQuestion(session)).toBeDefined()
    }),
  )
})

test('a restart is a fresh start: the same questions, drawn anew, and nothing answered', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (seed, other) => {
      const first = running(moveOn(choose(begin(seed), 0), 0))
      const again = startSession('s2', first.mode, questions, seededRandom(other))
      expect(again).toEqual({ ...begin(other), id: 's2' })
    }),
  )
})

test('the last question is known as such', () => {
  const session = begin()
  expect(isLastQuestion(session)).toBe(false)
  expect(isLastQuestion({ ...session, position: 2 })).toBe(true)
})
