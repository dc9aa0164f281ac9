import { isBias } from '../../src/concepts/concepts.ts'
import type { BankEntry, Scenario } from '../../src/content/authoring.ts'
import { ALL_SLOTS, conceptOfSlot } from '../../src/quiz/slots.ts'
import { CONCEPTS, FORMS } from '../../src/vocabulary.ts'
import { LABEL_PLAN, type LabelPlan, planChecks } from '../labels/label-plan.ts'
import { labelChecks, labelQuestions, neighborsOf } from '../labels/label-solvers.ts'
import { bagOfWordsChecks, triggerChecks } from '../labels/word-clues.ts'
import { breakGuessChecks } from './break-guesses.ts'
import { type Check, noneAllowed, problemsWhere } from './check-result.ts'
import { checkOptionWords, checkPlaces, checkRightLongest, decideChecks } from './option-figures.ts'
import { checkNearDuplicates, isSoundTwin } from './pair-checks.ts'
import { checkAbsoluteWords, checkOpenings, proseChecks } from './prose-figures.ts'
import { checkSharedRationales, rationaleChecks } from './rationale-figures.ts'
import { checkNames, checkNumberWords } from './repeats.ts'
import { wordsOf } from './text-measures.ts'

/** On fewer scenarios, random variation alone breaks the statistical limits, so they are printed but do not fail. */
const STATISTICS_BIND_FROM = 300

/** All checks of the bank as a whole. */
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
  const ids = scenarios.map(({ id }) => id)
  return [
    conceptsComplete(bank),
    slotsFilled(bank),
    checkAmounts(bank),
    noneAllowed(
      'ids used twice',
      ids.filter((id, index) => ids.indexOf(id) !== index),
    ),
    ...decideAmounts(bank),
    checkPolitics(scenarios),
    checkPlaces(scenarios),
    checkNearDuplicates(scenarios),
    checkSharedRationales(scenarios),
    checkOpenings(scenarios),
    ...planChecks(bank, plan),
  ]
}

/** Checks of shares and medians, which random variation breaks on a small bank. */
function statisticChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  const scenarios = bank.flatMap((entry) => entry.scenarios)
  return [
    checkRightLongest(scenarios),
    ...proseChecks(scenarios),
    ...rationaleChecks(scenarios),
    ...decideChecks(scenarios),
    checkOptionWords(scenarios.filter(({ kind }) => kind === 'decide')),
    checkAbsoluteWords(scenarios),
    ...labelChecks(labelQuestions(bank, plan), neighborsOf(bank)),
    ...triggerChecks(scenarios),
    ...bagOfWordsChecks(bank, plan),
    ...breakGuessChecks(scenarios),
    checkNames(scenarios),
    checkNumberWords(scenarios),
  ]
}

