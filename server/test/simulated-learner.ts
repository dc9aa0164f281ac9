import { addDays, DAY, daysBetween, MINUTE } from '@think-twice/core/activity/days'
import { categoryTypeOf } from '@think-twice/core/concepts/concepts'
import { BANK } from '@think-twice/core/content/bank'
import { conceptsOfPair, confusedPairs } from '@think-twice/core/learning/confusions'
import type { Answer, Choice } from '@think-twice/core/learning/evidence'
import { isMastered, masteryLevelOf, masteryOfDays } from '@think-twice/core/learning/mastery'
import { reviewStates } from '@think-twice/core/learning/review'
import { dueConcepts, lastSeen } from '@think-twice/core/learning/review-plan'
import { drawRound } from '@think-twice/core/practice/draw-round'
import { planRound } from '@think-twice/core/practice/plan-round'
import { USUAL_LENGTH } from '@think-twice/core/practice/round'
import { practiceIndex } from '@think-twice/core/publishing/publish'
import { seededRandom } from '@think-twice/core/quiz/shuffle'
import { itemAt, required } from '@think-twice/core/required'
import { type ConceptId, NO_FLAW, type Random } from '@think-twice/core/vocabulary'
import { CATALOG } from '../src/learning/catalog.ts'
import { SCHEDULER } from '../src/learning/scheduler.ts'

const INDEX = practiceIndex(BANK)
const SCENARIOS = new Map(
  BANK.flatMap(({ concept, scenarios }) => scenarios.map((each) => [each.id, { ...each, concept }])),
)
const MODEL = { scheduler: SCHEDULER, findScenario: CATALOG.findScenario }
const FIRST_DAY = '2026-12-01'
const FIRST_MORNING = Date.UTC(2026, 11, 1, 8)

type Scenario = ReturnType<typeof scenarioOf>
type Given = { isCorrect: boolean; choice: Choice | null }

/** Answers a scenario; skill stays the same from the first day to the last. */
export type Behavior = (scenario: Scenario, random: Random) => Given

/** Is right with this probability, and otherwise chooses one of the wrong options. */
export const skilled =
  (probability: number): Behavior =>
  (scenario, random) =>
    choose(scenario, random() < probability ? [scenario.right] : scenario.wrong, random)

/** Three who do not read: one says each time that nothing is wrong, one names a flaw each time, one guesses. */
export const NOT_READERS = {
  'no flaw': ({ right, wrong }, random) => {
    const accepting = [right, ...wrong].filter(({ meaning }) => meaning === NO_FLAW)
    return choose({ right }, accepting.length > 0 ? accepting : [right, ...wrong], random)
  },
  'a flaw': ({ right, wrong }, random) =>
    choose(
      { right },
      [right, ...wrong].filter(({ meaning }) => meaning !== NO_FLAW),
      random,
    ),
  guessing: ({ right, wrong }, random) => choose({ right }, [right, ...wrong], random),
} satisfies Record<string, Behavior>

function choose({ right }: Pick<Scenario, 'right'>, options: Scenario['wrong'], random: Random): Given {
  const chosen = itemAt(options, Math.floor(random() * options.length))
  const { meaning } = chosen
  return { isCorrect: chosen === right, choice: typeof meaning === 'string' ? meaning : null }
}

function scenarioOf(id: string) {
  const { concept, kind, options } = required(SCENARIOS.get(id), id)
  const right = required(
    options.find((option) => option.right),
    `the right option of ${id}`,
  )
  return { id, concept: concept.id, kind, right, wrong: options.filter((option) => option !== right) }
}

/** A day of the simulation, after its round: figures in concepts and items, and the longest interval in days. */
type SimulatedDay = {
  dueBefore: number
  dueAfter: number
  repeats: number
  sound: number
  mastered: number
  met: number
  newConcepts: number
  longestInterval: number
}

/**
 * Lets a learner give `firstAnswers` on the first day (the Standard Quiz, then a short bias assessment, then rounds), and then
 * play one round of eight a day. Every rule is the product's own.
 */
