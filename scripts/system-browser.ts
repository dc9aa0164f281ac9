import { existsSync } from 'node:fs'

/** Debian's windowless Chromium, which opens a page with half the work of one that draws windows nobody sees. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell'
/** Where Linux distributions install the full browser. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the system's browser that is best for tests; null if there is none. */
export function findSystemBrowser(): string | null {
  return existsSync(WINDOWLESS) ? WINDOWLESS : findWholeBrowser()
}

/** The path of a browser as people use it, which is what benchmarks measure; null if there is none. */
export function findWholeBrowser(): string | null {
  return WHOLE.find((path) => existsSync(path)) ?? null
}
