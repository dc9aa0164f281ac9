/**
 * `npm run bench:review`: how well the review scheduler predicts whether a concept is still known, by log loss (lower is
 * better; always saying 50% scores 0.693), on simulated learners that do not follow its model. Each learner answers each
 * concept when it is due, or after a week at the latest, for 180 days.
 */

import { itemAt } from '@think-twice/core/item-at'
import type { Memory, ReviewGrade, Scheduler } from '@think-twice/core/learning/review'
import { required } from '@think-twice/core/required'
import { seededRandom } from '@think-twice/core/testing'
import type { Random } from '@think-twice/core/vocabulary'
import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'
import { SCHEDULER } from '../src/learning/scheduler.ts'

const LEARNERS = 100
const CONCEPTS = 24
const DAYS = 180
const LONGEST_WAIT = 30
/** A prediction of exactly 0 or 1 would score without end. */
const CLAMP = 0.01

/** Whether a concept is answered right, and how surely, on a day. */
type Learner = { answer(concept: number, day: number): { isRight: boolean; isGuess: boolean; isSure: boolean } }

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

for (const [name, make] of Object.entries(KINDS)) {
  const losses = { ours: 0, defaults: 0, average: 0 }
  let predictions = 0
  for (let seed = 1; seed <= LEARNERS; seed++) {
    const learner = make(seededRandom(seed))
    let [right, answers] = [0, 0]
    const ours: (Memory | null)[] = Array(CONCEPTS).fill(null)
    const defaults: (Memory | null)[] = Array(CONCEPTS).fill(null)
    const last = Array<number>(CONCEPTS).fill(0)
    for (let day = 0; day < DAYS; day++) {
      for (let concept = 0; concept < CONCEPTS; concept++) {
        const memory = itemAt(ours, concept)
        const daysSince = day - itemAt(last, concept)
        const isDue = memory === null || daysSince >= Math.min(SCHEDULER.interval(memory), LONGEST_WAIT)
        if (!isDue || (memory === null && concept > day)) continue
        const { isRight, isGuess, isSure } = learner.answer(concept, day)
        if (memory) {
          predictions += 1
          losses.ours += lossOf(SCHEDULER.recall(memory, daysSince), isRight)
          losses.defaults += lossOf(
            DEFAULTS.recall(required(defaults[concept], 'what the defaults remember'), daysSince),
            isRight,
          )
          losses.average += lossOf((right + 1) / (answers + 2), isRight)
        }
        const grade: ReviewGrade = !isRight ? 'again' : isGuess ? 'hard' : isSure ? 'easy' : 'good'
        ours[concept] = SCHEDULER.next(memory, daysSince, grade)
        defaults[concept] = DEFAULTS.next(defaults[concept] ?? null, daysSince, isRight ? 'good' : 'again')
        last[concept] = day
        answers += 1
        right += isRight ? 1 : 0
      }
    }
  }
  const shown = Object.entries(losses).map(([whose, sum]) => `${whose} ${(sum / predictions).toFixed(3)}`)
  console.log(`${name}: ${shown.join(', ')} (${predictions} predictions)`)
}

function lossOf(predicted: number, isRight: boolean): number {
  const share = Math.min(1 - CLAMP, Math.max(CLAMP, predicted))
  return -Math.log(isRight ? share : 1 - share)
}
