import { useQuery } from '@tanstack/react-query'
import type { Day } from '@think-twice/core/activity/days'
import { fetchQuestionOfDay } from '../../../data/practice.ts'

/** The argument of a day, with its options in that day's order; null when none is planned. */
export function useQuestionOfDay(day: Day) {
  return useQuery({ queryKey: ['argument of the day', day], queryFn: () => fetchQuestionOfDay(day) })
}
