import type { ClassReport } from '@think-twice/contract/class-report'
import type { TeachersScenario } from '@think-twice/contract/class-rounds'
import { DAY, dayOf } from '@think-twice/core/activity/days'
import { MOST_CONCEPTS_IN_NAME } from '@think-twice/core/class/choose-scenarios'
import { LONGEST_CLASS_NAME, type SeatKind } from '@think-twice/core/class/class-limits'
import type { RoundPhase } from '@think-twice/core/class/round-state'
import { CONCEPT_NAMES, NO_FLAW_LABELS } from '@think-twice/core/concepts/concept-names'
import { isConceptId, itemTypeOf } from '@think-twice/core/concepts/concepts'
import { listText } from '@think-twice/core/text'
import { type ConceptId, NO_FLAW } from '@think-twice/core/vocabulary'
import { counted, wordFor } from '@think-twice/core/wording/numbers'
import { joinAddress } from '../../addresses.ts'
import { localTimeZone, timeNow } from '../../browser/clock.ts'
import { fullAddress } from '../../browser/device.ts'
import { dateText, dayText, longWeekdayText } from '../../parts/date-text.ts'
import { lengthProblem, lineIn } from '../../parts/typed-line.ts'
import type { FormProblem } from '../../ui/form.tsx'

/** '28 anonymous seats', or 'No anonymous seats yet'. */
export function seatsText(kind: SeatKind, seats: number): string {
  return seats === 0 ? `No ${kind} seats yet` : counted(seats, `${kind} seat`)
}

/** Labels as the subject of a sentence: '“Amara” is', '“Amara” and “Ben” are'. */
export function areText(labels: readonly string[]): string {
  return `${listText(labels.map((label) => `“${label}”`))} ${wordFor(labels.length, 'is', 'are')}`
}

/** What a teacher sees of each kind of seats. */
export const SEES: Readonly<Record<SeatKind, string>> = {
  anonymous: 'You see totals, never who answered what.',
  named: 'You see who has done what in this class, and nothing else about them.',
}

/** The text of an option: a concept's name, 'No fallacy here', or the words of an act. */
export function optionText(option: string, concept: ConceptId): string {
  if (option === NO_FLAW) return NO_FLAW_LABELS[itemTypeOf(concept)]
  return isConceptId(option) ? CONCEPT_NAMES[option] : option
}

/** The ink that a scenario's right option prints in. */
export function inkOfRight({ options, right, conceptId }: Pick<TeachersScenario, 'options' | 'right' | 'conceptId'>) {
  return options[right] === NO_FLAW ? 'sound' : itemTypeOf(conceptId)
}

/** The topic of a round: 'Straw Man and Ad Hominem', or 'A mixture'. */
export function aboutText(concepts: readonly ConceptId[]): string {
  const names = [...new Set(concepts)].map((concept) => CONCEPT_NAMES[concept])
  if (names.length > MOST_CONCEPTS_IN_NAME) return 'A mixture'
  return listText(names)
}

/** The activity of a class in each phase of a round. */
export const DOING: Readonly<Record<RoundPhase, string>> = {
  door: 'taking seats',
  vote: 'voting',
  split: 'looking at the split',
  talk: 'talking',
  again: 'voting again',
  both: 'looking at both votes',
  open: 'out',
  over: 'over',
}

/** In ms: two times nearer than this never fall on different days of the same name. */
const NEAR = 6 * DAY

/** 'Friday', or 'Friday, Nov 20' for a day that is not near: the day of a time, in the teacher's time zone. */
export function byDayText(time: number): string {
  const day = dayOf(time, localTimeZone())
  const isNear = Math.abs(time - timeNow()) < NEAR
  return isNear ? longWeekdayText(day) : `${longWeekdayText(day)}, ${dayText(day)}`
}

/** 'Nov 10': the day of a time, in the teacher's time zone. */
export function onDayText(time: number): string {
  return dayText(dayOf(time, localTimeZone()))
}

/** 'Kept until Jan 18, 2027'. */
export function keptText(expiresAt: number): string {
  return `Kept until ${dateText(expiresAt)}`
}

/** The address to type a code at, as short as it can be: 'thinktwice.example/?class'. */
export function shortAddress(): string {
  return fullAddress(joinAddress()).replace(/^https?:\/\//, '')
}

/** The problem with a typed class name; null if there is none. */
export function classNameProblem(typed: FormData): FormProblem | null {
  if (lineIn(typed, 'name') === '') return { message: 'A class needs a name.', field: 'name' }
  return lengthProblem(typed, 'name', LONGEST_CLASS_NAME)
}

export type ClassPair = ClassReport['confusions']['pairs'][number]

/** '15 times in 53'; 'at least 15 times in 53' with anonymous seats, of whose mix-ups some are too few to show. */
export function oftenText({ one, other, times }: ClassPair, kind: SeatKind): string {
  return `${kind === 'anonymous' ? 'at least ' : ''}${counted(times, 'time')} in ${one.of + other.of}`
}
