/** `npm run bank -- COMMAND …`: everything for the people who write, read and publish scenarios. */
import { fileURLToPath } from 'node:url'

type Command = { arguments: string; does: string; file: string }

const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    arguments: '',
    does: 'asks for everything a scenario needs and writes it where it belongs',
    file: '../core/proofreading/new-scenario.ts',
  },
  proofread: {
    arguments: '[NAME…]',
    does: 'says what to fix in the named concepts, or in all of them',
    file: '../core/proofreading/proofread.ts',
  },
  figures: {
    arguments: '[NAME…]',
    does: 'prints figures of the named concepts: sentence lengths, options, rationales',
    file: '../core/proofreading/file-figures.ts',
  },
  plan: {
    arguments: '',
    does: 'prints figures of the label plan, as if every file followed it',
    file: '../core/proofreading/plan-figures.ts',
  },
  report: {
    arguments: '',
    does: 'prints the whole bank on one page: amounts, checks and votes',
    file: '../core/proofreading/bank-report.ts',
  },
  vote: {
    arguments: '[--carry ID REASON]',
    does: 'shows scenarios that wait for readers, and records your votes',
    file: '../core/proofreading/vote.ts',
  },
  sheet: {
    arguments: '--kind KIND OUT.md',
    does: 'writes many scenarios on a sheet for readers',
    file: '../core/proofreading/reading-sheet.ts',
  },
  record: {
    arguments: 'FILE.json… [--map MAP.json]',
    does: 'records the answers to a sheet',
    file: '../core/proofreading/record-votes.ts',
  },
  difficulties: {
    arguments: '',
    does: 'writes into the files how hard readers found each scenario',
    file: '../core/proofreading/set-difficulties.ts',
  },
  release: {
    arguments: '',
    does: 'says what a release is still waiting for',
    file: '../core/proofreading/release-check.ts',
  },
  schedule: {
    arguments: '[DAY]',
    does: 'plans today’s argument up to a day, or more than a year ahead',
    file: './extend-schedule.ts',
  },
  items: {
    arguments: '',
    does: 'prints what learners’ first looks say about each scenario, from the server’s database',
    file: '../server/operate/item-report.ts',
  },
}

const [name = '--help', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command) {
  const file = new URL(command.file, import.meta.url)
  // The command reads its own words, as when it is run by itself.
  process.argv = [process.execPath, fileURLToPath(file), ...rest]
  await import(file.href)
} else {
  if (name !== '--help') console.error(`There is no command “${name}”.\n`)
  console.log('npm run bank -- COMMAND\n')
  for (const [each, { arguments: words, does }] of Object.entries(COMMANDS)) {
    console.log(`  ${`${each} ${words}`.padEnd(36)} ${does}`)
  }
  process.exitCode = name === '--help' ? 0 : 1
}
