/**
 * `npm run bank -- record FILE.json [--map MAP.json]`: records answers in bulk. FILE is a list of `{ reader, kind,
 * votes: { id: answer } }`; with a reading sheet's map, ids are its numbers and picks its letters. Any mistake in the
 * file means nothing is written.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BANK } from '../../src/content/bank.ts'
import { counted } from '../../src/wording/numbers.ts'
import { type ReaderFile, recordFiles, type SheetMap } from '../readers/readings.ts'
import { readVotes, writeVotes } from '../readers/votes.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { map: { type: 'string' } } })
if (positionals.length === 0) {
  console.error('Usage: npm run bank -- record FILE.json… [--map MAP.json]')
  process.exit(1)
}
// `recordFiles` checks what people wrote; the map of a sheet was written by `reading-sheet.ts`.
const json = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const map = values.map === undefined ? undefined : json<SheetMap>(values.map)
const files = positionals.flatMap((file) => json<ReaderFile | ReaderFile[]>(file))
const scenarios = BANK.flatMap((entry) => entry.scenarios)

const { votes, recorded, stale, problems } = recordFiles(readVotes(), scenarios, files, map)
for (const problem of problems) console.error(problem)
for (const id of stale) console.warn(`${id} has changed since it was read; the answer is left out`)
if (problems.length > 0) {
  console.error(`${counted(problems.length, 'problem')}: nothing was written`)
  process.exitCode = 1
} else {
  writeVotes(votes)
  console.log(`${counted(recorded, 'answer')} recorded`)
}
