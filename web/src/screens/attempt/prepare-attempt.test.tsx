import { itemAt } from '@think-twice/core/item-at'
import { currentQuestion, type QuizAttempt, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { requestedAttempt } from '../../addresses.ts'
import { dropAttempt, findAttempt } from '../../browser/kept-attempts.ts'
import type { ShownStep } from '../../browser/shown-question.ts'
import { fetchQuestions } from '../../data/content.ts'
import { prepareAttempt } from './prepare-attempt.ts'

const begun: string[] = []

afterEach(() => {
  window.shownQuestion = undefined
  for (const id of begun.splice(0)) dropAttempt(id)
})

async function begin(mode: QuizMode = 'standard'): Promise<RunningAttempt> {
  const address = (await prepareAttempt(mode))()
  const { id } = requestedAttempt(new URLSearchParams(address.slice(1)))
  begun.push(id ?? '')
  return running(findAttempt(id ?? ''))
}

function running(attempt: QuizAttempt | null): RunningAttempt {
  if (attempt?.state !== 'in progress') throw new Error('No attempt was begun')
  return attempt
}

/** The page shows the third question of a Standard Quiz, its options the other way round, and somebody has done this with it. */
async function show(steps: readonly ShownStep[], mode: QuizMode = 'standard') {
  const { scenarioId = '', options } = itemAt(await fetchQuestions(mode, new Map()), 2)
  window.shownQuestion = { mode, scenarioId, optionOrder: [3, 2, 1, 0], shownAt: 0, steps, stop: () => {} }
  return { scenarioId, options: [...options].reverse() }
}

test('an attempt begins with the question that the page shows, and with the answer it was given', async () => {
  const { scenarioId, options } = await show([1, 2])
  const attempt = await begin()
  expect(currentQuestion(attempt)).toMatchObject({ scenarioId, options })
  expect(attempt).toMatchObject({ position: 0, userAnswers: [2, ...Array(11).fill(-1)] })
  expect(attempt.elapsed).toBeGreaterThan(0)
})

test('whoever has moved on stands at the next question, with what was typed ahead', async () => {
  const { scenarioId } = await show([0, 'on', 'on', 3])
  const attempt = await begin()
  expect(attempt.questions[0]?.scenarioId).toBe(scenarioId)
  expect(attempt).toMatchObject({ position: 1, userAnswers: [0, 3, ...Array(10).fill(-1)] })
})

test('however much was typed ahead, the last question is finished on the screen', async () => {
  await show(Array(20).fill([0, 'on']).flat())
  expect(await begin()).toMatchObject({ position: 11, userAnswers: Array(12).fill(0) })
})

test('only one attempt begins with it', async () => {
  await show([1])
  await begin()
  expect(await begin()).toMatchObject({ userAnswers: Array(12).fill(-1), elapsed: 0 })
})

test('another quiz does not begin with it', async () => {
  const { scenarioId } = await show([1])
  const attempt = await begin('mini-bias-assessment')
  expect(attempt.userAnswers).toEqual(Array(12).fill(-1))
  expect(attempt.questions.map((question) => question.scenarioId)).not.toContain(scenarioId)
})
