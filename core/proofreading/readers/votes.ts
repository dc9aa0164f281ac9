import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Scenario } from '../../src/content/authoring.ts'
import { editDistance } from '../checks/text-measures.ts'

/** 1: right at first glance. 2: looked twice. 3: hesitated. */
export const HESITATIONS = [1, 2, 3] as const
export type Hesitation = (typeof HESITATIONS)[number]

/** The answer of a reader who did not write the scenario and saw neither key nor rationales. */
export type Vote = {
  /** Tells readers apart. Votes on the first edition lack it, and the hesitation. */
  reader?: string
  pick: string
  /** Percent. */
  sure: number
  /** Another option that could fairly be defended, or null. */
  also: string | null
  hesitation?: Hesitation
}

/** A reader's guess from the four options alone. */
export type OptionsPick = { reader: string; pick: string }

export const EAR_VERDICTS = ['print', 'edit', 'drop'] as const
/** A native speaker's verdict on how it reads aloud, rationales included. */
export type EarReading = { reader: string; verdict: (typeof EAR_VERDICTS)[number]; note?: string }

/** Each reading is valid only for the hash of what was read. */
export type ScenarioVotes = {
  hash: string
  /** The story as read, to tell a small correction from a new story. */
  read?: string
  votes: readonly Vote[]
  /** The votes are also valid for this hash, after a correction of a few words. */
  carried?: { hash: string; reason: string }
  optionsOnly?: { hash: string; picks: readonly OptionsPick[] }
  ear?: { hash: string; readings: readonly EarReading[] }
}

/** All votes by scenario id. */
export type Votes = Readonly<Record<string, ScenarioVotes>>

const VOTES_FILE = new URL('../votes.json', import.meta.url)

export function readVotes(): Votes {
  // `writeVotes` alone writes it.
  return JSON.parse(readFileSync(VOTES_FILE, 'utf8'))
}

/** Writes the votes sorted by id, so that votes of several people merge line by line. */
export function writeVotes(votes: Votes): void {
  const sorted = Object.fromEntries(Object.entries(votes).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(VOTES_FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** A draft is a scenario without votes and is not asked; one changed after its votes is still asked. */
export function isDraft({ id }: Pick<Scenario, 'id'>, votes: Votes): boolean {
  return (votes[id]?.votes.length ?? 0) === 0
}

/** A hash of what a reader sees and which option is right; when it changes, the votes are void. */
export function scenarioHash({ scenario, options }: Pick<Scenario, 'scenario' | 'options'>): string {
  return hashOf({ scenario, options: options.map(({ text, right = false }) => [text, right]).sort() })
}

/** A hash of what a reader of the options alone sees. */
export function optionsHash({ options }: Pick<Scenario, 'options'>): string {
  return hashOf(options.map(({ text, right = false }) => [text, right]).sort())
}

/** A hash of everything that is read aloud. */
export function earHash({ scenario, options }: Pick<Scenario, 'scenario' | 'options'>): string {
  return hashOf({ scenario, options: options.map(({ text, rationale }) => [text, rationale]).sort() })
}

/** Are the votes valid for the scenario as it stands? */
export function areVotesValid(scenario: Scenario, entry: ScenarioVotes | undefined): boolean {
  const hash = scenarioHash(scenario)
  return entry !== undefined && (entry.hash === hash || entry.carried?.hash === hash)
}

function hashOf(seen: unknown): string {
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12)
}

/** Words a correction may add, drop or replace in all, compared with the story the readers saw. */
const MOST_WORDS = 5

/** The entry with its votes carried over to the corrected scenario, or the reason why not. */
export function carriedOver(
  scenario: Scenario,
  entry: ScenarioVotes | undefined,
  reason: string,
): ScenarioVotes | { refusal: string } {
  if (!entry || entry.votes.length === 0) return { refusal: 'nobody has voted on it' }
  if (reason.trim() === '') return { refusal: 'a correction needs its reason' }
  const hash = scenarioHash(scenario)
  if (entry.hash === hash || entry.carried?.hash === hash) return { refusal: 'its votes hold as it stands' }
  const { read } = entry
  if (read === undefined) return { refusal: 'the story that was read is not kept with its votes' }
  if (scenarioHash({ ...scenario, scenario: read }) !== entry.hash) return { refusal: 'its options or its key changed' }
  const touched = scenario.decidingWords.find((quoted) => !read.includes(quoted))
  if (touched !== undefined) return { refusal: `its deciding words “${touched}” changed` }
  const words = editDistance(read.split(/\s+/), scenario.scenario.split(/\s+/))
  if (words > MOST_WORDS) return { refusal: `${words} words changed, ${MOST_WORDS} are a correction` }
  // A second correction keeps the reason of the first.
  const reasons = entry.carried ? `${entry.carried.reason}; ${reason}` : reason
  return { ...entry, carried: { hash, reason: reasons } }
}
