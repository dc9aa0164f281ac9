/** `npm run account -- list | reset | sign-out | export | delete | sample`: how an operator helps people. */
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { isUsername } from '@think-twice/contract/accounts'
import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { ERRORS } from '@think-twice/contract/errors'
import { getExport } from '@think-twice/contract/export'
import { DAY, dayOf } from '@think-twice/core/activity/days'
import { spreadsheetText } from '@think-twice/core/text'
import * as z from 'zod/mini'
import { removeAccount } from '../src/accounts/accounts.ts'
import { makeRecoveryCode } from '../src/accounts/credentials.ts'
import { createPasswords } from '../src/accounts/passwords.ts'
import { readPersonalData } from '../src/accounts/personal-data.ts'
import { makeHistory } from '../src/learning/demo-history.ts'
import type { Account } from '../src/storage/accounts/accounts.ts'
import type { Storage } from '../src/storage/storage.ts'
import { CommandError, print, runOnDatabase } from './command.ts'
import { isDevRunning } from './dev-marker.ts'

const USAGE = `Say what to do:
  npm run account -- list
  npm run account -- reset NAME          prints a recovery code, with which NAME sets a new password
  npm run account -- sign-out NAME       ends every sign-in of NAME, on all devices
  npm run account -- export NAME         prints everything kept of NAME, as JSON
  npm run account -- delete NAME [--yes] deletes NAME and everything kept of them, for good
  npm run account -- sample NAME         under npm run dev: makes NAME, with eight weeks of activity`

/** Commands about the account that NAME names. */
const ABOUT_ACCOUNT = new Map([
  ['reset', reset],
  ['sign-out', signOut],
  ['export', printData],
  ['delete', remove],
])

const [command = '', ...words] = process.argv.slice(2)
const isConfirmed = command === 'delete' && words.at(-1) === '--yes'
const [name, ...others] = isConfirmed ? words.slice(0, -1) : words

await runOnDatabase(async (storage) => {
  if (others.length > 0) throw new CommandError(USAGE)
  if (name === undefined) {
    if (command !== 'list') throw new CommandError(USAGE)
    return list(storage)
  }
  if (command === 'sample') return makeSample(storage, name)
  const work = ABOUT_ACCOUNT.get(command)
  if (!work) throw new CommandError(USAGE)
  await work(storage, await find(storage, name), isConfirmed)
})

async function find(storage: Storage, username: string): Promise<Account> {
  // The list writes an apostrophe before names that a spreadsheet would take for a formula. No username has one.
  const found = await storage.read(({ accounts }) => accounts.credentials(username.replace(/^'/, '')))
  if (!found || found.id === DEMO_USER_ID) throw new CommandError(`There is no account “${username}”.`)
  return found
}

/** One account per line, with tabs between columns, so that spreadsheets and other tools can read it. */
async function list(storage: Storage): Promise<void> {
  const lines = await storage.read(async ({ accounts, learners, quizResults }) => {
    const rows: string[] = []
    for (const { id, username, displayName, createdAt, recoveryMadeAt } of await accounts.list()) {
      const { lastActivityAt } = await learners.find(id)
      const { results } = await quizResults.count(id)
      rows.push(
        [
          ...[
            spreadsheetText(username),
            spreadsheetText(displayName ?? ''),
            dayOf(createdAt),
            lastActivityAt === null ? '' : dayOf(lastActivityAt),
          ],
          ...[String(results), recoveryMadeAt === null ? 'no' : 'yes'],
        ].join('\t'),
      )
    }
    return rows
  })
  const titles = ['username', 'name shown', 'registered', 'last active', 'results', 'recovery code']
  await print(titles.join('\t'), ...lines)
}

async function reset(storage: Storage, { id, username }: Account): Promise<void> {
  const { code, recoveryHash } = await makeRecoveryCode({ passwords: await createPasswords() })
  await storage.transaction(({ accounts }) => accounts.setRecovery(id, recoveryHash, Date.now()))
  await print(
    `Recovery code for ${username}: ${code}`,
    'It works once, under “Forgot your password?” in the Login dialog, and replaces any earlier code.',
    'Until it is used the old password and every sign-in go on working.',
  )
}

async function signOut(storage: Storage, { id, username }: Account): Promise<void> {
  await storage.transaction(({ signIns }) => signIns.removeAll(id))
  await print(`${username} is signed out on every device. The password goes on working.`)
}

async function printData(storage: Storage, { id }: Account): Promise<void> {
  const data = await storage.read((stores) => readPersonalData(stores, id, Date.now()))
  if (!data) throw new CommandError('The account is gone.')
  await print(JSON.stringify(z.parse(getExport.replies[200], data)))
}

async function remove(storage: Storage, { id, username }: Account, isConfirmed: boolean): Promise<void> {
  if (
    !isConfirmed &&
    (await ask(`Type ${username} to delete the account and everything kept with it: `)) !== username
  ) {
    throw new CommandError('Nothing was deleted.')
  }
  await storage.erase((stores) => removeAccount(stores, id))
  await print(`${username} is deleted, with everything kept of them. Backups made before still hold it.`)
}

async function makeSample(storage: Storage, username: string): Promise<void> {
  if (!isDevRunning()) throw new CommandError('Sample accounts are for development: start npm run dev first.')
  if (!isUsername(username)) throw new CommandError(ERRORS['username-not-allowed'].message)
  const password = randomBytes(9).toString('base64url')
  const passwordHash = await (await createPasswords()).hash(password)
  const now = Date.now()
  await storage.transaction(async (stores) => {
    // Registered before the history begins.
    const account = await stores.accounts.create(username, passwordHash, now - 57 * DAY)
    if (!account) throw new CommandError(`There is an account “${username}” already.`)
    await makeHistory(stores, account.id, now)
  })
  await print(`Sign in as ${username} with the password ${password}`)
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CommandError('Add --yes to delete without being asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
