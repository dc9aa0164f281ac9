import { isBias } from '../src/concepts/concepts.ts'
import type { BankEntry, Scenario } from '../src/content/authoring.ts'
import { ALL_SLOTS, conceptOfSlot } from '../src/quiz/slots.ts'
import { CONCEPTS, FORMS } from '../src/vocabulary.ts'
import { checkAmounts, checkDecideTwins, checkPolitics, isSoundTwin } from './amount-checks.ts'
import { type Check, exactPercent, shareOf } from './check-result.ts'
import { labelChecks, neighborsOf } from './label-checks.ts'
import { LABEL_PLAN, type LabelPlan } from './label-plan.ts'
import { labelQuestions } from './label-questions.ts'
import { checkOptionWords } from './option-classifier.ts'
import { checkPlaces, decideChecks, rightIs } from './option-figures.ts'
import { planChecks } from './plan-checks.ts'
import { problemsWhere } from './problems.ts'
import { proseChecks } from './prose-figures.ts'
import { rationaleChecks } from './rationale-figures.ts'
import { wordsOf } from './readability.ts'

/** On fewer scenarios, random variation alone breaks the statistical limits, so they are printed but do not fail. */
export const STATISTICS_BIND_FROM = 300

/** By chance the right option is the longest in a quarter; six points either way is noise on about 480 scenarios. */
const RIGHT_LONGEST = { least: 0.19, most: 0.31 }
/** The share of the shorter scenario's four-word runs that appears in the other. */
const NEAR_DUPLICATE = 0.5
/** The share of scenarios that may begin with the same three words. */
const SAME_OPENING = 0.03
/** Absolute words in flawed scenarios per one in sound ones; beyond this the words alone give the flaw away. */
const ABSOLUTE_RATIO = 1.5
const ABSOLUTE_WORDS = new Set([
  'all',
  'always',
  'every',
  'everybody',
  'everyone',
  'must',
  'never',
  'nobody',
  'none',
  'no-one',
  'only',
])

/** All checks that make sense for the amount of content there is. */
export function checkBank(bank: readonly BankEntry[], plan: LabelPlan = LABEL_PLAN): Check[] {
  const binds = bank.flatMap((entry) => entry.scenarios).length >= STATISTICS_BIND_FROM
  return [
    ...structureChecks(bank, plan),
    ...statisticChecks(bank, plan).map((check) => ({ ...check, ok: check.ok || !binds })),
  ]
}

/** Checks that must pass from the first scenario on. */
function structureChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  const scenarios = bank.flatMap((entry) => entry.scenarios)
  return [
    conceptsComplete(bank),
    slotsFilled(bank),
    checkAmounts(bank),
    idsUnique(scenarios),
    decideShare(bank),
    checkDecideTwins(bank),
    checkPolitics(scenarios),
    checkPlaces(scenarios),
    nearDuplicates(scenarios),
    sharedRationales(scenarios),
    openings(scenarios),
    ...planChecks(bank, plan),
  ]
}

/** Checks of shares and medians, which random variation breaks on a small bank. */
function statisticChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  const scenarios = bank.flatMap((entry) => entry.scenarios)
  return [
    rightIsLongest(scenarios),
    ...proseChecks(scenarios),
    ...rationaleChecks(scenarios),
    ...decideChecks(scenarios),
    checkOptionWords(scenarios.filter(({ kind }) => kind === 'decide')),
    absoluteWords(scenarios),
    ...labelChecks(labelQuestions(bank, plan), neighborsOf(bank)),
  ]
}

function conceptsComplete(bank: readonly BankEntry[]): Check {
  const found = bank.map(({ concept }) => concept.id)
  const missing = CONCEPTS.filter((concept) => !found.includes(concept))
  return {
    name: 'concepts',
    figure: `${found.length} of 48`,
    ok: missing.length === 0 && found.length === 48,
    notes: missing,
  }
}

function slotsFilled(bank: readonly BankEntry[]): Check {
  const inSlots = bank.flatMap(({ concept, scenarios }) =>
    scenarios.flatMap((scenario) =>
      scenario.slot === undefined
        ? []
        : { concept, ...scenario, slot: scenario.slot, place: `${scenario.slot}.${scenario.form}` },
    ),
  )
  const taken = inSlots.map(({ place }) => place)
  const misplaced = inSlots.flatMap(({ id, slot, place, concept }, index) => {
    const first = taken.indexOf(place)
    const known = ALL_SLOTS.includes(slot)
    return problemsWhere(
      [!known, `${id}: slot ${slot} is unknown`],
      [known && conceptOfSlot(slot) !== concept.id, `${id}: ${slot} asks for another concept`],
      [first !== index, `${id}: ${place} is taken by ${inSlots[first]?.id}`],
    )
  })
  const filled = ALL_SLOTS.filter((slot) => taken.includes(`${slot}.A`))
  const gaps = ALL_SLOTS.flatMap((slot) => {
    const there = FORMS.map((form) => taken.includes(`${slot}.${form}`))
    return problemsWhere(
      [!there[0], `${slot} has no form A`],
      [there.lastIndexOf(true) !== there.filter(Boolean).length - 1, `${slot} leaves out a form`],
    )
  })
  const notes = [...misplaced, ...gaps]
  return {
    name: 'slots with a form A',
    figure: `${filled.length} of ${ALL_SLOTS.length}`,
    ok: notes.length === 0,
    notes,
  }
}

