import { readFileSync } from 'node:fs'

/** The product's version: printed at start, and in no reply. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
