import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { ActivityTable } from './activity-table.tsx'

const week = (firstDay: string, activeDays: number, quizzes: number) => ({
  days: [{ day: firstDay, level: 0 as const, when: 'past' as const, quizzes, isActive: activeDays > 0 }],
  activeDays,
  quizzes,
})

test('the weeks with activity are listed, the latest first', async () => {
  render(<ActivityTable weeks={[week('2026-11-01', 2, 0), week('2026-11-08', 0, 0), week('2026-11-15', 7, 12)]} />)
  await page.getByText('Week by week').click()
  expect(textsOf(page.getByRole('row')).slice(1)).toEqual(['Nov 15712', 'Nov 120'])
})

test('without any activity there is no table to open', () => {
  render(<ActivityTable weeks={[week('2026-11-08', 0, 0)]} />)
  expect(page.getByText('Week by week').elements()).toHaveLength(0)
})
