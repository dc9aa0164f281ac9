import type { Day } from '@think-twice/core/activity/days'
import type { PracticeQuestion } from '@think-twice/core/practice/practice-question'
import type { TodayAnswer } from '@think-twice/core/practice/today'
import { saveActiveDay, saveAnswer } from './save-practice.ts'

type AnswerOfDay = { day: Day; question: PracticeQuestion; answer: TodayAnswer & { at: number } }

/** A day's argument counts as practice and for the streak, once: the ids of its entries name the argument's day. */
export async function saveTodayAnswer({ day, question, answer }: AnswerOfDay, userId: number): Promise<void> {
  const key = `today-${userId}-${day}`
  const item = { question, purpose: 'mixed', isNew: false } as const
  await saveAnswer({ key, item, answer: { ...answer, sureness: null } }, userId)
  await saveActiveDay(`${key}:day`, answer.at, userId)
}
