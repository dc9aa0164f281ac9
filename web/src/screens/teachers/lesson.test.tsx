import { LIVE_MINUTES_A_SCENARIO } from '@think-twice/core/class/class-rounds'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { LessonMinutes } from './lesson.tsx'

test('the steps of an argument fill its minutes in quarters, one after the other', async () => {
  render(<LessonMinutes />)
  await expect.element(page.getByRole('heading', { name: 'Five minutes an argument' })).toBeVisible()
  const steps = page.getByRole('listitem').elements()
  const quarters = steps.map((step) => [...step.querySelectorAll('i')].map((cell) => cell.hasAttribute('data-on')))
  const filled = quarters[0]?.flatMap((_, cell) => [...quarters.keys()].filter((step) => quarters[step]?.[cell]))
  expect(filled).toHaveLength(4 * LIVE_MINUTES_A_SCENARIO)
  expect(filled).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4])
})
