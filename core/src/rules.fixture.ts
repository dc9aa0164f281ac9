import { DAY, dayOf, type Time } from './activity/days.ts'
import { CONCEPT_NAMES, findByName, identifiedByLabels, NO_FLAW_LABELS } from './concepts/concept-names.ts'
import { answerId, progressFrom, type TrackedProgress } from './learning/encounters.ts'
import type { Answer, ScenarioFacts } from './learning/evidence.ts'
import type { FirstLook } from './learning/first-looks.ts'
import type { ProgressRecord } from './learning/mastery.ts'
import type { Scheduler } from './learning/review.ts'
import type { RoundItem } from './practice/round.ts'
import type { CategoryType, ConceptId, IdentifiedQuestion, Question } from './vocabulary.ts'

/** A small question for tests of rules; the test gives the fields that matter. Its concept and options are as their labels say. */
export function someQuestion(given: Partial<Question> = {}): IdentifiedQuestion {
  const question: Question = {
    id: 'q1',
    scenario: 'A scenario.',
    options: ['one', 'two', 'three', 'four'],
    correctAnswer: 0,
    fallacyType: 'Straw Man',
    explanation: 'Why one is right.',
    difficulty: 'easy',
    rationales: ['why one', 'why two', 'why three', 'why four'],
    ...given,
  }
  return identifiedByLabels(question, findByName)
}

/** A right answer in practice, about anchoring. */
export function someAnswer(given: Partial<Answer> = {}): Answer {
  return {
    id: 'a',
    source: 'practice',
    at: 0,
    day: '2026-11-21',
    itemId: 'anchoring',
    categoryType: 'cognitive-biases',
    isCorrect: true,
    isSound: false,
    scenarioId: null,
    choice: null,
    sureness: null,
    ...given,
  }
}

type GivenLook = Partial<Omit<FirstLook, 'facts'>> & { facts?: Partial<ScenarioFacts> }

/** A first look at a flawed practice scenario about anchoring, answered right. */
export function someLook({ scenarioId = 'anchoring-one', facts, ...given }: GivenLook = {}): FirstLook {
  const usual = { concept: 'anchoring', kind: 'spot', isInSlot: false, isSoundHalf: false, pairId: scenarioId } as const
  return { ...someAnswer(given), scenarioId, facts: { ...usual, ...facts } }
}

/** The record of a concept answered right once. */
export function someRecord(given: Partial<ProgressRecord> = {}): ProgressRecord {
  return {
    itemId: 'straw-man',
    categoryType: 'logical-fallacies',
    masteryLevel: 70,
    timesEncountered: 1,
    timesCorrect: 1,
    lastEncountered: 1000,
    lastCorrect: true,
    ...given,
  }
}

/** A concept's record after answers on consecutive days, the last at `at` (ms since 1970). */
export function progressAfter(
  itemId: string,
  categoryType: CategoryType,
  answers: readonly boolean[],
  at: Time,
): TrackedProgress {
  const history = answers.map((isCorrect, index) => {
    const answeredAt = at - (answers.length - 1 - index) * DAY
    return {
      id: answerId('answer', index),
      at: answeredAt,
      day: dayOf(answeredAt),
      answers: 1,
      right: isCorrect ? 1 : 0,
      lastCorrect: isCorrect,
    }
  })
  const record = progressFrom({ itemId, categoryType }, history)
  if (!record) throw new RangeError('A record needs an answer')
  return record
}

type Given = Partial<Omit<Question, 'fallacyType'>> & {
  concept?: ConceptId
  decidingWords?: readonly string[]
  twinOf?: string
}

/** The first option is right until a round shuffles them; the argument breaks in the second sentence. */
export function someRoundItem({ concept = 'false-cause', twinOf, ...given }: Given = {}, isNew = false): RoundItem {
  const kind = given.kind ?? 'spot'
  const names = ['False Cause', 'Texas Sharpshooter', 'Anecdotal']
  const options = kind === 'sound' ? [NO_FLAW_LABELS.fallacy, ...names] : [...names, NO_FLAW_LABELS.fallacy]
  const decidingWords = given.decidingWords ?? ['the lane is to blame']
  const question = someQuestion({
    id: 'false-cause-bakery',
    scenario: 'Sales fell in April. So the lane is to blame. We know it.',
    options: kind === 'decide' ? ['Buy.', 'Wait.', 'Ask.', 'Sell.'] : options,
    correctAnswer: 0,
    fallacyType: CONCEPT_NAMES[concept],
    explanation: 'After is not because of.',
    kind,
    ...given,
  })
  return {
    purpose: 'mixed',
    isNew,
    question: { ...question, concept, decidingWords, ...(twinOf !== undefined && { twinOf }) },
  }
}

/** A scheduler that doubles a stability with every day that went well, and starts over otherwise; it records its calls. */
export function plainScheduler() {
  const calls: string[] = []
  const scheduler: Scheduler = {
    next(memory, daysSince, grade) {
      calls.push(`${daysSince} ${grade}`)
      return { stability: grade === 'again' ? 1 : 2 * (memory?.stability ?? 1), difficulty: 5 }
    },
    recall: (memory, daysSince) => 0.9 ** (daysSince / memory.stability),
    interval: (memory) => Math.round(memory.stability),
  }
  return { scheduler, calls }
}
