import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Scenario } from '../src/content/authoring.ts'

/** What one reader, who had not written the scenario and saw neither key nor rationale, made of it. */
export type Vote = {
  /** The text of the option picked. */
  pick: string
  /** How sure, in percent. */
  sure: number
  /** Another option that could fairly be defended, or null. */
  also: string | null
}

/** Votes by scenario id. They hold for the text they were given on: its hash. */
export type Panel = Readonly<Record<string, { hash: string; votes: readonly Vote[] }>>

/** Content guide, "Fresh eyes": three readers pick the right option, and at most one says that two could be right. */
const READERS = 3
const MOST_DOUBTS = 1

export const PANEL_FILE = new URL('../src/content/panel.json', import.meta.url)

export function readPanel(): Panel {
  return JSON.parse(readFileSync(PANEL_FILE, 'utf8'))
}

/** What a reader sees, and which option is right: when any of it changes, the votes no longer hold. */
export function scenarioHash({ scenario, options }: Scenario): string {
  const seen = { scenario, options: options.map(({ text, right = false }) => [text, right]).sort() }
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12)
}

export type Verdict = 'unvoted' | 'passed' | 'failed'

/** Has the scenario, as it stands, passed its readers? */
export function verdictOn(scenario: Scenario, panel: Panel): Verdict {
  const entry = panel[scenario.id]
  if (!entry || entry.hash !== scenarioHash(scenario) || entry.votes.length < READERS) return 'unvoted'
  const right = scenario.options.find((option) => option.right)?.text
  const doubts = entry.votes.filter(({ also }) => also !== null).length
  return entry.votes.every(({ pick }) => pick === right) && doubts <= MOST_DOUBTS ? 'passed' : 'failed'
}

/** The share of votes, 0 to 1, that went to the right option; null without any vote that holds. */
export function agreementOn(scenarios: readonly Scenario[], panel: Panel): number | null {
  const votes = scenarios.flatMap((scenario) => {
    const entry = panel[scenario.id]
    if (entry?.hash !== scenarioHash(scenario)) return []
    const right = scenario.options.find((option) => option.right)?.text
    return entry.votes.map(({ pick }) => pick === right)
  })
  return votes.length === 0 ? null : votes.filter(Boolean).length / votes.length
}
