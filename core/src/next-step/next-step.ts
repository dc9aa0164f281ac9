import type { Time } from '../activity/days.ts'
import { itemTypeOfConcept } from '../concepts/concept-lookup.ts'
import { CONCEPT_NAMES, type ConceptName, conceptWithId } from '../concepts/concept-names.ts'
import type { ConfusedPair } from '../learning/confusions.ts'
import type { DueConcept } from '../learning/review.ts'
import { NOTHING_KNOWN, type Place, PURPOSES, type Purpose, planRound } from '../practice/draw-round.ts'
import { minutesFor, type RoundLength, USUAL_LENGTH } from '../practice/round-length.ts'
import type { Random } from '../vocabulary.ts'
import { counted } from '../wording/counted.ts'
import { inTimes } from '../wording/in-times.ts'
import { listText } from '../wording/list-text.ts'
import { inWords } from '../wording/number-words.ts'
import { relativeTimeText } from '../wording/relative-time.ts'
import { placeLine, type Unfinished } from './unfinished.ts'

/** What the suggestion is worked out from; `name` is null for a learner who is not greeted by it. */
export type NextStepFacts = {
  name: string | null
  /** From GET review; null if it could not be loaded, and then nothing is said about what is due. */
  due: readonly (DueConcept & { scenario: string | null })[] | null
  confusions: readonly ConfusedPair[]
  /** The concepts met; null if they could not be read, and then nothing is said about how many they are. */
  met: readonly ConceptName[] | null
  unfinished: readonly Unfinished[]
  length?: RoundLength
  now: Time
}

/** The facts with a list of concepts met, even if it is empty. */
type KnownFacts = NextStepFacts & { met: readonly ConceptName[] }

/** A cell of the preview row. It shows the concept's type, never whether the item is sound. */
type NextCell = { kind: 'fallacy' | 'bias'; purpose: Purpose }

/** What the product suggests, in words ready to print; `minutes` is how long it takes. */
export type NextStep = {
  minutes: number
  title: string
  why: string
  /** The concepts in `why`, to be set in bold with `markedParts`. */
  names: readonly ConceptName[]
  aside: string
  open: readonly Unfinished[]
} & (
  | {
      action: 'first round' | 'round'
      button: string
      places: readonly Place[]
      cells: readonly NextCell[]
      cellsLabel: string
      /** The concepts whose tell-apart question stands under the cells; null without such a pair. */
      pair: readonly [ConceptName, ConceptName] | null
    }
  | { action: 'resume'; button: string; unfinished: Unfinished }
)

