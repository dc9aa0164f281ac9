import { REVIEW_AT_RECALL, type REVIEW_GRADES, type Scheduler } from '@think-twice/core/learning/review'
import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'

const GRADES = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<(typeof REVIEW_GRADES)[number], Rating>

const fsrs = new FSRSAlgorithm(
  generatorParameters({ request_retention: REVIEW_AT_RECALL, enable_fuzz: false, enable_short_term: false }),
)

/**
 * FSRS with its published default weights and no fuzz, so the same answers give the same dates everywhere. See
 * docs/learning-model.md.
 */
export const SCHEDULER: Scheduler = {
  next: (memory, daysSince, grade) => fsrs.next_state(memory, daysSince, GRADES[grade]),
  recall: ({ stability }, daysSince) => fsrs.forgetting_curve(daysSince, stability),
  interval: ({ stability }) => fsrs.next_interval(stability, 0),
}
