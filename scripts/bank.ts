/** `npm run bank -- COMMAND …`: the commands for people who write, read and publish scenarios. */
import { fileURLToPath } from 'node:url'

type Command = { name: string; words?: string; does: string; file?: string }

/** Each is `core/proofreading/commands/NAME.ts`, unless it names another file. */
const COMMANDS: readonly Command[] = [
  { name: 'new', does: 'asks for everything a scenario needs and writes it where it belongs' },
  { name: 'proofread', words: '[NAME…]', does: 'says what to fix in the named concepts, or in all of them' },
  { name: 'figures', words: '[NAME… | --plan]', does: 'prints figures of the named concepts, or of the label plan' },
  { name: 'report', does: 'prints the whole bank on one page: amounts, checks and votes' },
  { name: 'vote', words: '[--carry ID REASON]', does: 'shows scenarios that wait for readers, and records your votes' },
  {
    name: 'sheet',
    words: '--kind key|options|ear [--seed N] [--part I/N] [--waiting] OUT.md',
    does: 'writes many scenarios on a sheet for readers',
  },
  { name: 'record', words: 'FILE.json… [--map MAP.json]', does: 'records the answers to a sheet' },
  { name: 'difficulties', does: 'writes into the files how hard readers found each scenario' },
  { name: 'release', does: 'says what a release is still waiting for' },
  { name: 'schedule', words: '[DAY]', does: 'plans today’s argument up to a day, or more than a year ahead' },
  {
    name: 'items',
    does: 'prints what learners’ first looks say about each scenario, from the server’s database',
    file: 'server/operate/item-report.ts',
  },
  {
    name: 'draw',
    does: 'draws the pictures of concepts whose text has changed',
    file: 'scripts/draw-pictures.ts',
  },
]

const [name = '--help', ...rest] = process.argv.slice(2)
const command = COMMANDS.find((each) => each.name === name)
if (command && rest.includes('--help')) {
  console.log(`npm run bank -- ${summaryOf(command)}`)
} else if (command) {
  const file = new URL(`../${command.file ?? `core/proofreading/commands/${name}.ts`}`, import.meta.url)
  // The command reads its own words, as when it is run by itself.
  process.argv = [process.execPath, fileURLToPath(file), ...rest]
  await import(file.href)
} else {
  if (name !== '--help') console.error(`There is no command “${name}”.\n`)
  console.log('npm run bank -- COMMAND\n')
  for (const each of COMMANDS) console.log(`  ${summaryOf(each)}`)
  process.exitCode = name === '--help' ? 0 : 1
}

function summaryOf({ name, words = '', does }: Command): string {
  return `${`${name} ${words}`.padEnd(62)} ${does}`
}
