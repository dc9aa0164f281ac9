import { LEANS, SHARPNESS_WORDS } from '@think-twice/core/learning/detection'
import { CONCEPTS, NO_FLAW } from '@think-twice/core/vocabulary'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { conceptLabel, count, day, scenarioId, sureness, time } from './fields.ts'

const dueConcept = z.strictObject({
  concept: z.enum(CONCEPTS),
  why: z.enum(['sure and wrong', 'due']),
  daysSince: count,
  /** The probability, 0 to 1, that it is still known. */
  recall: z.number().check(z.minimum(0), z.maximum(1)),
  /** A practice scenario: one this person has not seen, or else the one seen longest ago. */
  scenario: z.nullable(scenarioId),
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/users/:id/review',
  access: 'owner',
  isLarge: true,
  summary:
    'Lists the concepts that are due for review today, the most urgent first, with a scenario to ask about each.',
  replies: {
    200: z.strictObject({
      due: z.array(dueConcept),
      /** Days until the next concepts fall due, and how many do; null before the first answer. */
      next: z.nullable(z.strictObject({ inDays: count, count })),
    }),
  },
})

const share = z.number().check(z.minimum(0), z.maximum(1))
/** A 95% interval of a share. */
const interval = z.strictObject({ low: share, high: share })
const measured = z.strictObject({ value: z.number(), margin: z.number() })
const rightAnswers = z.strictObject({ right: count, answers: count })

const eyeCounts = z.strictObject({
  flawed: count,
  caught: count,
  namedRight: count,
  sound: count,
  accepted: count,
})

const eyeReading = z.strictObject({
  /** d′ and c of signal detection, with half of their 95% intervals. */
  sharpness: measured,
  lean: measured,
  sharpnessWord: z.enum(SHARPNESS_WORDS),
  leanWord: z.enum(LEANS),
  pickedOf20: z.strictObject({ value: z.int(), low: z.int(), high: z.int() }),
})

/** The reading is null below 20 flawed and 10 sound first looks. */
const eye = z.strictObject({ counts: eyeCounts, reading: z.nullable(eyeReading) })

/** A concept's id, or `no-flaw` for a good argument. */
const sighting = z.union([z.enum(CONCEPTS), z.literal(NO_FLAW)])
const mixUp = z.strictObject({ was: sighting, named: sighting, times: count, of: count })

/** Everything that a learner’s answers show; null stands where there are too few to say anything. */
export const insights = z.strictObject({
  answers: count,
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

/** The most characters a dispute's text may have. */
export const LONGEST_DISPUTE = 280

const dispute = z.strictObject({ scenario: scenarioId, text: z.string(), at: time })

export const postDispute = endpoint({
  method: 'POST',
  path: '/api/users/:id/disputes',
  access: 'owner',
  summary: 'Keeps why a learner sees a scenario differently, once for each scenario.',
  body: z.strictObject({
    scenario: scenarioId,
    /** Control characters are removed, and something must be left. */
    text: z.string().check(z.maxLength(LONGEST_DISPUTE), z.regex(/[^\s\p{Cc}\p{Cf}\p{Cs}]/u)),
  }),
  /** 201 for a new dispute; 200 with the earlier text if there already is one. */
  replies: { 200: dispute, 201: dispute },
})

/** Everybody's answers, rounded to tens so that no number can be traced to a person. */
export const todayCounts = z.strictObject({
  people: count,
  /** Answers per choice, a concept's id or `no-flaw`, in the bank's order of options. */
  options: z.array(z.strictObject({ choice: sighting, count })),
  /** Taps per sentence, in the order of the text. */
  sentences: z.array(count),
})

export const postToday = endpoint({
  method: 'POST',
  path: '/api/today',
  access: 'public',
  summary: "Counts an answer to the day's argument, once a person or device, and tells how others answered.",
  body: z.strictObject({
    /** The learner's own day: yesterday to tomorrow in UTC. */
    day,
    /** An option's text, or a concept by id, name or alias. */
    choice: conceptLabel,
    /** Index of the sentence marked; absent or null if none. */
    sentence: z.optional(z.nullable(count)),
  }),
  /** 201 if the answer was counted, 200 if this person or device already had been. Null below 20 answers. */
  replies: {
    200: z.strictObject({ others: z.nullable(todayCounts) }),
    201: z.strictObject({ others: z.nullable(todayCounts) }),
  },
  ownRefusals: ['day-not-open', 'not-an-option', 'too-many-attempts'],
})
