import { itemAt } from '@think-twice/core/required'
import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** More would only wait for each other's writes. */
const MOST_WORKERS = 64

/** The environment variables that docs/operating.md describes. A problem's message says what the value must be. */
const settings = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(textThat(isPostgresUrl, 'an address like postgres://user:password@host:5432/name')),
  WORKERS: z._default(wholeNumber(1, MOST_WORKERS), 1),
  LOG_LEVEL: z._default(oneOf(LOG_LEVELS), 'info'),
  TRUST_PROXY: z._default(listOf(textThat(isCidrRange, 'a list of CIDR ranges like 10.0.0.0/8, 127.0.0.1/32')), []),
  PUBLIC_ORIGIN: z.optional(textThat(isOrigin, 'an origin like https://think-twice.example')),
  RATE_LIMITS: z._default(oneOf(['on', 'off']), 'on'),
  REGISTRATIONS_PER_HOUR: z._default(wholeNumber(1, 1_000_000), 100),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
})

export type Config = ReturnType<typeof readConfig>

/** An unusable setting; the message names the variable. */
export class ConfigError extends Error {
  /** Without `value`, for one that may contain a password, the message doesn't quote it. */
  constructor(variable: string, expected: string, value?: string) {
    super(`${variable} must be ${expected}, but it is ${value === undefined ? 'something else' : `“${value}”`}.`)
    this.name = 'ConfigError'
  }
}

/** Reads and checks every setting; an empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const variables = Object.keys(settings.shape)
  const given = Object.fromEntries(variables.map((variable) => [variable, env[variable]?.trim() || undefined]))
  const { data: read, error } = z.safeParse(settings, given, { reportInput: true })
  if (error) throw configError(itemAt(error.issues, 0))
  if (read.METRICS_PORT === read.PORT) {
    throw new ConfigError('METRICS_PORT', 'a different port from PORT', String(read.PORT))
  }
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    /** Null means SQLite in `dataDir`. */
    databaseUrl: read.DATABASE_URL ?? null,
    workers: read.WORKERS,
    logLevel: read.LOG_LEVEL,
    /** CIDR ranges of proxies whose X-Forwarded-* headers are trusted. */
    trustProxy: read.TRUST_PROXY,
    /** Null means the host of the request. */
    publicOrigin: read.PUBLIC_ORIGIN === undefined ? null : new URL(read.PUBLIC_ORIGIN).origin,
    rateLimits: read.RATE_LIMITS === 'on',
    /** Accounts that one address may make in an hour. */
    registrationsPerHour: read.REGISTRATIONS_PER_HOUR,
    /** The port of 127.0.0.1 that serves metrics; null for none. */
    metricsPort: read.METRICS_PORT ?? null,
  }
}

function configError({ path: [variable], message, input }: z.core.$ZodIssue): ConfigError {
  // A database's address may contain a password.
  return new ConfigError(String(variable), message, variable === 'DATABASE_URL' ? undefined : String(input))
}

function wholeNumber(least: number, most: number) {
  const error = `a whole number from ${least} to ${most}`
  const digits = z.string().check(z.regex(/^\d+$/, { error }))
  return z.pipe(
    z.pipe(digits, z.transform(Number)),
    z.number().check(z.minimum(least, { error }), z.maximum(most, { error })),
  )
}

function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

function textThat(isAllowed: (text: string) => boolean, error: string) {
  return z.string().check(z.refine(isAllowed, { error }))
}

function listOf(item: z.ZodMiniString<string>) {
  const split = z.transform((text: string) => text.split(',').flatMap((part) => part.trim() || []))
  return z.pipe(z.pipe(z.string(), split), z.array(item))
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.hostname !== ''
}

function isCidrRange(value: string): boolean {
  return ipaddr.isValidCIDR(value)
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && (value === url.origin || value === `${url.origin}/`)
}
