import { sum } from '@think-twice/core/learning/statistics'
import { describe, expect, test } from 'vitest'
import { type Behavior, NOT_READERS, simulate, skilled } from './simulated-learner.ts'

const DAYS = 60
const FIRST_ANSWERS = [12, 48, 112] as const
/** Runs of each learner. The figures in docs/learning-model.md are those of a hundred. */
const RUNS = process.env['DEEP'] ? 100 : 4

const LEARNERS: Readonly<Record<string, Behavior>> = {
  '60%': skilled(0.6),
  '80%': skilled(0.8),
  '95%': skilled(0.95),
  ...NOT_READERS,
}

/** More due after a round than in 95 of 100 runs, on any day and from the twelfth on. */
const MOST_DUE = { 12: 14, 48: 24, 112: 38 } as const
const MOST_DUE_LATER = 20

/** The value that 95 of 100 runs do not exceed. */
const ninetyFifth = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(0.95 * values.length) - 1] ?? 0
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** The runs of one learner, and what they come to, printed as one line of the table. */
function runsOf(name: string, behavior: Behavior, firstAnswers: (typeof FIRST_ANSWERS)[number]) {
  const runs = Array.from({ length: RUNS }, (_, seed) => simulate(behavior, firstAnswers, DAYS, seed + 1))
  const most = (from: number) =>
    ninetyFifth(runs.map((days) => Math.max(...days.slice(from - 1).map(({ dueAfter }) => dueAfter))))
  const figures = {
    dueAfter: most(1),
    dueAfterLater: most(12),
    repeats: sum(runs.flat().map(({ repeats }) => repeats)),
    sound: sum(runs.flat().map(({ sound }) => sound)) / (8 * DAYS * RUNS),
    masteredAfter30: median(runs.map((days) => days[29]?.mastered ?? 0)),
    metAfter30: median(runs.map((days) => days[29]?.met ?? 0)),
    longestInterval: ninetyFifth(runs.map((days) => Math.max(...days.map((day) => day.longestInterval)))),
  }
  process.stdout.write(`${name.padEnd(8)} from ${String(firstAnswers).padStart(3)}: ${JSON.stringify(figures)}\n`)
  return { runs, figures }
}

describe.each(FIRST_ANSWERS)('60 days with a round a day, after %i answers on the first day:', (firstAnswers) => {
  test.each(Object.entries(LEARNERS))(
    'no story comes twice in 14 days, and a third of all is sound, for %s',
    (name, behavior) => {
      const { figures, runs } = runsOf(name, behavior, firstAnswers)
      expect(figures.repeats).toBe(0)
      expect(figures.sound).toBeGreaterThan(0.31)
      expect(figures.sound).toBeLessThan(0.37)
      expect(runs.flat().every(({ sound }) => sound > 0)).toBe(true)
      if (name === '80%') {
        expect(figures.dueAfter).toBeLessThanOrEqual(MOST_DUE[firstAnswers])
        expect(figures.dueAfterLater).toBeLessThanOrEqual(MOST_DUE_LATER)
      }
      if (name in NOT_READERS) expect(figures.longestInterval).toBeLessThanOrEqual(7)
    },
  )
})
