import { useQuery } from '@tanstack/react-query'
import { postToday } from '@think-twice/contract/today'
import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-questions'
import { questionOfDay } from '@think-twice/core/practice/today'
import { call } from './api.ts'
import { fetchPastArguments, fetchPracticeIndex, fetchPracticeOf, fetchSchedule } from './content.ts'

/** The argument of a day, with its options in that day's order; null when none is planned. */
export async function fetchQuestionOfDay(day: Day): Promise<PracticeQuestion | null> {
  const [schedule, index] = await Promise.all([fetchSchedule(), fetchPracticeIndex()])
  const entry = index.find(({ id }) => id === schedule[day])
  const questions = await (entry ? fetchPracticeOf([entry.concept]) : fetchPastArguments())
  const question = questions.find(({ id }) => id === schedule[day])
  return question ? questionOfDay(question, day) : null
}

/** Everyone's answers to a day's argument. The same call counts the learner's own answer, once. */
export function useHowOthersAnswered(
  day: Day,
  { choice, sentence, isCounted }: { choice: string | undefined; sentence: number | null; isCounted: boolean },
) {
  return useQuery({
    queryKey: ['how others answered', day],
    enabled: isCounted && choice !== undefined,
    queryFn: async () => {
      if (choice === undefined) return null
      const { others } = await call(postToday, { body: { day, choice, sentence } })
      return others
    },
  })
}
