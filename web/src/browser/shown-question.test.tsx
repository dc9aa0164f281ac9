import { afterEach, expect, test } from 'vitest'
import { claimShownQuestion, takeEarlySteps } from './shown-question.ts'

let stops = 0

afterEach(() => {
  window.shownQuestion = undefined
  stops = 0
})

function show() {
  window.shownQuestion = {
    mode: 'standard',
    scenarioId: 'one',
    optionOrder: [1, 0],
    shownAt: 5,
    steps: [0, 'on'],
    stop: () => {
      stops += 1
    },
  }
}

test('one attempt starts with the question on the page, and receives the early answers to it once', () => {
  show()
  expect(claimShownQuestion('standard', 'a')).toMatchObject({ scenarioId: 'one', optionOrder: [1, 0] })
  expect(stops).toBe(0)
  expect(takeEarlySteps('another')).toBeNull()
  expect(takeEarlySteps('a')).toMatchObject({ steps: [0, 'on'], shownAt: 5 })
  expect(stops).toBe(1)
  expect(takeEarlySteps('a')).toBeNull()
})

test.each([
  ['of another quiz', () => claimShownQuestion('advanced', 'b')],
  [
    'that follows',
    () => {
      claimShownQuestion('standard', 'a')
      return claimShownQuestion('standard', 'b')
    },
  ],
])('an attempt %s does not start with the question on the page, which then stops taking answers', (_, claim) => {
  show()
  expect(claim()).toBeNull()
  expect(stops).toBe(1)
  expect(window.shownQuestion).toBeUndefined()
})

test('without a question on the page an attempt receives none', () => {
  expect(claimShownQuestion('standard', 'a')).toBeNull()
  expect(takeEarlySteps('a')).toBeNull()
})
