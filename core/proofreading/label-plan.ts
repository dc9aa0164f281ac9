import { readFileSync, writeFileSync } from 'node:fs'
import type { Scenario } from '../src/content/authoring.ts'
import type { ItemType } from '../src/vocabulary.ts'
import { FORMS, type Form } from '../src/vocabulary.ts'

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

export const PLAN_FILE = new URL('./label-plan.json', import.meta.url)

/** The plan with its shape checked; `plan-checks.ts` checks the rest. */
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

/** What is wrong with a block, which came from a file and may be anything. */
function shapeProblem({ id, half, use, form, labels, serves }: LabelBlock): string | null {
  if (typeof id !== 'string') return 'has no id'
  if (!['fallacy', 'bias'].includes(half)) return `is of half ${half}`
  if (!['slots', 'practice'].includes(use)) return `is of use ${use}`
  if (use === 'slots' && !FORMS.includes(form)) return `has form ${form}`
  if (new Set(labels).size !== 4 || labels.length !== 4) return 'does not have four different labels'
  if (new Set(serves).size !== serves.length || serves.length === 0) return 'serves nothing, or something twice'
  return null
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

/** What keeps a scenario out of its planned place. Decisions have no labels and no block. */
export function blockProblems({ id, kind, form, options }: Scenario, plan: LabelPlan): string[] {
  const block = blockOf(id, plan)
  if (kind === 'decide') return block ? [`asks to decide, and stands in block ${block.id} of the label plan`] : []
  if (!block) return ['stands in no block of the label plan']
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