function conceptsComplete(bank: readonly BankEntry[]): Check {
  const found = bank.map(({ concept }) => concept.id)
  const missing = CONCEPTS.filter((concept) => !found.includes(concept))
  return {
    name: 'concepts',
    figure: `${found.length} of ${CONCEPTS.length}`,
    ok: missing.length === 0 && found.length === CONCEPTS.length,
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

/** The least that every concept needs beyond its slots: nine stories, a third of them sound. */
const LEAST_FLAWED = 6
const LEAST_SOUND = 3
const LEAST_DOMAINS = 3
/** The share of a bias’s scenarios that ask to decide. */
const DECIDE_SHARE = 0.4
/** The largest share of the bank that is political. */
const POLITICAL_SHARE = 0.12
/** Words that suggest parties and power. A club may elect a chair, so such words are not among them. */
const POLITICAL_WORDS = [
  'candidate',
  'coalition',
  'congress',
  'conservative',
  'government',
  'governor',
  'left-wing',
  'liberal',
  'minister',
  'parliament',
  'president',
  'prime',
  'right-wing',
  'senator',
  'socialist',
]

/** Checks every concept's forms, practice scenarios, sound twins, domains and, for a bias, decisions. */
export function checkAmounts(bank: readonly BankEntry[]): Check {
  const notes = bank.flatMap((entry) => lacks(entry).map((what) => `${entry.concept.name} lacks ${what}`))
  return noneAllowed('concepts that lack something', notes)
}

function lacks({ concept, scenarios }: BankEntry): string[] {
  const forms = ALL_SLOTS.filter((slot) => conceptOfSlot(slot) === concept.id)
    .flatMap((slot) => FORMS.map((form) => ({ slot, form })))
    .filter(({ slot, form }) => !scenarios.some((each) => each.slot === slot && each.form === form))
  const outsideSlots = scenarios.filter(({ slot }) => slot === undefined)
  const sound = outsideSlots.filter((each) => each.kind === 'sound' || isSoundTwin(each)).length
  const flawed = outsideSlots.length - sound
  const domains = new Set(outsideSlots.map(({ domain }) => domain)).size
  const decide = scenarios.filter(({ kind }) => kind === 'decide').length
  return [
    ...forms.map(({ slot, form }) => `${slot} in form ${form}`),
    ...problemsWhere(
      [flawed < LEAST_FLAWED, `${LEAST_FLAWED - flawed} flawed practice scenarios`],
      [sound < LEAST_SOUND, `${LEAST_SOUND - sound} sound practice scenarios`],
      [domains < LEAST_DOMAINS, `${LEAST_DOMAINS - domains} domains in practice`],
      [isBias(concept.id) && decide < scenarios.length * DECIDE_SHARE, `choices: ${decide} of ${scenarios.length}`],
    ),
  ]
}

/** Checks that biases ask to decide in half of their slots, and in half of their sound twins. */
export function decideAmounts(bank: readonly BankEntry[]): Check[] {
  const ofBiases = bank.filter(({ concept }) => isBias(concept.id)).flatMap(({ scenarios }) => scenarios)
  const [inSlots, twins] = [ofBiases.filter(({ slot }) => slot !== undefined), ofBiases.filter(isSoundTwin)]
  const decide = (some: readonly Scenario[]) => some.filter(({ kind }) => kind === 'decide').length
  return [
    {
      name: 'bias slots that ask to decide',
      figure: `${decide(inSlots)} of ${inSlots.length}`,
      ok: decide(inSlots) * 2 >= inSlots.length,
      notes: [],
    },
    {
      name: 'sound twins of biases that ask to decide',
      figure: `${decide(twins)} of ${twins.length}`,
      ok: Math.abs(decide(twins) * 2 - twins.length) <= 1,
      notes: [],
    },
  ]
}

/** Checks that political scenarios are few, and that each has a mirror from the other side. */
export function checkPolitics(scenarios: readonly Scenario[]): Check {
  const mirrored = scenarios.filter(({ mirrorOf }) => mirrorOf !== undefined)
  const notes = scenarios
    .filter(({ mirrorOf, scenario }) => mirrorOf === undefined && namesPolitics(scenario))
    .map(({ id }) => `${id} is political and has no mirror`)
  const share = mirrored.length / Math.max(1, scenarios.length)
  return {
    name: 'political scenarios, each with its mirror',
    figure: `${mirrored.length} of ${scenarios.length}`,
    ok: notes.length === 0 && share <= POLITICAL_SHARE,
    notes,
  }
}

/** Offices that are not political: classes and clubs have presidents, too. */
const CLUB_OFFICE =
  /\b(?:class|club|student|company|bank) president|president of (?:the|our|a|his|her) (?:\w+ )?(?:association|bank|choir|class|club|college|company|guild|league|society|union)/gi

function namesPolitics(scenario: string): boolean {
  return wordsOf(scenario.replaceAll(CLUB_OFFICE, '')).some((word) => POLITICAL_WORDS.includes(word.replace(/s$/, '')))
}
