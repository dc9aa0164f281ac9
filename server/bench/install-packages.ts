import { execFileSync } from 'node:child_process'

/** What a comparison is made of is installed only when it is asked for, from its own lock file, and runs no script. */
export function installPackages(folder: string): void {
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
