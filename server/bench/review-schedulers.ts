import type { Memory, ReviewGrade, Scheduler } from '@think-twice/core/learning/review'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { itemAt, required } from '@think-twice/core/required'
import type { Random } from '@think-twice/core/vocabulary'
import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'
import { SCHEDULER } from '../src/learning/scheduler.ts'

const LEARNERS = 100
const CONCEPTS = 24
const DAYS = 180
const LONGEST_WAIT = 30
/** Every concept on every day. */
const OCCASIONS = Array.from({ length: DAYS * CONCEPTS }, (_, index) => ({
  day: Math.floor(index / CONCEPTS),
  concept: index % CONCEPTS,
}))
/** A prediction of exactly 0 or 1 would score without end. */
const CLAMP = 0.01

/** A simulated answer about a concept on a day. */
type Answer = { isRight: boolean; isGuess: boolean; isSure: boolean }

type Learner = { answer: (concept: number, day: number) => Answer }

/** Forgets by a power of the days since the last answer; each answer slows forgetting. */
function powerLawLearner(random: Random): Learner {
  const states = Array.from({ length: CONCEPTS }, () => ({ last: 0, decay: 0.3 + random() * 0.5, seen: 0 }))
  return answering(random, (concept, day) => {
    const state = itemAt(states, concept)
    const known = state.seen === 0 ? 0.3 : (1 + (day - state.last)) ** -state.decay
    state.decay *= 0.8
    state.last = day
    state.seen += 1
    return known
  })
}

/** Never forgets and never learns: each concept has a fixed chance of being known. */
function fixedSkillLearner(random: Random): Learner {
  const skills = Array.from({ length: CONCEPTS }, () => random())
  return answering(random, (concept) => itemAt(skills, concept))
}

/** Learns each concept for good at some answer. */
function suddenInsightLearner(random: Random): Learner {
  const insightAfter = Array.from({ length: CONCEPTS }, () => 1 + Math.floor(random() * 6))
  const seen = Array.from({ length: CONCEPTS }, () => 0)
  return answering(random, (concept) => {
    const before = itemAt(seen, concept)
    seen[concept] = before + 1
    return before >= itemAt(insightAfter, concept) ? 0.97 : 0.15
  })
}

/** Four options: what is not known is guessed right one time in four. */
function answering(random: Random, knows: (concept: number, day: number) => number): Learner {
  return {
    answer(concept, day) {
      const isKnown = random() < knows(concept, day)
      const isRight = isKnown || random() < 0.25
      return { isRight, isGuess: !isKnown && random() < 0.6, isSure: isKnown && random() < 0.6 }
    },
  }
}

const fsrs = new FSRSAlgorithm(generatorParameters({}))
/** FSRS as it comes, told right or wrong and nothing else. */
const DEFAULTS: Scheduler = {
  next: (memory, daysSince, grade) =>
    fsrs.next_state(memory, daysSince, grade === 'again' ? Rating.Again : Rating.Good),
  recall: ({ stability }, daysSince) => fsrs.forgetting_curve(daysSince, stability),
  interval: ({ stability }) => fsrs.next_interval(stability, 0),
}

const KINDS = {
  'power-law forgetting': powerLawLearner,
  'fixed skill, no forgetting': fixedSkillLearner,
  'sudden insight': suddenInsightLearner,
}

/**
 * Prints how well the review scheduler predicts whether a concept is still known, by log loss (lower is better; always
 * saying 50% scores 0.693), on simulated learners that do not follow its model. Each learner answers each concept when
 * it is due, or after a month at the latest, for 180 days.
 */
export function benchReview(): void {
  for (const [name, makeLearner] of Object.entries(KINDS)) {
    const sum = { ours: 0, defaults: 0, average: 0 }
    let predictions = 0
    for (let seed = 1; seed <= LEARNERS; seed++) {
      const losses = lossesOf(makeLearner(seededRandom(seed)))
      predictions += losses.predictions
      for (const whose of ['ours', 'defaults', 'average'] as const) sum[whose] += losses[whose]
    }
    const shown = Object.entries(sum).map(([whose, loss]) => `${whose} ${(loss / predictions).toFixed(3)}`)
    console.log(`${name}: ${shown.join(', ')} (${predictions} predictions)`)
  }
}

/** The summed losses over all answers of one learner: of our scheduler, of FSRS's defaults, of the plain average. */
function lossesOf(learner: Learner) {
  const losses = { ours: 0, defaults: 0, average: 0, predictions: 0 }
  let [right, answers] = [0, 0]
  const ours: (Memory | null)[] = Array(CONCEPTS).fill(null)
  const defaults: (Memory | null)[] = Array(CONCEPTS).fill(null)
  const last = Array<number>(CONCEPTS).fill(0)
  for (const { day, concept } of OCCASIONS) {
    const memory = itemAt(ours, concept)
    const daysSince = day - itemAt(last, concept)
    if (!isAsked(memory, daysSince, concept, day)) continue
    const answer = learner.answer(concept, day)
    if (memory) {
      const byDefault = required(defaults[concept], 'the memory of the defaults')
      losses.predictions += 1
      losses.ours += lossOf(SCHEDULER.recall(memory, daysSince), answer.isRight)
      losses.defaults += lossOf(DEFAULTS.recall(byDefault, daysSince), answer.isRight)
      losses.average += lossOf((right + 1) / (answers + 2), answer.isRight)
    }
    ours[concept] = SCHEDULER.next(memory, daysSince, gradeOf(answer))
    defaults[concept] = DEFAULTS.next(defaults[concept] ?? null, daysSince, answer.isRight ? 'good' : 'again')
    last[concept] = day
    answers += 1
    right += answer.isRight ? 1 : 0
  }
  return losses
}

function gradeOf({ isRight, isGuess, isSure }: Answer): ReviewGrade {
  if (!isRight) return 'again'
  if (isGuess) return 'hard'
  return isSure ? 'easy' : 'good'
}

/** A new concept is met on the day of its number; a known one when it is due, or after the longest wait. */
function isAsked(memory: Memory | null, daysSince: number, concept: number, day: number): boolean {
  if (memory === null) return concept <= day
  return daysSince >= Math.min(SCHEDULER.interval(memory), LONGEST_WAIT)
}

function lossOf(predicted: number, isRight: boolean): number {
  const share = Math.min(1 - CLAMP, Math.max(CLAMP, predicted))
  return -Math.log(isRight ? share : 1 - share)
}
