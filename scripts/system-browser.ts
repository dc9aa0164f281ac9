import { existsSync } from 'node:fs'

/** Debian's windowless Chromium, which opens a page with half the work of one that draws windows nobody sees. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell'
/** Where Linux distributions install Chromium. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the system's browser that is best for tests; null if there is none. */
export function findSystemBrowser(): string | null {
  return [WINDOWLESS, ...INSTALLED].find((path) => existsSync(path)) ?? null
}
