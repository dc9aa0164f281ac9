import type { Scenario } from '../src/content/authoring.ts'
import { READING_KINDS, type ReaderFile, readingFrom, SEEN, withReading } from './recording.ts'
import { type SheetMap, withTexts } from './sheet.ts'
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
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]))
  const result: Recorded = { votes, recorded: 0, stale: [], problems: [] }
  for (const { reader, kind, sheet, votes: answers } of files) {
    const say = (problem: string) => result.problems.push(`${reader}: ${problem}`)
    if (typeof reader !== 'string' || reader === '') result.problems.push('a reader has no name')
    else if (!READING_KINDS.includes(kind)) say(`kind ${kind} is unknown`)
    else if (map && map.kind !== kind) say(`the map is of a sheet for ${map.kind}, the answers are for ${kind}`)
    else if (map && sheet !== undefined && sheet !== map.sheet)
      say(`answers sheet ${sheet}, the map is of ${map.sheet}`)
    else
      for (const [key, said] of Object.entries(answers)) {
        const shown = map?.questions[key]
        const scenario = byId.get(shown?.id ?? key)
        if (map && !shown) say(`the sheet has no question ${key}`)
        else if (!scenario) say(`there is no scenario ${shown?.id ?? key}`)
        else if (shown && shown.hash !== SEEN[kind](scenario)) result.stale.push(scenario.id)
        else {
          const reading = readingFrom(reader, kind, scenario, shown ? withTexts(said, shown.options) : said)
          if ('problem' in reading) say(`${key}: ${reading.problem}`)
          else {
            result.votes = withReading(result.votes, scenario, kind, reading)
            result.recorded += 1
          }
        }
      }
  }
  return result
}
