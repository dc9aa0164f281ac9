import type { Day } from '@think-twice/core/activity/days'
import { answeredDays, dropToday, keepToday } from '../browser/kept-today.ts'
import { rememberSeen } from '../browser/seen-scenarios.ts'
import { fetchQuestionOfDay } from '../data/question-of-day.ts'
import { saveTodayAnswer } from './save-today.ts'

/** A visitor's answer to a day's argument becomes this person's, and is saved. */
export async function claimToday(day: Day, userId: number): Promise<void> {
  const kept = answeredDays(null)[day]
  const question = await fetchQuestionOfDay(day)
  if (!kept || !question) return
  rememberSeen(userId, question.id)
  await saveTodayAnswer({ day, question, answer: kept }, userId)
  keepToday(userId, day, kept)
  dropToday(null, day)
}
