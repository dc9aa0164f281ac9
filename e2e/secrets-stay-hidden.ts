import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The passwords that journeys type. */
const PASSWORDS = ['correct horse', 'wrong horse', 'battery staple']
/** Control: the first line of each log, and the name of the sample learner in the database. */
const NOTED = ['Server listening at', 'demo']

/** Runs after all journeys: nothing that the servers keep or log contains a password or token from them. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a file exports by default.
export default function secretsStayHidden(): void {
  const folder = dataFolder()
  const names = readdirSync(folder)
  const texts = names.map((name) => readFileSync(join(folder, name), 'latin1'))
  for (const secret of [...PASSWORDS, ...heldTokens()]) {
    const found = names.filter((_, index) => texts[index]?.includes(secret))
    if (found.length > 0) throw new Error(`“${secret}” lies in ${found.join(' and ')}`)
  }
  for (const noted of NOTED) {
    if (!texts.some((text) => text.includes(noted))) throw new Error(`${noted} was looked for in the wrong place`)
  }
}

/** The file, beside what the servers keep, in which each journey notes the session that its browser ended with. */
export function tokensFile(): string {
  return `${dataFolder()}-tokens`
}

/** A session is “account.token”. Journeys without a sign-in note none. */
function heldTokens(): string[] {
  const file = tokensFile()
  if (!existsSync(file)) return []
  const sessions = readFileSync(file, 'utf8').trim().split('\n')
  rmSync(file)
  return sessions.map((session) => {
    const [, token = ''] = session.split('.')
    if (token.length < 40) throw new Error(`“${session}” is no session`)
    return token
  })
}

function dataFolder(): string {
  const folder = process.env['E2E_DATA_DIR']
  if (folder === undefined) throw new Error('The servers have no folder')
  return folder
}