function idsUnique(scenarios: readonly Scenario[]): Check {
  const notes = scenarios.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)
  return { name: 'ids used twice', figure: String(notes.length), ok: notes.length === 0, notes }
}

function decideShare(bank: readonly BankEntry[]): Check {
  const inSlots = bank
    .filter(({ concept }) => isBias(concept.id))
    .flatMap(({ scenarios }) => scenarios.filter(({ slot }) => slot))
  const decide = inSlots.filter(({ kind }) => kind === 'decide').length
  return {
    name: 'bias slots that ask to decide',
    figure: `${decide} of ${inSlots.length}`,
    ok: decide * 2 >= inSlots.length,
    notes: [],
  }
}

function rightIsLongest(scenarios: readonly Scenario[]): Check {
  const share = shareOf(scenarios.filter((scenario) => rightIs(scenario, 'longest')).length, scenarios.length)
  return {
    name: 'right option strictly the longest',
    figure: exactPercent(share),
    limit: '19 to 31%',
    ok: share >= RIGHT_LONGEST.least && share <= RIGHT_LONGEST.most,
    notes: [],
  }
}

/** Absolute words per hundred words, flawed against sound; without sound scenarios there is nothing to compare. */
function absoluteWords(scenarios: readonly Scenario[]): Check {
  const rate = (some: readonly Scenario[]) => {
    const words = some.flatMap(({ scenario }) => wordsOf(scenario))
    return (words.filter((word) => ABSOLUTE_WORDS.has(word)).length / Math.max(1, words.length)) * 100
  }
  const flawed = rate(scenarios.filter((scenario) => !isSoundTwin(scenario)))
  const sound = scenarios.filter(isSoundTwin)
  if (sound.length === 0)
    return { name: 'absolute words in 100', figure: `${flawed.toFixed(1)} flawed`, ok: true, notes: [] }
  const ratio = flawed / Math.max(rate(sound), 1e-9)
  return {
    name: 'absolute words, flawed to sound',
    figure: ratio.toFixed(2),
    limit: '1.5 or less',
    ok: ratio <= ABSOLUTE_RATIO,
    notes: [],
  }
}

/** Checks that no two scenarios but twins and mirrors share half of their four-word runs. */
function nearDuplicates(scenarios: readonly Scenario[]): Check {
  const runs = scenarios.map(({ scenario }) => {
    const words = wordsOf(scenario)
    return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')))
  })
  const notes: string[] = []
  for (const [index, one] of runs.entries()) {
    for (const [offset, other] of runs.slice(index + 1).entries()) {
      const shared = [...one].filter((run) => other.has(run)).length
      const [first, second] = [scenarios[index], scenarios[index + 1 + offset]]
      if (first && second && shared / Math.min(one.size, other.size) >= NEAR_DUPLICATE && !arePaired(first, second)) {
        notes.push(`${first.id} and ${second.id}`)
      }
    }
  }
  return { name: 'near-duplicate scenarios', figure: String(notes.length), ok: notes.length === 0, notes }
}

/** Are they twins, twins of the same scenario, or political mirrors? */
function arePaired(one: Scenario, other: Scenario): boolean {
  const twins = one.twinOf === other.id || other.twinOf === one.id
  const siblings = one.twinOf !== undefined && one.twinOf === other.twinOf
  return twins || siblings || one.mirrorOf === other.id
}

/** Few scenarios may begin with the same three words, because that reads like a template. */
function openings(scenarios: readonly Scenario[]): Check {
  const begun = Map.groupBy(
    scenarios.filter((scenario) => !isSoundTwin(scenario)),
    ({ scenario }) => wordsOf(scenario).slice(0, 3).join(' '),
  )
  const [[words, most] = ['', []]] = [...begun].sort(([, one], [, other]) => other.length - one.length)
  const share = most.length / Math.max(1, scenarios.length)
  // Among a handful of scenarios, a single one exceeds 3%.
  const ok = share <= SAME_OPENING || most.length < 2
  return { name: 'most frequent opening', figure: `${most.length} (“${words}”)`, ok, notes: [] }
}

/** Checks that no rationale is used twice, because it would explain neither option. */
function sharedRationales(scenarios: readonly Scenario[]): Check {
  const all = scenarios.flatMap(({ id, options }) => options.map(({ rationale }) => ({ id, rationale })))
  const shared = [...Map.groupBy(all, ({ rationale }) => rationale).values()].filter((group) => group.length > 1)
  return {
    name: 'rationales used twice',
    figure: String(shared.length),
    limit: '0',
    ok: shared.length === 0,
    notes: shared.map((group) => group.map(({ id }) => id).join(', ')),
  }
}
