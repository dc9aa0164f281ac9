/**
 * `npm run bank -- sheet --kind key|options|ear --seed N [--part i/n] [--waiting] OUT.md`: a blind, shuffled sheet
 * for a reader. OUT.map.json beside it decodes the answers and must not be shown to the reader.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BANK } from '../../src/content/bank.ts'
import { seededRandom } from '../../src/quiz/shuffle.ts'
import { counted } from '../../src/wording/numbers.ts'
import { LABEL_PLAN } from '../labels/label-plan.ts'
import { partOf, sheetMap, sheetQuestions, sheetText } from '../readers/reading-sheet.ts'
import { READING_KINDS } from '../readers/readings.ts'
import { waitsFor } from '../readers/verdicts.ts'
import { readVotes } from '../readers/votes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
    waiting: { type: 'boolean', default: false },
  },
})
const kind = READING_KINDS.find((each) => each === values.kind)
const [part = 0, parts = 0] = values.part.split('/').map(Number)
const [out] = positionals
if (!kind || !out || !(part >= 1 && part <= parts) || !Number.isInteger(Number(values.seed))) {
  console.error('Usage: npm run bank -- sheet --kind key|options|ear --seed N [--part i/n] [--waiting] OUT.md')
  process.exit(1)
}

const votes = readVotes()
const all = BANK.flatMap(({ scenarios }) => scenarios)
const wanted = values.waiting ? all.filter((scenario) => waitsFor(kind, scenario, votes)) : all
// One seed both deals the parts and orders them, so parts of the same seed never overlap.
const random = seededRandom(Number(values.seed))
try {
  const questions = sheetQuestions(BANK, partOf(wanted, { part, parts, plan: LABEL_PLAN }, random), random)
  const sheet = `${kind}-${values.seed}-${part}-of-${parts}`
  const map = `${out.replace(/\.md$/, '')}.map.json`
  writeFileSync(out, sheetText(sheet, kind, questions))
  writeFileSync(map, `${JSON.stringify(sheetMap(sheet, kind, questions), null, 2)}\n`)
  console.log(
    `${counted(questions.length, 'question')} in ${out}; the answers go back with ${map}, which no reader sees.`,
  )
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(`No sheet was written: ${error.message}`)
  process.exitCode = 1
}
