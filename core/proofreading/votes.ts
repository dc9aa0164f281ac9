import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Scenario } from '../src/content/authoring.ts'

/** 1: right at first glance. 2: looked twice. 3: hesitated. */
export const HESITATIONS = [1, 2, 3] as const
export type Hesitation = (typeof HESITATIONS)[number]

/** What one reader, who had not written the scenario and saw neither key nor rationale, made of it. */
export type Vote = {
  /** A name to tell readers apart by. Votes on the first edition have none, and no hesitation. */
  reader?: string
  /** The text of the option picked. */
  pick: string
  /** How sure, in percent. */
  sure: number
  /** Another option that could fairly be defended, or null. */
  also: string | null
  hesitation?: Hesitation
}

/** What a reader guessed from the four options alone. */
export type OptionsPick = { reader: string; pick: string }

export const EAR_VERDICTS = ['print', 'edit', 'drop'] as const
/** How it reads aloud, rationales and all, to a native ear. */
export type EarReading = { reader: string; verdict: (typeof EAR_VERDICTS)[number]; note?: string }

/** What readers said of one scenario. Each reading holds for what it was given on: its hash. */
export type ScenarioVotes = {
  hash: string
  /** The story as it was read, so that a small correction can be told from a new story. */
  read?: string
  votes: readonly Vote[]
  /** The votes hold for this hash too: a correction of a few words, and its reason. */
  carried?: { hash: string; reason: string }
  optionsOnly?: { hash: string; picks: readonly OptionsPick[] }
  ear?: { hash: string; readings: readonly EarReading[] }
}

/** By scenario id. */
export type Votes = Readonly<Record<string, ScenarioVotes>>

export const VOTES_FILE = new URL('./votes.json', import.meta.url)

export function readVotes(): Votes {
  return JSON.parse(readFileSync(VOTES_FILE, 'utf8'))
}

/** Sorted by id, so that two people's votes merge line by line. */
export function writeVotes(votes: Votes): void {
  const sorted = Object.fromEntries(Object.entries(votes).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(VOTES_FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** A scenario that nobody has voted on yet is a draft: it is not asked. One that was changed is asked as it stands. */
export function isDraft({ id }: Pick<Scenario, 'id'>, votes: Votes): boolean {
  return (votes[id]?.votes.length ?? 0) === 0
}

/** What a reader sees, and which option is right: when any of it changes, the votes no longer hold. */
export function scenarioHash({ scenario, options }: Pick<Scenario, 'scenario' | 'options'>): string {
  return hashOf({ scenario, options: options.map(({ text, right = false }) => [text, right]).sort() })
}

/** What a reader of the options alone sees. */
export function optionsHash({ options }: Pick<Scenario, 'options'>): string {
  return hashOf(options.map(({ text, right = false }) => [text, right]).sort())
}

/** Everything that is read aloud. */
export function earHash({ scenario, options }: Pick<Scenario, 'scenario' | 'options'>): string {
  return hashOf({ scenario, options: options.map(({ text, rationale }) => [text, rationale]).sort() })
}

/** Do the votes hold for the scenario as it stands? */
export function isHeld(scenario: Scenario, entry: ScenarioVotes | undefined): boolean {
  const hash = scenarioHash(scenario)
  return entry !== undefined && (entry.hash === hash || entry.carried?.hash === hash)
}

function hashOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12)
}
