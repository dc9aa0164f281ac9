import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findSystemBrowser, WINDOWLESS } from './system-browser.ts'

/** The path of a browser for tests: the system's, or else Playwright's; null if there is none. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  return findSystemBrowser() ?? (existsSync(own) ? own : null)
}

/** Installs a browser if needed: for root on Debian the quick one, even beside another; else Playwright's download. */
export function installBrowser(): void {
  if (isRootOnDebian() && !existsSync(WINDOWLESS)) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  }
  if (findBrowser() === null) run('node_modules/.bin/playwright', ['install', '--with-deps', 'chromium'])
  if (findBrowser() === null) {
    throw new Error('No browser could be installed: install Chromium by hand, then run the tests again.')
  }
}

/** Debian's derivatives do not have the package. */
function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command: string, args: string[]): void {
  console.log(`Getting a browser for the tests: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch {
    // Another way may work, or there may be another browser; if not, the sentence above says what to do.
  }
}
