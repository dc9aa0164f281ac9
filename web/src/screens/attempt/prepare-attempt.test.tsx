import { itemAt } from '@think-twice/core/item-at'
import { currentQuestion, type QuizAttempt, type RunningAttempt } from '@think-twice/core/quiz/quiz-attempt'
import type { QuizMode } from '@think-twice/core/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { requestedAttempt } from '../../addresses.ts'
import { rememberForms } from '../../browser/asked-forms.ts'
import { dropAttempt, findAttempt } from '../../browser/kept-attempts.ts'
import { isFrame } from '../../browser/prerendered-page.ts'
import { takeEarlySteps } from '../../browser/shown-question.ts'
import { fetchQuestions } from '../../data/content.ts'
import { prepareAttempt } from './prepare-attempt.ts'

const begun: string[] = []

afterEach(() => {
  window.shownQuestion = undefined
  localStorage.clear()
  delete document.documentElement.dataset['frame']
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

/** The page shows this quiz's third question with its options reversed, and the second one was chosen. */
async function show(mode: QuizMode) {
  const { scenarioId = '', options } = itemAt(await fetchQuestions(mode, new Map()), 2)
  window.shownQuestion = { mode, scenarioId, optionOrder: [3, 2, 1, 0], shownAt: 0, steps: [1], stop: () => {} }
  return { scenarioId, options: [...options].reverse() }
}

test('an attempt begins with the question on the page, and passes early answers to its screen', async () => {
  const shown = await show('standard')
  const attempt = await begin()
  expect(currentQuestion(attempt)).toMatchObject(shown)
  expect(attempt).toMatchObject({ position: 0, elapsed: 0, userAnswers: Array(12).fill(-1) })
  expect(takeEarlySteps(attempt.id)?.steps).toEqual([1])
})

test('a shown question now asked in another form replaces the page and drops early answers', async () => {
  const { scenarioId } = await show('standard')
  rememberForms(null, await fetchQuestions('standard', new Map()))
  const attempt = await begin()
  expect(attempt.questions.map((question) => question.scenarioId)).not.toContain(scenarioId)
  expect(takeEarlySteps(attempt.id)).toBeNull()
  expect(isFrame()).toBe(true)
})

test('another quiz does not begin with the question on the page', async () => {
  const { scenarioId } = await show('standard')
  const attempt = await begin('mini-bias-assessment')
  expect(attempt.questions.map((question) => question.scenarioId)).not.toContain(scenarioId)
})
