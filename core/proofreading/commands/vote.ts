/**
 * `npm run bank -- vote`: shows what waits for votes, blind and shuffled, and records yours. `npm run bank -- vote --carry ID
 * "reason"` keeps the votes after a correction of a few words.
 */
import { parseArgs } from 'node:util'
import { BANK } from '../../src/content/bank.ts'
import { shuffle } from '../../src/quiz/shuffle.ts'
import { counted } from '../../src/wording/numbers.ts'
import { OPTION_LETTERS, sheetQuestions } from '../readers/reading-sheet.ts'
import { withReading } from '../readers/readings.ts'
import { waitingFor, waitsFor } from '../readers/verdicts.ts'
import { carriedOver, HESITATIONS, readVotes, writeVotes } from '../readers/votes.ts'
import { openTerminal } from './terminal.ts'

const USAGE = `Say what to do:
  npm run bank -- vote                           shows you what waits for votes, one scenario at a time
  npm run bank -- vote --carry ID "the reason"   keeps the votes on ID after a correction of a few words`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { carry: { type: 'string' } },
})
const { carry: carried, ...unknown } = values
const scenarios = BANK.flatMap((entry) => entry.scenarios)
if (typeof carried === 'string' && positionals.length > 0) carry(carried, positionals.join(' '))
else if (carried === undefined && positionals.length === 0 && Object.keys(unknown).length === 0) await askReader()
else {
  console.error(USAGE)
  process.exitCode = 1
}

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
  const votes = readVotes()
  const waiting = scenarios.filter((scenario) => waitsFor(kind, scenario, votes)).length
  console.log(`${counted(waiting, 'scenario')} ${waiting === 1 ? 'waits' : 'wait'} for votes.`)
  if (waiting === 0) return
  console.log('You see them one at a time, without the right answer. Each vote is saved at once; “stop” ends it.\n')
  const { ask, askPercent, choose, close } = openTerminal('what you answered before is saved.')
  const reader = await ask('Your name, or any word to tell your votes apart by')
  let count = 0
  for (;;) {
    const [scenario] = shuffle(waitingFor(reader, scenarios, readVotes()), Math.random)
    const [question] = scenario ? sheetQuestions(BANK, [scenario], Math.random) : []
    if (!scenario || !question) break
    const lettered = question.options.map(({ text }, index) => `${OPTION_LETTERS[index]}. ${text}`)
    console.log(`\n${scenario.scenario}\n\n${question.line}\n${lettered.join('\n')}\n`)
    const letters: readonly string[] = OPTION_LETTERS
    const textOf = (letter: string) => question.options[letters.indexOf(letter)]?.text ?? null
    const pick = textOf(await choose('Which option is the best?', [...OPTION_LETTERS, 'stop']))
    if (pick === null) break
    const sure = await askPercent('How sure are you, in percent?')
    const also = textOf(await choose('Could another option fairly be defended too?', [...OPTION_LETTERS, 'no']))
    const felt = await choose('How did you decide? 1: at first glance, 2: after a second look, 3: after some doubt', [
      '1',
      '2',
      '3',
    ])
    const hesitation = HESITATIONS.find((each) => String(each) === felt) ?? 2
    const vote = { reader, pick, sure, also: also === pick ? null : also, hesitation }
    // The votes are read and written for each answer, so that nothing is lost if the reader leaves.
    writeVotes(withReading(readVotes(), scenario, { kind, said: vote }))
    count += 1
  }
  close()
  console.log(`Thank you, ${counted(count, 'vote')} saved. npm run bank -- report shows what still waits.`)
}
