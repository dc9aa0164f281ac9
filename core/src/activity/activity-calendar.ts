import { addDays, type Day, dayOf, weekdayOf } from './days.ts'

/** How many weeks the calendar of the Progress screen shows; the last is the current one. */
export const CALENDAR_WEEKS = 26

/** A month is named when at least so many of its weeks are in view, so that two names never touch. */
const WEEKS_OF_A_NAME = 2

/** How dark a day is drawn: nothing done, practice or one quiz, two quizzes, three and more. */
export const ACTIVITY_LEVELS = [0, 1, 2, 3] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

export type CalendarDay = {
  day: Day
  /** Finished quizzes that were started on this day. */
  quizzes: number
  /** Was there a quiz or practice? */
  isActive: boolean
  level: ActivityLevel
  when: 'past' | 'today' | 'ahead'
}

/** Seven days, from a Sunday on. */
export type CalendarWeek = { days: CalendarDay[]; activeDays: number; quizzes: number }

/** Where a month is named above the calendar: from which week, counted from 0, for how many weeks. */
export type CalendarMonth = { firstDay: Day; week: number; weeks: number }

/** `timestamp` is when it was finished, in milliseconds since 1970; `timeSpent` is in seconds. */
type Finished = { timestamp: number; timeSpent: number }

/**
 * What a learner did in the last 26 weeks, oldest first. A quiz counts for the day on which it was started, as a streak does;
 * `activeDays` are those of the streak, practice included.
 */
export function activityCalendar(
  results: readonly Finished[],
  activeDays: readonly Day[],
  now: number,
  timeZone?: string,
): CalendarWeek[] {
  const today = dayOf(now, timeZone)
  const counts = new Map<Day, number>()
  const active = new Set(activeDays)
  for (const { timestamp, timeSpent } of results) {
    const day = dayOf(Math.max(0, timestamp - timeSpent * 1000), timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const firstDay = addDays(today, -weekdayOf(today) - 7 * (CALENDAR_WEEKS - 1))
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, weekday): CalendarDay => {
      const day = addDays(firstDay, 7 * week + weekday)
      const quizzes = counts.get(day) ?? 0
      const isActive = quizzes > 0 || active.has(day)
      const when = day === today ? 'today' : day < today ? 'past' : 'ahead'
      return { day, quizzes, isActive, level: levelOf(isActive ? Math.max(1, quizzes) : 0), when }
    })
    return {
      days,
      activeDays: days.filter(({ isActive }) => isActive).length,
      quizzes: days.reduce((sum, { quizzes }) => sum + quizzes, 0),
    }
  })
}

/** The months of a calendar, without those that show too little of themselves to be named. */
export function calendarMonths(weeks: readonly CalendarWeek[]): CalendarMonth[] {
  const starts = weeks.flatMap(({ days }, week) => {
    const firstDay = week === 0 ? days[0] : days.find(({ day }) => day.endsWith('-01'))
    return firstDay ? [{ firstDay: firstDay.day, week }] : []
  })
  return starts
    .map((start, index) => ({ ...start, weeks: (starts[index + 1]?.week ?? weeks.length) - start.week }))
    .filter((month) => month.weeks >= WEEKS_OF_A_NAME)
}

function levelOf(activities: number): ActivityLevel {
  return ACTIVITY_LEVELS[Math.min(activities, ACTIVITY_LEVELS.length - 1)]!
}
