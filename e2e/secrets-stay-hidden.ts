import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The passwords that journeys type. */
const PASSWORDS = ['correct horse', 'wrong horse', 'battery staple']
/** Control: the first line of each log, and the name of the sample learner in the database. */
const NOTED = ['Server listening at', 'demo']

/** Runs after all journeys: whatever was typed in them, no password lies in what the servers keep or log. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a file exports by default.
export default function secretsStayHidden(): void {
  const folder = process.env['E2E_DATA_DIR']
  if (folder === undefined) throw new Error('The servers have no folder')
  const names = readdirSync(folder)
  const texts = names.map((name) => readFileSync(join(folder, name), 'latin1'))
  for (const password of PASSWORDS) {
    const found = names.filter((_, index) => texts[index]?.includes(password))
    if (found.length > 0) throw new Error(`“${password}” lies in ${found.join(' and ')}`)
  }
  for (const noted of NOTED) {
    if (!texts.some((text) => text.includes(noted))) throw new Error(`${noted} was looked for in the wrong place`)
  }
}
