import { inWords } from '../wording/numbers.ts'
import { addDays, type Day, daysBetween } from './days.ts'

/** The current and the longest streak, in active days. */
export type Streak = { currentStreak: number; longestStreak: number }

/** Active days in a row that earn a rest day, so a week can have one day off. */
const DAYS_TO_A_REST = 6

type RestedStreak = Streak & { restDays: Day[]; hasRestEarned: boolean }

/** The latest run of active days and the longest so far, not counting rest days: all it takes to add a day. */
export type StreakState = { lastDay: Day; length: number; sinceRest: number; longest: number }

/** The state after all active days, in any order; null without any. */
export function streakStateOf(activeDays: Iterable<Day>): StreakState | null {
  const first = { sinceRest: 1, length: 1, longest: 1 }
  return inOrder(activeDays).reduce<StreakState | null>(
    (state, day) => (state ? addActiveDay(state, day) : { lastDay: day, ...first }),
    null,
  )
}

/** Adds the latest day or a later one; null for an earlier day, which needs `streakStateOf` instead. */
export function addActiveDay(state: StreakState, day: Day): StreakState | null {
  if (day < state.lastDay) return null
  if (day === state.lastDay) return state
  const missed = missedBefore(day, state)
  const length = continuesRun(state, missed) ? state.length + 1 : 1
  const sinceRest = missed === 0 ? state.sinceRest + 1 : 1
  return { lastDay: day, length, sinceRest, longest: Math.max(state.longest, length) }
}

/** The streak on `today`, in days, from the state alone; the current one is 0 once a missed day has ended it. */
export function streakOn(state: StreakState, today: Day): Streak {
  const isCurrent = continuesRun(state, missedBefore(today, state))
  return { currentStreak: isCurrent ? state.length : 0, longestStreak: state.longest }
}

/** The streak on `today` with its rest days, including yesterday if that is being rested. */
export function streakOf(activeDays: Iterable<Day>, today: Day): RestedStreak {
  const days = inOrder(activeDays)
  const state = streakStateOf(days)
  if (!state) return { currentStreak: 0, longestStreak: 0, restDays: [], hasRestEarned: false }
  const streak = streakOn(state, today)
  // A run bridges nothing but its rest days, so they are the gaps inside it.
  const run = days.slice(days.length - streak.currentStreak)
  const restDays = run.map((day) => addDays(day, 1)).filter((next, index) => next < (run[index + 1] ?? today))
  const isResting = restDays.includes(addDays(state.lastDay, 1))
  const hasRestEarned = streak.currentStreak > 0 && !isResting && state.sinceRest >= DAYS_TO_A_REST
  return { ...streak, restDays, hasRestEarned }
}

/** The inactive days that rest days bridged, in every run; for a calendar. */
export function bridgedDays(activeDays: Iterable<Day>): Day[] {
  const bridged: Day[] = []
  let state: StreakState | null = null
  for (const day of inOrder(activeDays)) {
    if (state && missedBefore(day, state) === 1 && continuesRun(state, 1)) bridged.push(addDays(state.lastDay, 1))
    state = state ? addActiveDay(state, day) : streakStateOf([day])
  }
  return bridged
}

function inOrder(days: Iterable<Day>): Day[] {
  return [...new Set(days)].sort()
}

function missedBefore(day: Day, { lastDay }: StreakState): number {
  return daysBetween(lastDay, day) - 1
}

function continuesRun({ sinceRest }: StreakState, missed: number): boolean {
  return missed <= 0 || (missed === 1 && sinceRest >= DAYS_TO_A_REST)
}

/** One of the last seven days; `open` is today while it has no activity yet. */
type StreakDay = { day: Day; state: 'active' | 'rest' | 'open' | 'missed' }

const DRAWN = 7

/** The seven days up to `today`, oldest first; a day that is both active and rested counts as active. */
export function streakDays(
  { activeDays, restDays }: { activeDays: readonly Day[]; restDays: readonly Day[] },
  today: Day,
): StreakDay[] {
  return Array.from({ length: DRAWN }, (_, index): StreakDay => {
    const day = addDays(today, index - (DRAWN - 1))
    if (activeDays.includes(day)) return { day, state: 'active' }
    if (restDays.includes(day)) return { day, state: 'rest' }
    return { day, state: day === today ? 'open' : 'missed' }
  })
}

/** Says how a rest day is earned. */
export const REST_DAY_RULE = `${inWords(DAYS_TO_A_REST, true)} active days in a row earn a rest day.`

/** Says that a rest day can be taken. */
export const REST_DAY_EARNED = 'You’ve earned a rest day: one missed day won’t end this streak.'

/** Says how a streak begins. */
export const NO_STREAK = 'Complete a quiz today to start your learning streak!'
