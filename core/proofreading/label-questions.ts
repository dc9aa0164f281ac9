import { NO_FLAW_LABELS } from '../src/concepts/concept-names.ts'
import type { BankEntry } from '../src/content/authoring.ts'
import type { Form } from '../src/vocabulary.ts'
import { blockOf, type LabelPlan } from './label-plan.ts'

/** A scenario as a solver sees it: labels only. The other fields say how to split trials. */
export type LabelQuestion = {
  id: string
  labels: readonly string[]
  right: string
  /** The form of a slot; absent in practice. */
  form?: Form
  /** The block of the plan; in practice it is held out as a whole. */
  block: string
}

export function isNoFlaw(label: string): boolean {
  return label === NO_FLAW_LABELS.fallacy || label === NO_FLAW_LABELS.bias
}

/** The labeled scenarios as written. */
export function labelQuestions(bank: readonly BankEntry[], plan: LabelPlan): LabelQuestion[] {
  return bank.flatMap(({ scenarios }) =>
    scenarios
      .filter(({ kind }) => kind !== 'decide')
      .map(({ id, form, twinOf, options }) => ({
        id,
        labels: options.map(({ text }) => text),
        right: options.find(({ right }) => right)?.text ?? '',
        ...(form !== undefined && { form }),
        block: blockOf(id, plan)?.id ?? twinOf ?? id,
      })),
  )
}

/** The labeled scenarios with the plan's labels, even where the files still differ. */
export function plannedQuestions(bank: readonly BankEntry[], plan: LabelPlan): LabelQuestion[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.flatMap(({ id, kind }) => {
      const block = blockOf(id, plan)
      if (!block || kind === 'decide') return []
      const right = kind === 'sound' ? NO_FLAW_LABELS[block.half] : concept.name
      return [{ id, labels: block.labels, right, ...(block.form && { form: block.form }), block: block.id }]
    }),
  )
}
