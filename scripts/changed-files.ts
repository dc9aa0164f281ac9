import { execFileSync } from 'node:child_process'

/** What was written, moved or removed since `base`: committed, not yet committed, or not yet known to Git. */
export type Change = { base: string; files: readonly string[] }

/** Someone who works on `main` itself compares with the shared one. */
const MAINS = ['origin/main', 'main']

/** What differs in `root` from where the work left `main`; null if Git knows no such place. */
export function changeSinceMain(root: string): Change | null {
  for (const main of MAINS) {
    const base = git(root, 'merge-base', 'HEAD', main)?.trim()
    if (!base) continue
    const known = git(root, 'diff', '--name-only', '--no-renames', '-z', base)
    const unknown = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
    if (known === null || unknown === null) return null
    return { base: main, files: [...listed(known), ...listed(unknown)] }
  }
  return null
}

/** Every file of the working tree in `root` that Git does not ignore. */
export function filesOfTree(root: string): string[] {
  return listed(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z') ?? '')
}

function git(cwd: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // A Git hook names its own repository in these; here the folder decides.
      env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
      maxBuffer: 100_000_000,
    })
  } catch {
    return null
  }
}

function listed(output: string): string[] {
  return output.split('\0').filter((path) => path !== '')
}
