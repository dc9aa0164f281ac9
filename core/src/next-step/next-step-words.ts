import { CONCEPT_NAMES } from '../concepts/concept-names.ts'
import { itemTypeOf } from '../concepts/concepts.ts'
import { type ConfusedPair, conceptsOfPair } from '../learning/confusions.ts'
import { type DueConcept, dueLine } from '../learning/review-plan.ts'
import { type PlannedItem, PURPOSES, type Purpose } from '../practice/plan-round.ts'
import { listText } from '../text.ts'
import { CONCEPTS, type ConceptId } from '../vocabulary.ts'
import { counted, inTimes, inWords, wordFor } from '../wording/numbers.ts'

/** The note beside a round's button: '8 scenarios. You see why after each one.' */
export function roundAside(plan: readonly PlannedItem[]): string {
  return `${counted(plan.length, 'scenario')}. You see why after each one.`
}

/** The title of a round with due concepts, of which today asks for some, a pair that gets mixed up, or both. */
export function urgentTitle(review: { due: readonly unknown[]; forToday: number }, hasPair: boolean): string {
  const due = review.due.length
  if (due === 0) return 'One pair to tell apart'
  if (due > review.forToday) return dueLine(review).replace(/\.$/, '')
  return `${inWords(due, true)} due today${hasPair ? ', and one pair to tell apart' : ''}`
}

/** Why a round with due concepts or a mix-up is worth playing, as sentences; `plan` is what it asks. */
export function urgentReasons(
  due: readonly DueConcept[],
  plan: readonly PlannedItem[],
  confusion: ConfusedPair | undefined,
): string {
  const asked = due.filter(({ concept }) => plan.some((item) => item.concept === concept))
  const beside = due.filter(({ concept }) => plan.some((item) => item.concept === concept && item.purpose === 'due'))
  const introduced = plan.filter(({ purpose }) => purpose === 'new').length
  const isPart = asked.length < due.length
  const reasons: string[] = confusion ? [mixUpReason(confusion)] : []
  if (beside.length > 0) {
    const when = lastMet(beside.map(({ daysSince }) => daysSince))
    const lead = confusion
      ? `${inWords(beside.length, true)} more ${wordFor(beside.length, 'is', 'are')} due: you`
      : 'You'
    reasons.push(`${lead} last met ${wordFor(beside.length, 'it', 'them')} ${when}.`)
  }
  const sure = asked.filter(({ why }) => why === 'sure and wrong').length
  if (sure > 0) reasons.push(sureReason(sure, due.length))
  if (isPart) reasons.push(`This round takes the ${inWords(asked.length)} most urgent.`)
  if (introduced > 0) reasons.push(introducedLine(introduced))
  return reasons.join(' ')
}

function sureReason(sure: number, due: number): string {
  if (due === 1) return 'You were sure about it once, and wrong.'
  return `You were sure about ${inWords(sure)} of these, and wrong.`
}

function mixUpReason(confusion: ConfusedPair): string {
  const { one, other, times } = confusion
  const [first, second] = conceptsOfPair(confusion).map((concept) => CONCEPT_NAMES[concept])
  if (second === undefined) return `${first} and good arguments: you mixed them up ${inTimes(times)}.`
  const of = one.of + other.of
  const howOften = times === 2 && of === 2 ? 'both times' : `${counted(times, 'time')} in ${of}`
  return `${first} and ${second}: you mixed them up ${howOften}.`
}

function introducedLine(count: number): string {
  return `${inWords(count, true)} ${wordFor(count, 'is new and comes', 'are new and come')} with an example first.`
}

/** The title of a round of `length` scenarios while nothing is urgent. */
export function calmTitle(length: number, introduced: readonly ConceptId[]): string {
  if (introduced.length > 0) return `Something new: ${listText(introduced.map((concept) => CONCEPT_NAMES[concept]))}`
  return `${inWords(length, true)} from everything you’ve met`
}

/** The subject of a round while nothing is urgent; `introduced` are new in it. */
export function calmReasons(isNothingDue: boolean, introduced: readonly ConceptId[]): string {
  const nothingDue = isNothingDue ? 'Nothing is due today. ' : ''
  if (introduced.length === 0) {
    return `${nothingDue}You’ve met all ${CONCEPTS.length}, and a mixed round keeps your eye sharp.`
  }
  const each = wordFor(introduced.length, 'It', 'Each')
  return `${nothingDue}${each} comes with an example first; the others you’ve met before.`
}

const IN_LABEL: Readonly<Record<Purpose, string>> = {
  due: 'due',
  pair: 'on the pair',
  new: 'new',
  mixed: 'mixed',
}

/** 'Eight scenarios: six due and two on the pair; six on fallacies and two on biases'. */
export function cellsLabel(plan: readonly PlannedItem[]): string {
  const groups = PURPOSES.flatMap((purpose) => {
    const count = plan.filter((item) => item.purpose === purpose).length
    return count === 0 ? [] : [`${inWords(count)} ${IN_LABEL[purpose]}`]
  })
  const fallacies = plan.filter(({ concept }) => itemTypeOf(concept) === 'fallacy').length
  const types = [
    ...(fallacies > 0 ? [`${inWords(fallacies)} on fallacies`] : []),
    ...(fallacies < plan.length ? [`${inWords(plan.length - fallacies)} on biases`] : []),
  ]
  return `${inWords(plan.length, true)} scenarios: ${listText(groups)}; ${listText(types)}`
}

/** The time when several concepts were last met, given the days since each: 'yesterday', or a span that covers all of them. */
export function lastMet(daysSince: readonly number[]): string {
  const longest = Math.max(...daysSince)
  if (new Set(daysSince.map(daysAgo)).size === 1) return daysAgo(longest)
  if (longest <= 7) return 'within the past week'
  if (longest <= 30) return `within the past ${inWords(Math.ceil(longest / 7))} weeks`
  return `within the past ${inWords(Math.ceil(longest / 30))} months`
}

function daysAgo(days: number): string {
  if (days < 1) return 'earlier today'
  if (days < 2) return 'yesterday'
  if (days < 6) return `${inWords(days)} days ago`
  if (days < 11) return 'about a week ago'
  if (days < 25) return `about ${inWords(Math.round(days / 7))} weeks ago`
  return days < 46 ? 'about a month ago' : `about ${inWords(Math.round(days / 30))} months ago`
}
