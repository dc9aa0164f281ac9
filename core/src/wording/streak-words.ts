import { DAYS_TO_A_REST } from '../activity/streak.ts'
import { inWords } from './number-words.ts'

/** How a rest day is earned, in one sentence. */
export const REST_DAY_RULE = `${inWords(DAYS_TO_A_REST, true)} active days in a row earn a rest day.`

/** What a learner with a rest day left reads. */
export const REST_DAY_EARNED = 'You’ve earned a rest day: one missed day won’t end this streak.'

/** What stands in for a streak while there is none. */
export const NO_STREAK = 'Complete a quiz today to start your learning streak!'
