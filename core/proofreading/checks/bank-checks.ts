import type { BankEntry } from '../../src/content/authoring.ts'
import { ALL_SLOTS, conceptOfSlot } from '../../src/quiz/slots.ts'
import { CONCEPTS, FORMS } from '../../src/vocabulary.ts'
import { labelChecks, neighborsOf } from '../labels/label-checks.ts'
import { LABEL_PLAN, type LabelPlan, planChecks } from '../labels/label-plan.ts'
import { labelQuestions } from '../labels/label-solvers.ts'
import { checkAmounts, checkPolitics, decideAmounts } from './amount-checks.ts'
import { type Check, noneAllowed, problemsWhere } from './check-result.ts'
import { checkOptionWords, checkPlaces, checkRightLongest, decideChecks } from './option-figures.ts'
import { checkNearDuplicates } from './pair-checks.ts'
import { checkAbsoluteWords, checkOpenings, proseChecks } from './prose-figures.ts'
import { checkSharedRationales, rationaleChecks } from './rationale-figures.ts'

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
