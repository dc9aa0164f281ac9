import { isIP } from 'node:net'

/** The settings in docs/operating.md, read and checked. */
export type Config = {
  port: number
  host: string
  dataDir: string
  /** Null means SQLite in `dataDir`. */
  databaseUrl: string | null
  workers: number
  logLevel: LogLevel
  /** CIDR ranges of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: readonly string[]
  /** Null means the host of the request. */
  publicOrigin: string | null
  rateLimits: boolean
  /** The port of 127.0.0.1 that serves metrics; null for none. */
  metricsPort: number | null
  /** Accounts that one address may make in an hour. */
  registrationsPerHour: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** More would only wait for each other's writes. */
const MOST_WORKERS = 64

/** An unusable setting; the message names the variable. */
export class ConfigError extends Error {
  /** Without `value`, for one that may contain a password, the message doesn't quote it. */
  constructor(variable: string, expected: string, value?: string) {
    super(`${variable} must be ${expected}, but it is ${value === undefined ? 'something else' : `“${value}”`}.`)
    this.name = 'ConfigError'
  }
}

/** Reads and checks every setting; an empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = (variable: string) => env[variable]?.trim() || undefined
  const port = wholeNumber('PORT', read('PORT'), 3000, 0, 65_535)
  return {
    port,
    host: read('HOST') ?? 'localhost',
    dataDir: read('DATA_DIR') ?? 'data',
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    workers: wholeNumber('WORKERS', read('WORKERS'), 1, 1, MOST_WORKERS),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), 'info', LOG_LEVELS),
    trustProxy: cidrRanges(read('TRUST_PROXY')),
    publicOrigin: origin(read('PUBLIC_ORIGIN')),
    metricsPort: metricsPort(read('METRICS_PORT'), port),
    registrationsPerHour: wholeNumber('REGISTRATIONS_PER_HOUR', read('REGISTRATIONS_PER_HOUR'), 100, 1, 1_000_000),
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS'), 'on', ['on', 'off']) === 'on',
  }
}

function wholeNumber(variable: string, value: string | undefined, preset: number, least: number, most: number) {
  if (value === undefined) return preset
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw new ConfigError(variable, `a whole number from ${least} to ${most}`, value)
}

function metricsPort(value: string | undefined, port: number): number | null {
  if (value === undefined) return null
  const own = wholeNumber('METRICS_PORT', value, 0, 1, 65_535)
  if (own === port) throw new ConfigError('METRICS_PORT', 'a different port from PORT', value)
  return own
}

function oneOf<const Value extends string>(
  variable: string,
  value: string | undefined,
  preset: Value,
  allowed: readonly Value[],
): Value {
  if (value === undefined) return preset
  const found = allowed.find((each) => each === value)
  if (found !== undefined) return found
  throw new ConfigError(variable, `one of ${allowed.join(', ')}`, value)
}

function databaseUrl(value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.hostname !== '') return value
  throw new ConfigError('DATABASE_URL', 'an address like postgres://user:password@host:5432/name')
}

function cidrRanges(value: string | undefined): readonly string[] {
  const ranges = (value ?? '').split(',').flatMap((range) => range.trim() || [])
  for (const range of ranges) {
    const [address = '', bits, ...rest] = range.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    const isRange = isIP(address) !== 0 && rest.length === 0 && bits !== undefined && /^\d+$/.test(bits)
    if (!isRange || Number(bits) > most) {
      throw new ConfigError('TRUST_PROXY', 'a list of CIDR ranges like 10.0.0.0/8, 127.0.0.1/32', range)
    }
  }
  return ranges
}

function origin(value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.parse(value)
  const isOrigin = url && /^https?:$/.test(url.protocol) && (value === url.origin || value === `${url.origin}/`)
  if (isOrigin) return url.origin
  throw new ConfigError('PUBLIC_ORIGIN', 'an origin like https://think-twice.example', value)
}
