import type { Schedule } from '../practice/today.ts'
import schedule from './schedule.json' with { type: 'json' }

/** Today's argument of every day, written by `npm run schedule`. Days that have come never change. */
export const SCHEDULE: Schedule = schedule
