import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import { questionOfDay } from '@think-twice/core/practice/today'
import { fetchPracticeIndex, fetchPracticeOf, fetchSchedule } from './content.ts'

/** The argument of a day, with its options in that day's order; null when none is planned. */
export async function fetchQuestionOfDay(day: Day): Promise<PracticeQuestion | null> {
  const [schedule, index] = await Promise.all([fetchSchedule(), fetchPracticeIndex()])
  const entry = index.find(({ id }) => id === schedule[day])
  if (!entry) return null
  const question = (await fetchPracticeOf([entry.concept])).find(({ id }) => id === entry.id)
  return question ? questionOfDay(question, day) : null
}
