import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach } from 'vitest'
import { BANK } from '../../src/content/bank.ts'
import { rightText } from '../checks/text-measures.ts'
import { READERS } from '../readers/verdicts.ts'
import { scenarioHash, type Votes } from '../readers/votes.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const COPIED = [
  'package.json',
  'biome.json',
  'scripts/lint',
  '.gitignore',
  'core/package.json',
  'core/src',
  'core/proofreading',
]
const VOTES = 'core/proofreading/votes.json'

/** Votes that pass every scenario, whatever its readers have really said. */
const ALL_PASSED: Votes = Object.fromEntries(
  BANK.flatMap(({ scenarios }) => scenarios).map((scenario) => {
    const vote = { pick: rightText(scenario), sure: 90, also: null }
    const votes = Array.from({ length: READERS }, (_, index) => ({ reader: `reader ${index}`, ...vote }))
    return [scenario.id, { hash: scenarioHash(scenario), read: scenario.scenario, votes }]
  }),
)

/** A copy of all that the proofreading commands read and write, made anew for each test; nothing else changes. */
export function useBankCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-bank-'))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const restore = () => {
    for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
    write(VOTES, JSON.stringify(ALL_PASSED))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  beforeEach(restore)
  afterAll(() => rmSync(folder, { recursive: true }))
  return {
    read,
    /** Replaces a text in a file. */
    edit(file: string, from: string, to: string): void {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not have “${from}”`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    votes: (): Votes => JSON.parse(read(VOTES)),
    /** Removes all votes on these scenarios, which makes them drafts. */
    forgetVotes(...ids: readonly string[]): void {
      const kept = Object.entries<unknown>(JSON.parse(read(VOTES))).filter(([id]) => !ids.includes(id))
      write(VOTES, JSON.stringify(Object.fromEntries(kept)))
    },
    /** Runs a command with its arguments and, line by line, what is typed. */
    run(command: string, words: readonly string[] = [], typed: readonly string[] = []) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join('core/proofreading/commands', `${command}.ts`), ...words],
        {
          cwd: folder,
          input: typed.map((line) => `${line}\n`).join(''),
          encoding: 'utf8',
          // Compiled code is removed with the copy.
          env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
        },
      )
      return { status, printed: stdout + stderr }
    },
  }
}