/** The one thing to do next: what, how long it takes, and why. `random` only fills up a round. */
export function nextStep(facts: NextStepFacts, random: Random): NextStep {
  const open = facts.unfinished.toSorted((one, other) => other.leftAt - one.leftAt)
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

function firstRound({ name, length = USUAL_LENGTH }: NextStepFacts, random: Random): NextStep {
  const places = planRound(length, NOTHING_KNOWN, random)
  const nothingToKnow =
    'Decide which ones break, and where. The first two come with an example, and you see why after every answer.'
  return {
    action: 'first round',
    minutes: minutesFor(places.length),
    title: `${inWords(places.length, true)} short arguments. Some of them are fine.`,
    why: name === null ? nothingToKnow : `Welcome, ${name}. ${nothingToKnow}`,
    names: [],
    button: 'Play the first round',
    aside: 'A good argument counts too: leave it alone.',
    open: [],
    places,
    cells: cellsOf(places),
    cellsLabel: `${inWords(places.length, true)} scenarios, none answered yet`,
    pair: null,
  }
}

/** A mixed round, without a welcome or an introduction, for a learner whose met concepts could not be loaded. */
function roundFromAll({ length = USUAL_LENGTH }: NextStepFacts, open: readonly Unfinished[], random: Random): NextStep {
  const places = planRound(length, { ...NOTHING_KNOWN, met: CONCEPT_NAMES }, random)
  return {
    action: 'round',
    minutes: minutesFor(places.length),
    title: `${inWords(places.length, true)} short arguments`,
    why: 'What you have done so far could not be loaded just now, so these are drawn from everything.',
    names: [],
    button: 'Start the round',
    aside: roundAside(places),
    open,
    places,
    cells: cellsOf(places),
    cellsLabel: labelOf(places),
    pair: null,
  }
}

function resume(unfinished: Unfinished, open: readonly Unfinished[], { due, now }: NextStepFacts): NextStep {
  const { kind, title, answered, of, leftAt } = unfinished
  const left = of - answered
  const nothingDue = kind === 'attempt' && due?.length === 0 ? ' Nothing is due today.' : ''
  return {
    action: 'resume',
    minutes: minutesFor(left),
    title: kind === 'round' ? `Your round is still open: ${inWords(left)} to go` : `${title}, still open`,
    why: `${placeLine(unfinished)}, left ${relativeTimeText(leftAt, now).toLowerCase()}.${nothingDue}`,
    names: [],
    button: 'Resume',
    aside: '',
    open: open.filter(({ id }) => id !== unfinished.id),
    unfinished,
  }
}

function nextRound(facts: KnownFacts, open: readonly Unfinished[], random: Random): NextStep {
  const [confusion] = facts.confusions
  const pair = confusion ? conceptsOf(confusion) : []
  const due = facts.due ?? []
  const places = planRound(facts.length ?? USUAL_LENGTH, { due, pair, met: facts.met }, random)
  const introduced = places.filter(({ purpose }) => purpose === 'new').map(({ concept }) => concept)
  // While a learner has met few concepts any of them may be new, so the two with an example don't name the round.
  const isAbout = places.some(({ isFirstSteps }) => isFirstSteps) ? [] : introduced
  const isUrgent = due.length > 0 || confusion !== undefined
  const [one, other] = pair
  return {
    action: 'round',
    minutes: minutesFor(places.length),
    title: isUrgent ? urgentTitle(due.length, confusion !== undefined) : calmTitle(places.length, isAbout, facts),
    why: (isUrgent ? urgentReasons(facts, places, confusion) : calmReasons(facts, places, isAbout)).join(' '),
    names: isUrgent ? pair : isAbout,
    button: 'Start the round',
    aside: roundAside(places),
    open,
    places,
    cells: cellsOf(places),
    cellsLabel: labelOf(places),
    pair: one && other ? [one, other] : null,
  }
}

function roundAside(places: readonly Place[]): string {
  return `${counted(places.length, 'scenario')}. You see why after each one.`
}

function urgentTitle(due: number, hasPair: boolean): string {
  if (due === 0) return 'One pair to tell apart'
  return `${inWords(due, true)} due today${hasPair ? ', and one pair to tell apart' : ''}`
}

function urgentReasons(
  { due: listedDue }: NextStepFacts,
  places: readonly Place[],
  confusion: ConfusedPair | undefined,
): string[] {
  const due = listedDue ?? []
  const asked = due.filter(({ concept }) => places.some((place) => place.concept === concept))
  const beside = due.filter(({ concept }) =>
    places.some((place) => place.concept === concept && place.purpose === 'due'),
  )
  const introduced = places.filter(({ purpose }) => purpose === 'new').length
  const isPart = asked.length < due.length
  const reasons: string[] = confusion ? [mixUpReason(confusion)] : []
  if (beside.length > 0) {
    const [are, them] = beside.length === 1 ? ['is', 'it'] : ['are', 'them']
    const when = lastMet(beside.map(({ daysSince }) => daysSince))
    const lead = confusion ? `${besidePair(beside.length, are, isPart)}: you` : 'You'
    reasons.push(`${lead} last met ${them} ${when}.`)
  }
  const sure = asked.filter(({ why }) => why === 'sure and wrong').length
  if (sure > 0) reasons.push(sureReason(sure, due.length))
  if (isPart && !confusion) reasons.push(`This round takes the ${inWords(asked.length)} most urgent.`)
  if (introduced > 0) reasons.push(introducedLine(introduced))
  return reasons
}

function sureReason(sure: number, due: number): string {
  if (due === 1) return 'You were sure about it once, and wrong.'
  return `You were sure about ${inWords(sure)} of these, and wrong.`
}

/** Says that due concepts come with the pair: all of them, or as many as the round has room for. */
function besidePair(count: number, are: string, isPart: boolean): string {
  if (!isPart) return `${inWords(count, true)} more ${are} due`
  return `Of the others due, this round takes the ${count === 1 ? 'most urgent one' : `${inWords(count)} most urgent`}`
}

function mixUpReason(confusion: ConfusedPair): string {
  const { one, other, times } = confusion
  const [first, second] = conceptsOf(confusion)
  if (second === undefined) return `${first} and good arguments: you mixed them up ${inTimes(times)}.`
  const of = one.of + other.of
  const howOften = times === 2 && of === 2 ? 'both times' : `${counted(times, 'time')} in ${of}`
  return `${first} and ${second}: you mixed them up ${howOften}.`
}

function introducedLine(count: number): string {
  return count === 1
    ? 'One is new and comes with an example first.'
    : `${inWords(count, true)} are new and come with an example first.`
}

function calmTitle(length: number, introduced: readonly ConceptName[], { met }: KnownFacts): string {
  if (introduced.length > 0) return `Something new: ${listText(introduced)}`
  return met.length < CONCEPT_NAMES.length
    ? `${inWords(length, true)} more short arguments`
    : `${inWords(length, true)} from everything you have met`
}

function calmReasons({ due, met }: KnownFacts, places: readonly Place[], introduced: readonly ConceptName[]): string[] {
  const nothingDue = due === null ? [] : ['Nothing is due today.']
  if (introduced.length > 0) {
    const example = introduced.length === 1 ? 'It comes with an example first' : 'Each comes with an example first'
    return [...nothingDue, `${example}; the other ${inWords(places.length - introduced.length)} you have met.`]
  }
  const all = CONCEPT_NAMES.length
  return met.length < all
    ? [
        ...nothingDue,
        `You have met ${inWords(met.length)} of the ${all} concepts so far; these are common ones. Two come with an example first.`,
      ]
    : [...nothingDue, `You have met all ${all}, and a mixed round keeps your eye in practice.`]
}

/** Both concepts of a pair, or the only one if it is mixed up with good arguments. */
function conceptsOf({ one }: ConfusedPair): ConceptName[] {
  return [one.was, one.named].flatMap((id) => conceptWithId(id) ?? [])
}

function cellsOf(places: readonly Place[]): NextCell[] {
  return places.map(({ concept, purpose }) => ({ kind: itemTypeOfConcept(concept), purpose }))
}

const IN_LABEL: Readonly<Record<Purpose, string>> = {
  due: 'due',
  pair: 'on the pair',
  new: 'new',
  mixed: 'mixed',
}

/** 'Eight scenarios: six due and two on the pair; six on fallacies and two on biases'. */
function labelOf(places: readonly Place[]): string {
  const groups = PURPOSES.flatMap((purpose) => {
    const count = places.filter((place) => place.purpose === purpose).length
    return count === 0 ? [] : [`${inWords(count)} ${IN_LABEL[purpose]}`]
  })
  const fallacies = places.filter(({ concept }) => itemTypeOfConcept(concept) === 'fallacy').length
  const kinds = [
    ...(fallacies > 0 ? [`${inWords(fallacies)} on fallacies`] : []),
    ...(fallacies < places.length ? [`${inWords(places.length - fallacies)} on biases`] : []),
  ]
  return `${inWords(places.length, true)} scenarios: ${listText(groups)}; ${listText(kinds)}`
}

function lastMet(daysSince: readonly number[]): string {
  const longest = Math.max(...daysSince)
  if (new Set(daysSince.map(daysAgo)).size === 1) return daysAgo(longest)
  if (longest <= 7) return 'within the past week'
  if (longest <= 30) return `within the past ${inWords(Math.ceil(longest / 7))} weeks`
  return `within the past ${inWords(Math.ceil(longest / 30))} months`
}

function daysAgo(days: number): string {
  if (days <= 1) return 'yesterday'
  if (days < 6) return `${inWords(days)} days ago`
  if (days < 11) return 'about a week ago'
  if (days < 25) return `about ${inWords(Math.round(days / 7))} weeks ago`
  return days < 46 ? 'about a month ago' : `about ${inWords(Math.round(days / 30))} months ago`
}
