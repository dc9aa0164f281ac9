import type { Scenario } from '../src/content/authoring.ts'
import { type SheetMap, withTexts } from './build-reading-sheet.ts'
import { READING_KINDS, type ReaderFile, readingFrom, SEEN_HASHES, withReading } from './readings.ts'
import type { Votes } from './votes.ts'

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
