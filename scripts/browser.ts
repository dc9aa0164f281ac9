import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** Debian's Chromium without windows, which opens a page with half the work of the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
/** Where Linux distributions install Chromium. */
const INSTALLED = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a browser for tests: the system's, or else Playwright's own; null if there is none. */
export function findBrowser(): string | null {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Installs a browser if needed: for root on Debian the headless shell, even beside another one; else Playwright's. */
export function installBrowser(): void {
  if (isRootOnDebian() && !existsSync(HEADLESS_SHELL)) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  }
  if (findBrowser() === null) run('node_modules/.bin/playwright', ['install', '--with-deps', 'chromium'])
  if (findBrowser() === null) {
    throw new Error('No browser could be installed: install Chromium by hand, then run this again.')
  }
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments() })
}

/** Chromium refuses its sandbox to root. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
}

/** Debian's derivatives do not have the package. */
function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Runs a command; if it fails, there may still be another way to a browser, so the caller looks for one. */
function run(command: string, args: string[]): void {
  console.log(`Getting a browser for the tests: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  } catch (error) {
    console.warn(String(error))
  }
}
