import type { Scenario } from '../../src/content/authoring.ts'
import {
  areVotesValid,
  EAR_VERDICTS,
  type EarReading,
  earHash,
  HESITATIONS,
  type OptionsPick,
  optionsHash,
  type ScenarioVotes,
  scenarioHash,
  type Vote,
  type Votes,
} from './votes.ts'

/** `key`: answer the question. `options`: guess from the options alone. `ear`: judge how it reads aloud. */
export const READING_KINDS = ['key', 'options', 'ear'] as const
export type ReadingKind = (typeof READING_KINDS)[number]

/** A reader's checked answer to one scenario. */
export type Reading =
  | { kind: 'key'; said: Vote }
  | { kind: 'options'; said: OptionsPick }
  | { kind: 'ear'; said: EarReading }

export type ReaderFile = { reader: string; kind: ReadingKind; sheet?: string; votes: Record<string, unknown> }

/** Decodes a reader's numbers and letters; readers never see it. */
export type SheetMap = {
  /** The sheet's name, also printed on it, so that answers meet the right map. */
  sheet: string
  kind: ReadingKind
  questions: Record<string, { id: string; hash: string; options: Record<string, string> }>
}

/** A hash of what the reader saw; if it has changed, the answer is to another question. */
export const SEEN_HASHES: Record<ReadingKind, (scenario: Scenario) => string> = {
  key: scenarioHash,
  options: optionsHash,
  ear: earHash,
}

/** Adds one reader's answer to one scenario, replacing an earlier one by the same reader. */
export function withReading(votes: Votes, scenario: Scenario, reading: Reading): Votes {
  const entry: ScenarioVotes = votes[scenario.id] ?? { hash: '', votes: [] }
  return { ...votes, [scenario.id]: entryWith(entry, scenario, reading) }
}

function entryWith(entry: ScenarioVotes, scenario: Scenario, { kind, said }: Reading): ScenarioVotes {
  const seen = SEEN_HASHES[kind](scenario)
  if (kind === 'options') {
    const known = entry.optionsOnly?.hash === seen ? entry.optionsOnly.picks : []
    return { ...entry, optionsOnly: { hash: seen, picks: replaced(known, said) } }
  }
  if (kind === 'ear') {
    const known = entry.ear?.hash === seen ? entry.ear.readings : []
    return { ...entry, ear: { hash: seen, readings: replaced(known, said) } }
  }
  if (areVotesValid(scenario, entry)) return { ...entry, votes: replaced(entry.votes, said) }
  // The first vote on a new story replaces all votes on the old one, carried or not.
  const { carried: _, ...rest } = entry
  return { ...rest, hash: seen, read: scenario.scenario, votes: [said] }
}

function replaced<Reading extends { reader?: string }>(known: readonly Reading[], reading: Reading): Reading[] {
  return [...known.filter(({ reader }) => reader === undefined || reader !== reading.reader), reading]
}

/** The checked answer, or what is wrong with it. */
function readingFrom(
  reader: string,
  kind: ReadingKind,
  scenario: Scenario,
  answer: unknown,
): Reading | { problem: string } {
  const isObject = typeof answer === 'object' && answer !== null
  const said: Said = isObject ? { ...answer } : { pick: answer, verdict: answer }
  if (kind === 'ear') return earFrom(reader, said)
  const texts = scenario.options.map(({ text }) => text)
  const pick = texts.find((text) => text === said.pick)
  if (pick === undefined) return { problem: `picks “${said.pick}”, which is not an option` }
  return kind === 'options' ? { kind, said: { reader, pick } } : voteFrom(reader, pick, said, texts)
}

/** A reader's answer as written, before it is checked. */
type Said = { pick?: unknown; sure?: unknown; also?: unknown; hesitation?: unknown; verdict?: unknown; note?: unknown }

