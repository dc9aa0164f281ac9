import { relativeTimeText, type Time } from '../activity/days.ts'
import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import { type ConfusedPair, conceptsOfPair } from '../learning/confusions.ts'
import type { DueConcept } from '../learning/review-plan.ts'
import { minutesFor } from '../practice/minutes.ts'
import { NOTHING_KNOWN, type PlannedItem, type Purpose, planRound } from '../practice/plan-round.ts'
import { type RoundLength, USUAL_LENGTH } from '../practice/round.ts'
import { shuffle } from '../quiz/shuffle.ts'
import { CONCEPTS, type ConceptId, type ItemType, type Random } from '../vocabulary.ts'
import { inWords } from '../wording/numbers.ts'
import { calmReasons, calmTitle, cellsLabel, roundAside, urgentReasons, urgentTitle } from './next-step-words.ts'
import { placeLine, type Unfinished } from './unfinished.ts'

/** The basis of the suggestion; null stands for a list that failed to load, or a learner without a name. */
export type NextStepFacts = {
  name: string | null
  due: readonly DueConcept[] | null
  forToday: number
  confusions: readonly ConfusedPair[]
  met: readonly ConceptId[] | null
  unfinished: readonly Unfinished[]
  length?: RoundLength
  ownSeconds: number | null
  now: Time
}

type KnownFacts = NextStepFacts & { met: readonly ConceptId[] }

/** A cell of the preview row. It shows the concept's type, never whether the item is sound. */
type NextCell = { type: ItemType; purpose: Purpose }

/** The suggestion in words; `minutes` is how long it takes, like '7 to 8 minutes'. */
export type NextStep = {
  minutes: string
  title: string
  why: string
  /** The names of concepts in `why`, to be set in bold with `markedParts`. */
  names: readonly string[]
  aside: string
  open: readonly Unfinished[]
} & (
  | {
      action: 'first round' | 'round'
      button: string
      plan: readonly PlannedItem[]
      cells: readonly NextCell[]
      cellsLabel: string
      /** The concepts whose tell-apart question is shown under the cells; null without such a pair. */
      pair: readonly [ConceptId, ConceptId] | null
    }
  | { action: 'resume'; button: string; unfinished: Unfinished }
)

/** The one thing to do next: what, how long it takes, and why. `random` only fills up a round. */
export function nextStep(facts: NextStepFacts, random: Random): NextStep {
  const open = facts.unfinished
  const [latest] = open
  const round = open.find(({ kind }) => kind === 'round')
  if (round) return resume(round, open, facts)
  const isUrgent = (facts.due ?? []).length > 0 || facts.confusions.length > 0
  if (latest && !isUrgent) return resume(latest, open, facts)
  const { met } = facts
  if (!isUrgent && met === null) return roundFromAll(facts, open, random)
  if (!isUrgent && met?.length === 0) return firstRound(facts, random)
  return nextRound({ ...facts, met: met ?? [] }, open, random)
}

function firstRound({ name, length = USUAL_LENGTH, ownSeconds }: NextStepFacts, random: Random): NextStep {
  const plan = planRound(length, NOTHING_KNOWN, random)
  const nothingToKnow = 'Decide which ones break, and where. You see why after every answer.'
  return {
    action: 'first round',
    minutes: minutesFor(plan.length, 'round', ownSeconds),
    title: `${inWords(plan.length, true)} short arguments. Some of them may be fine.`,
    why: name === null ? nothingToKnow : `Welcome, ${name}. ${nothingToKnow}`,
    names: [],
    button: 'Play the first round',
    aside: 'Leaving a good argument alone counts, too.',
    open: [],
    plan,
    cells: cellsOf(plan),
    cellsLabel: `${inWords(plan.length, true)} scenarios, none answered yet`,
    pair: null,
  }
}

function roundFromAll(
  { length = USUAL_LENGTH, ownSeconds }: NextStepFacts,
  open: readonly Unfinished[],
  random: Random,
): NextStep {
  const plan = planRound(length, { ...NOTHING_KNOWN, met: shuffle(CONCEPTS, random) }, random)
  return {
    action: 'round',
    minutes: minutesFor(plan.length, 'round', ownSeconds),
    title: `${inWords(plan.length, true)} short arguments`,
    why: 'What you’ve done so far couldn’t be loaded just now, so these are drawn from everything.',
    names: [],
    ...roundOf(plan),
    open,
    pair: null,
  }
}

function roundOf(plan: readonly PlannedItem[]) {
  const button = 'Start the round'
  return { button, aside: roundAside(plan), plan, cells: cellsOf(plan), cellsLabel: cellsLabel(plan) }
}

function resume(
  unfinished: Unfinished,
  open: readonly Unfinished[],
  { due, now, ownSeconds }: NextStepFacts,
): NextStep {
  const { kind, title, answered, of, leftAt } = unfinished
  const left = of - answered
  const nothingDue = kind === 'attempt' && due?.length === 0 ? ' Nothing is due today.' : ''
  return {
    action: 'resume',
    minutes: minutesFor(left, kind, kind === 'round' ? ownSeconds : null),
    title: kind === 'round' ? `Your round is in progress: ${inWords(left)} to go` : `${title}, in progress`,
    why: `${placeLine(unfinished)}, left ${relativeTimeText(leftAt, now).toLowerCase()}.${nothingDue}`,
    names: [],
    button: 'Resume',
    aside: '',
    open: open.filter(({ id }) => id !== unfinished.id),
    unfinished,
  }
}

function nextRound(facts: KnownFacts, open: readonly Unfinished[], random: Random): NextStep {
  const due = facts.due ?? []
  const [mostMixedUp] = facts.confusions
  const wishes = {
    due: due.map(({ concept }) => concept),
    pair: mostMixedUp ? conceptsOfPair(mostMixedUp) : [],
    met: facts.met,
  }
  const plan = planRound(facts.length ?? USUAL_LENGTH, wishes, random)
  const introduced = plan.filter(({ purpose }) => purpose === 'new').map(({ concept }) => concept)
  const confusion = plan.some(({ purpose }) => purpose === 'pair') ? mostMixedUp : undefined
  const pair = confusion ? wishes.pair : []
  const isUrgent = due.length > 0 || confusion !== undefined
  const [one, other] = pair
  return {
    action: 'round',
    minutes: minutesFor(plan.length, 'round', facts.ownSeconds),
    title: isUrgent
      ? urgentTitle({ due, forToday: facts.forToday }, confusion !== undefined)
      : calmTitle(plan.length, introduced),
    why: isUrgent ? urgentReasons(due, plan, confusion) : calmReasons(facts.due !== null, introduced),
    names: (isUrgent ? pair : introduced).map((concept) => CONCEPT_NAMES[concept]),
    ...roundOf(plan),
    open,
    pair: one && other ? [one, other] : null,
  }
}

function cellsOf(plan: readonly PlannedItem[]): NextCell[] {
  return plan.map(({ concept, purpose }) => ({ type: itemTypeOf(concept), purpose }))
}
