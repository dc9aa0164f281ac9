import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { HomeScreen } from './home-screen.tsx'

quietConsole()

test('a newcomer finds something to play, six quizzes, and all 48 concept names', () => {
  render(<HomeScreen />, { at: '/' })
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Can you find the step that doesn’t follow?'])
  for (const [group, cards] of Object.entries({ Quizzes: 2, Assessments: 4 })) {
    expect(page.getByRole('region', { name: group }).getByRole('article').elements()).toHaveLength(cards)
  }
  for (const title of ['24 logical fallacies', '24 cognitive biases']) {
    expect(page.getByRole('region', { name: title }).getByRole('link').elements()).toHaveLength(24)
  }
  for (const region of ['Continue where you left off', 'Your last result']) {
    expect(page.getByRole('region', { name: region }).elements()).toHaveLength(0)
  }
})