function voteFrom(
  reader: string,
  pick: string,
  { sure, also, hesitation }: Said,
  texts: readonly string[],
): Reading | { problem: string } {
  if (typeof sure !== 'number' || sure < 0 || sure > 100) return { problem: `is ${sure} sure; 0 to 100 is asked` }
  const second = texts.find((text) => text === also) ?? null
  if (second === null && also) return { problem: `defends “${also}”, which is not an option` }
  const felt = HESITATIONS.find((each) => each === hesitation)
  if (felt === undefined) return { problem: `has hesitation ${hesitation}; 1, 2 or 3 is asked` }
  return { kind: 'key', said: { reader, pick, sure, also: second === pick ? null : second, hesitation: felt } }
}

function earFrom(reader: string, { verdict, note }: Said): Reading | { problem: string } {
  const known = EAR_VERDICTS.find((each) => each === verdict)
  if (known === undefined) return { problem: `says “${verdict}”; ${EAR_VERDICTS.join(', ')} is asked` }
  return { kind: 'ear', said: { reader, verdict: known, ...(typeof note === 'string' && note !== '' && { note }) } }
}

export type Recorded = {
  votes: Votes
  recorded: number
  /** Scenarios that have changed since the reader saw them. */
  stale: string[]
  problems: string[]
}

/** Adds readers' answers to the votes; with a map, answers come as numbers and letters. */
export function recordFiles(
  votes: Votes,
  scenarios: readonly Scenario[],
  files: readonly ReaderFile[],
  map?: SheetMap,
): Recorded {
  return files.reduce((sofar: Recorded, file) => withFile(sofar, file, scenarios, map), {
    votes,
    recorded: 0,
    stale: [],
    problems: [],
  })
}

function withFile(sofar: Recorded, file: ReaderFile, scenarios: readonly Scenario[], map?: SheetMap): Recorded {
  const problem = fileProblem(file, map)
  if (problem !== null) return { ...sofar, problems: [...sofar.problems, problem] }
  return Object.entries(file.votes).reduce(
    (each, [key, said]) => withAnswer(each, file, key, said, scenarios, map),
    sofar,
  )
}

function fileProblem({ reader, kind, sheet, votes }: ReaderFile, map?: SheetMap): string | null {
  if (typeof reader !== 'string' || reader === '') return 'a reader has no name'
  if (!READING_KINDS.includes(kind)) return `${reader}: kind ${kind} is unknown`
  if (typeof votes !== 'object' || votes === null) return `${reader}: the file has no votes`
  if (!map) return null
  if (map.kind !== kind) return `${reader}: the map is of a sheet for ${map.kind}, the answers are for ${kind}`
  if (sheet !== undefined && sheet !== map.sheet) {
    return `${reader}: answers sheet ${sheet}, the map is of ${map.sheet}`
  }
  return null
}

function withAnswer(
  sofar: Recorded,
  { reader, kind }: ReaderFile,
  key: string,
  said: unknown,
  scenarios: readonly Scenario[],
  map?: SheetMap,
): Recorded {
  const withProblem = (problem: string) => ({ ...sofar, problems: [...sofar.problems, `${reader}: ${problem}`] })
  const shown = map?.questions[key]
  if (map && !shown) return withProblem(`the sheet has no question ${key}`)
  const id = shown?.id ?? key
  const scenario = scenarios.find((each) => each.id === id)
  if (!scenario) return withProblem(`there is no scenario ${id}`)
  if (shown && shown.hash !== SEEN_HASHES[kind](scenario)) return { ...sofar, stale: [...sofar.stale, id] }
  const reading = readingFrom(reader, kind, scenario, shown ? withTexts(said, shown.options) : said)
  if ('problem' in reading) return withProblem(`${key}: ${reading.problem}`)
  return { ...sofar, votes: withReading(sofar.votes, scenario, reading), recorded: sofar.recorded + 1 }
}

/** Replaces letters in an answer by option texts; anything else stays. */
function withTexts(answer: unknown, options: Record<string, string>): unknown {
  const textOf = (said: unknown) => (typeof said === 'string' ? (options[said.trim().toUpperCase()] ?? said) : said)
  if (typeof answer !== 'object' || answer === null) return textOf(answer)
  const { pick, also }: { pick?: unknown; also?: unknown } = answer
  return { ...answer, pick: textOf(pick), also: textOf(also) }
}