export function simulate(behavior: Behavior, firstAnswers: 12 | 48 | 112, days: number, seed: number): SimulatedDay[] {
  const random = seededRandom(seed)
  const answers: Answer[] = []
  const answer = (id: string, day: number, source: 'quiz' | 'practice') => {
    const scenario = scenarioOf(id)
    answers.push({
      ...behavior(scenario, random),
      ...{ id: String(answers.length).padStart(5, '0'), source, scenarioId: id, sureness: null },
      ...{ at: FIRST_MORNING + day * DAY + answers.length * MINUTE, day: addDays(FIRST_DAY, day) },
      ...{
        itemId: scenario.concept,
        categoryType: categoryTypeOf(scenario.concept),
        isSound: scenario.kind === 'sound',
      },
    })
  }
  const playRound = (day: number) => {
    for (const { scenarioId } of drawnRound(answers, day, random)) answer(scenarioId, day, 'practice')
  }
  for (const id of slots('q')) answer(id, 0, 'quiz')
  if (firstAnswers > 12) for (const id of slots('bias')) answer(id, 0, 'quiz')
  while (answers.length < firstAnswers) playRound(0)
  return Array.from({ length: days }, (_, index) => {
    const before = [...answers]
    playRound(index + 1)
    return dayOf(before, answers.slice(before.length), index + 1)
  })
}

/** The first form of a quiz's first twelve slots. */
function slots(name: 'q' | 'bias'): string[] {
  const asked = Array.from({ length: 12 }, (_, index) => `${name}${index + 1}`)
  return [...SCENARIOS.values()]
    .filter(({ slot, form }) => form === 'A' && asked.includes(slot ?? ''))
    .map(({ id }) => id)
}

function drawnRound(answers: readonly Answer[], day: number, random: Random) {
  const now = FIRST_MORNING + day * DAY
  const due = dueConcepts(reviewStates(answers, MODEL), addDays(FIRST_DAY, day), SCHEDULER).map(
    ({ concept }) => concept,
  )
  const [confusion] = confusedPairs(answers, now)
  const wishes = { due, pair: confusion ? conceptsOfPair(confusion) : [], met: metLongestAgo(answers) }
  const pool = { index: INDEX, seen: lastSeen(answers), now, wishes }
  return drawRound(planRound(USUAL_LENGTH, wishes, random), pool, random)
}

function metLongestAgo(answers: readonly Answer[]): ConceptId[] {
  const latestFirst = answers.toReversed().map(({ scenarioId }) => scenarioOf(scenarioId ?? '').concept)
  return [...new Set(latestFirst)].toReversed()
}

function dayOf(before: readonly Answer[], given: readonly Answer[], number: number): SimulatedDay {
  const day = addDays(FIRST_DAY, number)
  const answers = [...before, ...given]
  const states = reviewStates(answers, MODEL)
  const met = new Set(before.map(({ itemId }) => itemId))
  const seenAt = new Map(before.map(({ scenarioId, at }) => [pairOf(scenarioId), at]))
  const facts = given.map(({ scenarioId }) => CATALOG.findScenario(scenarioId ?? ''))
  return {
    dueBefore: dueConcepts(reviewStates(before, MODEL), day, SCHEDULER).length,
    dueAfter: dueConcepts(states, day, SCHEDULER).length,
    repeats: given.filter(({ scenarioId, at }) => at - (seenAt.get(pairOf(scenarioId)) ?? 0) < 14 * DAY).length,
    sound: facts.filter((each) => each?.isSoundHalf).length,
    mastered: masteredIn(answers),
    met: new Set(answers.map(({ itemId }) => itemId)).size,
    newConcepts: new Set(given.map(({ itemId }) => itemId).filter((itemId) => !met.has(itemId))).size,
    longestInterval: Math.max(
      0,
      ...states.filter(({ metOn }) => metOn === day).map(({ metOn, dueOn }) => daysBetween(metOn, dueOn)),
    ),
  }
}

function pairOf(scenarioId: string | null): string {
  return CATALOG.findScenario(scenarioId ?? '')?.pairId ?? ''
}

function masteredIn(answers: readonly Answer[]): number {
  const flawed = Map.groupBy(
    answers.filter(({ isSound }) => !isSound),
    ({ itemId }) => itemId,
  )
  return [...flawed.values()].filter((own) => {
    const state = masteryOfDays(own.map(({ day, isCorrect }) => ({ day, answers: 1, right: isCorrect ? 1 : 0 })))
    return state !== null && isMastered({ masteryLevel: masteryLevelOf(state) })
  }).length
}
