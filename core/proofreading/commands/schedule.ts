/**
 * `npm run bank -- schedule [day]`: plans today's argument up to `day` (by default more than a year ahead). Planned days stay,
 * except future ones whose scenario left the bank. The same input gives the same days on every machine.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { addDays, type Day, dayOf } from '../../src/activity/days.ts'
import { BANK } from '../../src/content/bank.ts'
import { RETIRED } from '../../src/content/retired.ts'
import { FIRST_DAY } from '../../src/practice/day-number.ts'
import { isDay, type Schedule } from '../../src/practice/today.ts'
import { seededRandom } from '../../src/quiz/shuffle.ts'
import { counted } from '../../src/wording/numbers.ts'
import { extendSchedule, scheduleProblems, todayCandidates } from '../checks/today-schedule.ts'

const FILE = new URL('../../src/content/schedule.json', import.meta.url)
const DAYS_AHEAD = 420

/** No place on earth is past tomorrow in UTC, so later days may still change. */
const today = dayOf(Date.now())
const until = process.argv[2] ?? addDays(today, DAYS_AHEAD)
if (!isDay(until)) throw new RangeError(`Cannot plan up to “${until}”: the day must look like 2027-12-31`)

// This script alone writes the file.
const before: Schedule = JSON.parse(readFileSync(FILE, 'utf8'))
const candidates = todayCandidates(BANK)
const after = extendSchedule(before, candidates, { settled: addDays(today, 1), until }, seededRandom(seedOf(before)))
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`)

const changed = Object.keys(after).filter((day) => before[day] !== after[day])
console.log(
  `${counted(changed.length, 'day')} planned; the schedule goes from ${FIRST_DAY} to ${Object.keys(after).at(-1)}`,
)
for (const problem of scheduleProblems(after, candidates, today, todayCandidates(RETIRED))) {
  console.log(problem)
  process.exitCode = 1
}

/** The first unplanned day: every extension draws differently, but the same on every machine. */
function seedOf(schedule: Schedule): number {
  const last: Day = Object.keys(schedule).sort().at(-1) ?? addDays(FIRST_DAY, -1)
  return Number(last.replaceAll('-', ''))
}
