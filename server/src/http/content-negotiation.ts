import type { IncomingHttpHeaders } from 'node:http'

/** The compressions that we serve, the best first. */
const COMPRESSIONS = ['br', 'gzip'] as const
export type Compression = (typeof COMPRESSIONS)[number]

/** The best compression that the client accepts and that is there; null for none. */
export function acceptedCompression(
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
  isThere: (way: Compression) => boolean = () => true,
): Compression | null {
  const ways = String(accepted)
    .split(',')
    .flatMap((each) => (/;\s*q=0(?:\.0*)?\s*$/.test(each) ? [] : each.replace(/;.*/, '').trim()))
  return COMPRESSIONS.find((way) => ways.includes(way) && isThere(way)) ?? null
}

/** Does the client have this very copy? Proxies that pack replies mark our tag as a weak one. */
export function isKnownCopy({ 'if-none-match': known = '' }: IncomingHttpHeaders, etag: string): boolean {
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
