import type { BankEntry } from '../src/content/bank.ts'
import type { Form } from '../src/vocabulary.ts'
import { NO_FLAW } from '../src/wording/question-line.ts'
import { blockOf, type LabelPlan } from './label-plan.ts'

/** What a solver sees of a scenario that it never reads: the labels. The rest says how trials are cut. */
export type LabelQuestion = {
  id: string
  labels: readonly string[]
  right: string
  /** Absent in practice. */
  form?: Form
  /** What is held out together in practice: the block of the plan. */
  block: string
}

export function isNoFlaw(label: string): boolean {
  return label === NO_FLAW.fallacy || label === NO_FLAW.bias
}

/** The labelled scenarios as they stand. */
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

/** The same scenarios with the labels that the plan gives them, whatever their files say yet. */
export function plannedQuestions(bank: readonly BankEntry[], plan: LabelPlan): LabelQuestion[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.flatMap(({ id, kind }) => {
      const block = blockOf(id, plan)
      if (!block || kind === 'decide') return []
      const right = kind === 'sound' ? NO_FLAW[block.half] : concept.name
      return [{ id, labels: block.labels, right, ...(block.form && { form: block.form }), block: block.id }]
    }),
  )
}
