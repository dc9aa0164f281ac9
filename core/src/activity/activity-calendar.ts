import { addDays, type Day, dayOf, reportedTime, type Time, weekdayOf } from './days.ts'

/** Half a year, which still fits beside the other figures at 1280 px. */
export const CALENDAR_WEEKS = 26

/** A month with fewer visible weeks gets no label, so two labels never touch. */
const WEEKS_OF_A_NAME = 2

/** Shade of a calendar day, from no activity to the most. */
export const ACTIVITY_LEVELS = [0, 1, 2, 3] as const
type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

/** One square of the calendar; the last week runs to Saturday, with days still `ahead`. */
export type CalendarDay = {
  day: Day
  quizzes: number
  isActive: boolean
  level: ActivityLevel
  when: 'past' | 'today' | 'ahead'
}

/** Seven squares from Sunday on, with counts of active days and finished quizzes. */
export type CalendarWeek = { days: CalendarDay[]; activeDays: number; quizzes: number }

type CalendarMonth = { firstDay: Day; week: number; weeks: number }

type Finished = { timestamp: Time; timeSpent: number }

/** When a quiz was begun: its end minus the seconds it took, or its end if that makes an impossible time. */
export function startOfQuiz({ timestamp, timeSpent }: Finished): Time {
  return reportedTime(timestamp - timeSpent * 1000, timestamp)
}

/** The `days` that the calendar on `today` can show. */
export function daysOnCalendar(days: readonly Day[], today: Day): Day[] {
  const firstDay = addDays(today, 1 - 7 * CALENDAR_WEEKS)
  return days.filter((day) => day >= firstDay).sort()
}

/** The last 26 weeks, oldest first. Quizzes count on the day they were started; `activeDays` also includes practice. */
export function activityCalendar(
  results: readonly Finished[],
  activeDays: readonly Day[],
  now: Time,
  timeZone?: string,
): CalendarWeek[] {
  const today = dayOf(now, timeZone)
  const counts = new Map<Day, number>()
  const active = new Set(activeDays)
  for (const result of results) {
    const day = dayOf(startOfQuiz(result), timeZone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const firstDay = addDays(today, -weekdayOf(today) - 7 * (CALENDAR_WEEKS - 1))
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, weekday): CalendarDay => {
      const day = addDays(firstDay, 7 * week + weekday)
      const quizzes = counts.get(day) ?? 0
      const isActive = quizzes > 0 || active.has(day)
      const when = day < today ? 'past' : day > today ? 'ahead' : 'today'
      return { day, quizzes, isActive, level: levelOf(isActive ? Math.max(1, quizzes) : 0), when }
    })
    return {
      days,
      activeDays: days.filter(({ isActive }) => isActive).length,
      quizzes: days.reduce((sum, { quizzes }) => sum + quizzes, 0),
    }
  })
}

/** The months wide enough to be labeled; `week` counts from 0, and the label spans `weeks` columns. */
export function calendarMonths(weeks: readonly CalendarWeek[]): CalendarMonth[] {
  const starts = weeks.flatMap(({ days }, week) => {
    const firstDays = days.filter(({ day }, weekday) => day.endsWith('-01') || (week === 0 && weekday === 0))
    return firstDays.map(({ day }) => ({ firstDay: day, week }))
  })
  return starts
    .map((start, index) => ({ ...start, weeks: (starts[index + 1]?.week ?? weeks.length) - start.week }))
    .filter((month) => month.weeks >= WEEKS_OF_A_NAME)
}

function levelOf(activities: number): ActivityLevel {
  return ACTIVITY_LEVELS.findLast((level) => level <= activities) ?? 0
}
