import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where Linux distributions install Chromium. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a browser for tests: the system's, or else Playwright's; null if there is none. */
export function findBrowser(): string | null {
  return [...SYSTEM_CHROMIUM, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Installs a browser if needed: Debian's package for root, otherwise Playwright's download. */
export function installBrowser(): void {
  if (findBrowser() !== null) return
  const ways: [string, string[]][] = [['node_modules/.bin/playwright', ['install', '--with-deps', 'chromium']]]
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    ways.unshift(['apt-get', ['update']], ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']])
  }
  for (const [command, args] of ways) {
    console.log(`Getting a browser for the tests: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    } catch {
      // Another way may work; if none does, the sentence below says what to do.
    }
    if (findBrowser() !== null) return
  }
  throw new Error('No browser could be installed: install Chromium by hand, then run the tests again.')
}
