import { readFileSync, writeFileSync } from 'node:fs'
import { NO_FLAW_LABELS } from '../../src/concepts/concept-names.ts'
import { isBias } from '../../src/concepts/concepts.ts'
import type { BankEntry, Concept, Scenario } from '../../src/content/authoring.ts'
import { FORMS, type Form, type ItemType } from '../../src/vocabulary.ts'
import { type Check, exactPercent, noneAllowed, shareOf } from '../checks/check-result.ts'
import { areParentAndChild } from '../checks/parent-concepts.ts'

/**
 * Four labels offered together, and the scenarios that offer them. A *slot* block serves four scenarios of one form,
 * each label right once. A *practice* block has three concepts and the no-flaw label, with at least one sound twin.
 */
export type LabelBlock = {
  id: string
  half: ItemType
  labels: readonly [string, string, string, string]
  serves: readonly string[]
} & ({ use: 'slots'; form: Form } | { use: 'practice'; form?: undefined })

export type LabelPlan = readonly LabelBlock[]

const SLOT_BLOCK = 4

export const PLAN_FILE = new URL('../label-plan.json', import.meta.url)

/** The plan with its shape checked; `planChecks` below checks the rest. */
export const LABEL_PLAN: LabelPlan = planFrom(JSON.parse(readFileSync(PLAN_FILE, 'utf8')))

/** Checks the shape of a plan read from JSON; throws a TypeError that names the block. */
export function planFrom(json: unknown): LabelPlan {
  if (typeof json !== 'object' || json === null || !('blocks' in json) || !Array.isArray(json.blocks))
    throw new TypeError('Cannot read the label plan: it has no list of blocks')
  const blocks: LabelBlock[] = json.blocks
  for (const block of blocks) {
    const problem = shapeProblem(block)
    if (problem !== null) throw new TypeError(`Cannot read the label plan: block ${block.id ?? '?'} ${problem}`)
  }
  return blocks
}

/** The problem of a block's shape, or null; a block comes from a file and may be anything. */
function shapeProblem({ id, half, use, form, labels, serves }: LabelBlock): string | null {
  if (typeof id !== 'string') return 'has no id'
  if (!['fallacy', 'bias'].includes(half)) return `is of half ${half}`
  if (!['slots', 'practice'].includes(use)) return `is of use ${use}`
  if (use === 'slots' && !FORMS.includes(form)) return `has form ${form}`
  if (new Set(labels).size !== 4 || labels.length !== 4) return 'does not have four different labels'
  if (new Set(serves).size !== serves.length || serves.length === 0) return 'serves nothing, or something twice'
  return null
}

/** Is it “No fallacy here” or “No bias here”? */
export function isNoFlaw(label: string): boolean {
  return label === NO_FLAW_LABELS.fallacy || label === NO_FLAW_LABELS.bias
}

export function blockOf(id: string, plan: LabelPlan): LabelBlock | undefined {
  return plan.find(({ serves }) => serves.includes(id))
}

/** The blocks a new scenario of a concept may join: its twin's, a practice block, or a slot block that lacks it. */
export function openBlocks(
  { name, form, twinOf }: { name: string; form: Form | undefined; twinOf: string | undefined },
  plan: LabelPlan,
): LabelBlock[] {
  if (twinOf !== undefined) return plan.filter(({ serves }) => serves.includes(twinOf))
  const fitting = plan.filter((block) => block.labels.includes(name) && block.form === form)
  return form === undefined ? fitting : fitting.filter(({ serves }) => serves.length < SLOT_BLOCK)
}

/** Adds a scenario to a block and saves the plan. */
export function joinBlock(id: string, blockId: string): void {
  // `planFrom` throws unless this is an object with blocks.
  const json: object = JSON.parse(readFileSync(PLAN_FILE, 'utf8'))
  const blocks = planFrom(json).map((block) =>
    block.id === blockId ? { ...block, serves: [...block.serves, id] } : block,
  )
  writeFileSync(PLAN_FILE, `${JSON.stringify({ ...json, blocks }, null, 2)}\n`)
}

/** Problems of a scenario's place in the plan. Decisions have no labels and no block. */
export function blockProblems({ id, kind, form, options }: Scenario, plan: LabelPlan): string[] {
  const block = blockOf(id, plan)
  if (kind === 'decide') return block ? [`asks to decide, and is in block ${block.id} of the label plan`] : []
  if (!block) return ['is in no block of the label plan']
  const offered = options.map(({ text }) => text)
  const missing = block.labels.filter((label) => !offered.includes(label))
  const strange = offered.filter((label) => !block.labels.includes(label))
  return [
    ...(missing.length + strange.length > 0
      ? [`block ${block.id} asks for ${quotedList(missing)} in place of ${quotedList(strange)}`]
      : []),
    ...(block.form === form
      ? []
      : [`is form ${form ?? 'none'}, and block ${block.id} is form ${block.form ?? 'none'}`]),
  ]
}

function quotedList(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(', ')
}

/** A concept must be offered beside at least this many others, or the company it keeps gives it away. */
const LEAST_MET = 5
/** The lead that one concept of a practice block may have: otherwise a newcomer’s one scenario would need two more. */
const NEWCOMERS = 1
/** The share of offers in which “No fallacy here” and “No bias here” are right: a third, with room for drafts. */
const NO_FLAW_RIGHT = { least: 0.3, most: 0.36 }

/** Checks the plan as a whole; a scenario's place in its block is checked with the scenario. */
export function planChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  return [servedOnce(bank, plan), companions(bank, plan), rightOnce(bank, plan), meetings(plan), noFlawShare(bank)]
}

function servedOnce(bank: readonly BankEntry[], plan: LabelPlan): Check {
  const labeled = bank.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind !== 'decide').map(({ id }) => id))
  const served = plan.flatMap(({ serves }) => serves)
  return noneAllowed('label plan: scenarios that are not in exactly one block', [
    ...labeled.filter((id) => !served.includes(id)).map((id) => `${id} is in none`),
    ...served.filter((id, index) => served.indexOf(id) !== index).map((id) => `${id} is in several`),
    ...served.filter((id) => !labeled.includes(id)).map((id) => `${id} is no labeled scenario`),
  ])
}

/** Parent and child, or synonyms, would both be right; and a no-flaw label belongs only in the practice of its own half. */
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
  return noneAllowed('label plan: labels that cannot be offered together', notes)
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
  return noneAllowed('label plan: labels right too often or too seldom in their block', notes)
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
  const labeled = bank.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind !== 'decide'))
  const offers = (scenario: Scenario) => scenario.options.some(({ text }) => isNoFlaw(text))
  const offered = labeled.filter(offers)
  const right = offered.filter(({ options }) => options.some((option) => option.right && isNoFlaw(option.text)))
  const share = shareOf(right.length, offered.length)
  const misplaced = labeled.filter((scenario) => offers(scenario) === (scenario.slot !== undefined))
  return {
    name: 'the no-flaw label right when offered',
    figure: `${right.length} of ${offered.length}, ${exactPercent(share)}`,
    limit: 'a third: 30 to 36%; in all labeled practice, in no slot',
    ok: misplaced.length === 0 && share >= NO_FLAW_RIGHT.least && share <= NO_FLAW_RIGHT.most,
    notes: misplaced.map(({ id, slot }) => `${id} ${slot === undefined ? 'lacks it' : 'offers it in a slot'}`),
  }
}

function pairsOf(labels: readonly string[]): [string, string][] {
  return labels.flatMap((one, index) => labels.slice(index + 1).map((other): [string, string] => [one, other]))
}
