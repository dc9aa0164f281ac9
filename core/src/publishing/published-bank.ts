import type { BankEntry, Scenario } from '../content/authoring.ts'
import { ALL_SLOTS } from '../quiz/slots.ts'
import { pieceOf } from './published-question.ts'

/** The bank without drafts; a form of a block is published only when complete, so no attempt lacks a question. */
export function publishedBank(bank: readonly BankEntry[], drafts: ReadonlySet<string>): BankEntry[] {
  const held = new Set(
    bank.flatMap(({ scenarios }) =>
      scenarios.filter(({ id }) => drafts.has(id)).flatMap((each) => pieceFor(each) ?? []),
    ),
  )
  return bank.map((entry) => ({
    ...entry,
    scenarios: entry.scenarios.filter((scenario) => !drafts.has(scenario.id) && !held.has(pieceFor(scenario) ?? '')),
  }))
}

/** Slots without any published form, which would leave a hole in every quiz. */
export function slotsWithoutForm(bank: readonly BankEntry[]): string[] {
  const asked = new Set(bank.flatMap(({ scenarios }) => scenarios.map(({ slot }) => slot)))
  return ALL_SLOTS.filter((slot) => !asked.has(slot))
}

function pieceFor({ slot, form }: Scenario): string | null {
  return slot === undefined || form === undefined ? null : pieceOf(slot, form)
}
