import { useQuery } from '@tanstack/react-query'
import { postToday } from '@think-twice/contract/practice'
import type { Day } from '@think-twice/core/activity/days'
import { call } from './api.ts'

/** How everyone answered a day's argument. The same call counts the learner's own answer, once. */
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
