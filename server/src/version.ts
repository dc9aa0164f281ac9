import { readFileSync } from 'node:fs'

/** The product's version. It is said where it starts, and in no reply. npm asks every package for one. */
export const VERSION: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
