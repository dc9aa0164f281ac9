import { NO_FLAW_LABELS } from '../src/concepts/concept-names.ts'
import { isBias } from '../src/concepts/concepts.ts'
import type { BankEntry, Concept, Scenario } from '../src/content/authoring.ts'
import { type Check, exactPercent, shareOf } from './check-result.ts'
import type { LabelPlan } from './label-plan.ts'
import { isNoFlaw } from './label-questions.ts'
import { areParentAndChild } from './parent-concepts.ts'

/** A concept that stands beside fewer others forms a group that gives it away. */
const LEAST_MET = 5
/** How far one concept of a practice block may lead, so that a first contribution need not be three scenarios. */
const NEWCOMERS = 1
/** How often “No fallacy here” and “No bias here” are right when offered: a third, with room for drafts. */
const NO_FLAW_RIGHT = { least: 0.3, most: 0.36 }

/** Checks the plan as a whole; a scenario's place in its block is checked with the scenario. */
export function planChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  return [servedOnce(bank, plan), companions(bank, plan), rightOnce(bank, plan), meetings(plan), noFlawShare(bank)]
}

const refused = (name: string, notes: string[]): Check => ({
  name,
  figure: String(notes.length),
  limit: '0',
  ok: notes.length === 0,
  notes,
})

function servedOnce(bank: readonly BankEntry[], plan: LabelPlan): Check {
  const labelled = bank.flatMap(({ scenarios }) =>
    scenarios.filter(({ kind }) => kind !== 'decide').map(({ id }) => id),
  )
  const served = plan.flatMap(({ serves }) => serves)
  return refused('label plan: scenarios that are not in exactly one block', [
    ...labelled.filter((id) => !served.includes(id)).map((id) => `${id} is in none`),
    ...served.filter((id, index) => served.indexOf(id) !== index).map((id) => `${id} is in several`),
    ...served.filter((id) => !labelled.includes(id)).map((id) => `${id} is no labelled scenario`),
  ])
}

/** Relatives and synonyms would both be right, and a no-flaw label belongs only in practice for its own half. */
function companions(bank: readonly BankEntry[], plan: LabelPlan): Check {
  const concepts = new Map<string, BankEntry['concept']>(bank.map(({ concept }) => [concept.name, concept]))
  const notes = plan.flatMap(({ id, labels, use, half }) => {
    const kin = pairsOf(labels).filter(([one, other]) => areKin(concepts.get(one), concepts.get(other)))
    const flawless = labels.filter(isNoFlaw)
    const wanted = use === 'practice' ? NO_FLAW_LABELS[half] : undefined
    const foreign = labels.filter(
      (label) => !isNoFlaw(label) && isBias(concepts.get(label)?.id ?? 'straw-man') !== (half === 'bias'),
    )
    return [
      ...kin.map(([one, other]) => `${id} puts ${one} beside ${other}`),
      ...foreign.map((label) => `${id} offers ${label}, which is of the other half`),
      ...labels
        .filter((label) => !isNoFlaw(label) && !concepts.has(label))
        .map((label) => `${id}: ${label} is unknown`),
      ...(flawless.join() === (wanted ?? '') ? [] : [`${id} offers ${flawless.join() || 'no no-flaw label'}`]),
    ]
  })
  return refused('label plan: labels that cannot stand together', notes)
}

/** Parent and child, or two concepts that share a name. */
function areKin(one: Concept | undefined, other: Concept | undefined): boolean {
  if (!one || !other) return false
  if (areParentAndChild(one.id, other.id)) return true
  const names = ({ name, aliases }: Concept) => [name, ...aliases].map((each) => each.toLowerCase())
  return names(one).some((name) => names(other).includes(name))
}

/** In a slot block every label is right once; in practice equally often, except for newcomers. */
function rightOnce(bank: readonly BankEntry[], plan: LabelPlan): Check {
  const right = new Map<string, string>()
  for (const { concept, scenarios } of bank) {
    for (const { id, kind } of scenarios) right.set(id, kind === 'sound' ? NO_FLAW_LABELS.fallacy : concept.name)
  }
  const notes = plan.flatMap(({ id, labels, use, serves }) => {
    const counts = labels.map((label) => serves.filter((served) => isRight(label, right.get(served))).length)
    const most = Math.max(...counts.filter((_, index) => !isNoFlaw(labels[index] ?? '')))
    return labels.flatMap((label, index) => {
      const count = counts[index] ?? 0
      const fine = use === 'slots' ? count === 1 : count >= Math.max(1, isNoFlaw(label) ? 1 : most - NEWCOMERS)
      return fine ? [] : [`${id}: ${label} is right ${count} times`]
    })
  })
  return refused('label plan: labels right too often or too seldom in their block', notes)
}

function isRight(label: string, right: string | undefined): boolean {
  return right !== undefined && (isNoFlaw(label) ? isNoFlaw(right) : label === right)
}

function meetings(plan: LabelPlan): Check {
  const met = new Map<string, Set<string>>()
  for (const [one, other] of plan.flatMap(({ labels }) => pairsOf(labels.filter((label) => !isNoFlaw(label))))) {
    met.set(one, (met.get(one) ?? new Set()).add(other))
    met.set(other, (met.get(other) ?? new Set()).add(one))
  }
  const fewest = Math.min(...[...met.values()].map((others) => others.size))
  return {
    name: 'label plan: fewest others that a concept meets',
    figure: String(fewest),
    limit: `${LEAST_MET} or more`,
    ok: fewest >= LEAST_MET,
    notes: [...met]
      .filter(([, others]) => others.size < LEAST_MET)
      .map(([name, others]) => `${name} meets ${others.size}`),
  }
}

/** The no-flaw label as written: in all labeled practice, in no slot, and right in a third of its offers. */
function noFlawShare(bank: readonly BankEntry[]): Check {
  const labelled = bank.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind !== 'decide'))
  const offers = (scenario: Scenario) => scenario.options.some(({ text }) => isNoFlaw(text))
  const offered = labelled.filter(offers)
  const right = offered.filter(({ options }) => options.some((option) => option.right && isNoFlaw(option.text)))
  const share = shareOf(right.length, offered.length)
  const misplaced = labelled.filter((scenario) => offers(scenario) === (scenario.slot !== undefined))
  return {
    name: 'the no-flaw label right when offered',
    figure: `${right.length} of ${offered.length}, ${exactPercent(share)}`,
    limit: 'a third: 30 to 36%; in all labelled practice, in no slot',
    ok: misplaced.length === 0 && share >= NO_FLAW_RIGHT.least && share <= NO_FLAW_RIGHT.most,
    notes: misplaced.map(({ id, slot }) => `${id} ${slot === undefined ? 'lacks it' : 'offers it in a slot'}`),
  }
}

function pairsOf(labels: readonly string[]): [string, string][] {
  return labels.flatMap((one, index) => labels.slice(index + 1).map((other): [string, string] => [one, other]))
}
