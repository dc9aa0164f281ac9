import type { Schedule } from '../practice/today.ts'
import schedule from './schedule.json' with { type: 'json' }

/** The scenario of each day, written by `npm run bank -- schedule`. Past days never change. */
export const SCHEDULE: Schedule = schedule
