import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../test/quiet-console.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { HomeScreen } from './home-screen.tsx'

quietConsole()

test('a newcomer finds something to play, a way on from it, and six tests', () => {
  render(<HomeScreen />, { at: '/' })
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Can you find the step that doesn’t follow?'])
  expect(page.getByRole('link', { name: 'Play a round' }).element()).toHaveAttribute('href', '/?round=start')
  for (const [group, cards] of Object.entries({ Quizzes: 2, Assessments: 4 })) {
    expect(page.getByRole('region', { name: group }).getByRole('article').elements()).toHaveLength(cards)
  }
  for (const region of ['Continue where you left off', 'Your last result']) {
    expect(page.getByRole('region', { name: region }).elements()).toHaveLength(0)
  }
})
