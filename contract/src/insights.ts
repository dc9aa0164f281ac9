import { LEANS, SHARPNESS_WORDS } from '@think-twice/core/learning/detection'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice, count, sureness } from './fields.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A 95% interval of a share. */
export const interval = z.strictObject({ low: share, high: share })
const measured = z.strictObject({ value: z.number(), margin: z.number() })
const rightAnswers = z.strictObject({ right: count, answers: count })

const eyeCounts = z.strictObject({
  flawed: count,
  caught: count,
  namedRight: count,
  sound: count,
  accepted: count,
})

/** Detection of flaws, with its uncertainty. */
export const eyeReading = z.strictObject({
  /** d′ and c of signal detection, with half of their 95% intervals. */
  sharpness: measured,
  lean: measured,
  sharpnessWord: z.enum(SHARPNESS_WORDS),
  leanWord: z.enum(LEANS),
  pickedOf20: z.strictObject({ value: z.int(), low: z.int(), high: z.int() }),
})

/** The reading is null below 20 flawed and 10 sound first looks. */
const eye = z.strictObject({ counts: eyeCounts, reading: z.nullable(eyeReading) })

/** `named` was picked `times` times out of the `of` times that `was` came up. */
export const mixUp = z.strictObject({ was: choice, named: choice, times: count, of: count })

/** Everything that a learner’s answers show; null where there are too few to say anything. */
export const insights = z.strictObject({
  answers: count,
  /** Answers given in rounds and to the daily arguments, and on how many days. */
  practice: z.strictObject({ answers: count, days: count }),
  eye: z.strictObject({
    ...eye.shape,
    /** The latest 60 flawed and 30 sound first looks against those before them; null if there are too few. */
    windows: z.nullable(z.strictObject({ latest: eye, previous: eye })),
  }),
  calibration: z.strictObject({
    rows: z.array(
      z.strictObject({ sureness, means: share, right: count, answers: count, likely: z.nullable(interval) }),
    ),
    brier: z.nullable(z.strictObject({ score: z.number(), margin: z.number(), ofFixedAnswer: z.number(), share })),
    /** Concepts by id, or outside labels, that were answered wrong while sure; most often first. */
    sureAndWrong: z.array(z.strictObject({ itemId: z.string(), times: count })),
  }),
  confusions: z.array(z.strictObject({ one: mixUp, other: mixUp, times: count })),
  firstLook: z.strictObject({
    weeks: z.array(
      z.strictObject({ firstDay: z.string(), right: count, answers: count, likely: z.nullable(interval) }),
    ),
    change: z.nullable(
      z.strictObject({ before: rightAnswers, after: rightAnswers, points: z.number(), margin: z.number() }),
    ),
  }),
  /** The latest eight answers about each concept, by its id, oldest first: right or wrong. */
  history: z.record(z.string(), z.array(z.boolean())),
})
export type Insights = z.infer<typeof insights>

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/users/:id/insights',
  access: 'owner',
  isLarge: true,
  summary: "Reads what the learner's answers show: the eye for flaws, calibration, mix-ups and first looks.",
  replies: { 200: insights },
})
