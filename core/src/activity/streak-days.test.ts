import { expect, test } from 'vitest'
import { streakDays } from './streak.ts'

test('the last seven days end with today, each with its role in the streak', () => {
  const days = streakDays(
    { activeDays: ['2026-11-15', '2026-11-16', '2026-11-18'], restDays: ['2026-11-17'] },
    '2026-11-21',
  )

  expect(days.map(({ day, state }) => `${day.slice(-2)} ${state}`)).toEqual([
    '15 active',
    '16 active',
    '17 rest',
    '18 active',
    '19 missed',
    '20 missed',
    '21 open',
  ])
})
