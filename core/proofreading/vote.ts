/**
 * `npm run vote`: shows what waits for votes, blind and shuffled, and records yours. `npm run vote -- --carry ID
 * "reason"` keeps the votes after a correction of a few words.
 */
import { parseArgs } from 'node:util'
import { BANK } from '../src/content/bank.ts'
import { shuffle } from '../src/quiz/shuffle.ts'
import { OPTION_LETTERS, sheetQuestions } from './build-reading-sheet.ts'
import { carriedOver } from './carry-votes.ts'
import { withReading } from './readings.ts'
import { waitingFor, waitsFor } from './scenarios-to-read.ts'
import { openTerminal } from './terminal.ts'
import { HESITATIONS, readVotes, writeVotes } from './votes.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { carry: { type: 'string' } } })
const scenarios = BANK.flatMap((entry) => entry.scenarios)
if (values.carry === undefined) await askReader()
else carry(values.carry, positionals.join(' '))

function carry(id: string, reason: string): void {
  const votes = readVotes()
  const scenario = scenarios.find((each) => each.id === id)
  const entry = scenario ? carriedOver(scenario, votes[id], reason) : { refusal: 'there is no such scenario' }
  if ('refusal' in entry) {
    console.error(`The votes on ${id} are not carried over: ${entry.refusal}.`)
    process.exitCode = 1
    return
  }
  writeVotes({ ...votes, [id]: entry })
  console.log(`The votes on ${id} hold for the corrected story.`)
}

async function askReader(): Promise<void> {
  const kind = 'key'
  const waiting = scenarios.filter((scenario) => waitsFor(kind, scenario, readVotes())).length
  console.log(`${waiting} scenarios wait for votes.`)
  if (waiting === 0) return
  const { ask, choose, close } = openTerminal('what you answered before is recorded.')
  const reader = await ask('Your name, or any word to tell your votes apart by')
  for (;;) {
    const [scenario] = shuffle(waitingFor(reader, scenarios, readVotes()), Math.random)
    const [question] = scenario ? sheetQuestions(BANK, [scenario], Math.random) : []
    if (!scenario || !question) break
    const lettered = question.options.map(({ text }, index) => `${OPTION_LETTERS[index]}. ${text}`)
    console.log(`\n${scenario.scenario}\n\n${question.line}\n${lettered.join('\n')}\n`)
    const letters: readonly string[] = OPTION_LETTERS
    const textOf = (letter: string) => question.options[letters.indexOf(letter)]?.text ?? null
    const pick = textOf(await choose('Which one? Or stop', [...OPTION_LETTERS, 'stop']))
    if (pick === null) break
    const sure = Number(await ask('How sure, in percent?')) || 0
    const also = textOf(await choose('Could a second one fairly be defended?', [...OPTION_LETTERS, 'no']))
    const felt = await choose('1 at first glance, 2 looked twice, 3 hesitated', ['1', '2', '3'])
    const hesitation = HESITATIONS.find((each) => String(each) === felt) ?? 2
    const vote = { reader, pick, sure: Math.min(100, Math.max(0, sure)), also: also === pick ? null : also, hesitation }
    // Read and written for every vote, so that nothing is lost if the reader leaves.
    writeVotes(withReading(readVotes(), scenario, { kind, said: vote }))
  }
  close()
  console.log('Thank you. npm run bank-report shows what still waits.')
}
