import { rmSync } from 'node:fs'
import { register } from '@think-twice/contract/accounts'
import { type Method, refusalsOf } from '@think-twice/contract/endpoint'
import { ENDPOINTS } from '@think-twice/contract/endpoints'
import { ERRORS, type ErrorCode, errorReply, isErrorCode } from '@think-twice/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Dialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createPasswords } from '../src/accounts/passwords.ts'
import { createApp } from '../src/app.ts'
import { createServices, type Services } from '../src/services.ts'
import { bodyOf } from './reply-body.ts'
import { DATABASES, type DatabaseKind, openKeptStorage, openTestStorage, type TestDatabase } from './storage.fixture.ts'
import { makeWebFolder } from './web-folder.fixture.ts'

export type Reply = { status: number; headers: Record<string, unknown>; body: unknown }

/** A caller, signed in or not. */
export type Caller = {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  delete: (path: string, headers?: Record<string, string>, body?: unknown) => Promise<Reply>
}

export type Person = Caller & { id: number; username: string; cookie: string }

export type TestApp = {
  app: FastifyInstance
  services: Services
  settings: TestDatabase['settings']
  /** Milliseconds since 1970; tests set it. */
  clock: { time: number }
  nobody: Caller
  /** A caller with this cookie. */
  caller: (cookie?: string) => Caller
  /** A new person, signed in. */
  person: (username?: string) => Promise<Person>
  stop: () => Promise<void>
}

export const PASSWORD = 'correct horse'
/** A Saturday at noon, UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12)

/** Passwords as in the product, but with quick hashes. Each app gets a copy, parts of which a test may replace. */
const quickPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 })

let people = 0

/** The whole application in memory, without a port, on a new database or on an existing one, which stays. */
export async function startTestApp(
  on: DatabaseKind | TestDatabase['settings'],
  options: {
    rateLimits?: boolean
    through?: (dialect: Dialect) => Dialect
    trustProxy?: string[]
    registrationsPerHour?: number
    /** Replaces some of the services. */
    changed?: (services: Services) => Partial<Services>
    /** Hashes passwords as strongly as the product does. */
    isStrong?: boolean
  } = {},
): Promise<TestApp> {
  const {
    rateLimits = false,
    through,
    trustProxy = [],
    registrationsPerHour = 100,
    changed = () => ({}),
    isStrong,
  } = options
  const { storage, settings, remove } = await (typeof on === 'string'
    ? openTestStorage(on, through)
    : openKeptStorage(on))
  const clock = { time: NOON }
  const hashing = isStrong ? {} : { passwords: { ...(await quickPasswords) } }
  const usual: Services = {
    ...(await createServices(storage, { rateLimits, registrationsPerHour, isStopping: () => false, ...hashing })),
    clock: { now: () => clock.time },
  }
  const services = { ...usual, ...changed(usual) }
  const webFolder = makeWebFolder()
  const app = await createApp({ services, webFolder, trustProxy, logger: false })

  const caller = (cookie?: string): Caller => {
    const call = async (method: Method, url: string, body: unknown, headers = {}) => {
      const reply = await app.inject({
        method,
        url,
        headers: { ...(cookie && { cookie }), ...headers },
        // Fastify sends anything but text as JSON, whatever its type says.
        ...(body !== undefined && { payload: body as object }),
      })
      const isJson = String(reply.headers['content-type']).includes('json')
      const answered = { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body }
      expectPromised(method, url, answered)
      return answered
    }
    return {
      get: (path, headers) => call('GET', path, undefined, headers),
      post: (path, body, headers) => call('POST', path, body, headers),
      put: (path, body, headers) => call('PUT', path, body, headers),
      patch: (path, body, headers) => call('PATCH', path, body, headers),
      delete: (path, headers, body) => call('DELETE', path, body, headers),
    }
  }
  const nobody = caller()

  return {
    app,
    services,
    settings,
    clock,
    nobody,
    caller,
    async person(username = `person${++people}`) {
      const reply = await nobody.post('/api/users', { username, password: PASSWORD, rememberMe: true })
      const { id } = bodyOf(register, reply)
      const cookie = cookieOf(reply)
      return { ...caller(cookie), id, username, cookie }
    },
    async stop() {
      await app.close()
      await remove()
      rmSync(webFolder, { recursive: true })
    },
  }
}

/** The app on one database, and a new person for each test. */
export type OnDatabase = {
  database: DatabaseKind
  server: TestApp
  ada: Person
  /** The address of something of Ada’s. */
  my: (resource: string) => string
  /** What Ada reads there. */
  bodyAt: (resource: string) => Promise<unknown>
}

/** A block of tests on each database; every test begins at noon. */
export function onEachDatabase(what: string, tests: (on: OnDatabase) => void): void {
  describe.each(DATABASES)(`${what} on %s`, (database) => {
    let server: TestApp
    let ada: Person
    beforeAll(async () => {
      server = await startTestApp(database)
    })
    beforeEach(async () => {
      server.clock.time = NOON
      ada = await server.person()
    })
    afterAll(() => server.stop())

    const my = (resource: string) => `/api/users/${ada.id}/${resource}`
    tests({
      database,
      get server() {
        return server
      },
      get ada() {
        return ada
      },
      my,
      bodyAt: async (resource) => (await ada.get(my(resource))).body,
    })
  })
}

/** The code of a refusal, whose status is checked with every reply, or the status of any other reply. */
export function outcomeOf({ status, body }: Reply): ErrorCode | number {
  return status < 400 ? status : codeIn(body)
}

function codeIn(body: unknown): ErrorCode {
  const { code } = errorReply.parse(body)
  if (!isErrorCode(code)) throw new Error(`There is no refusal ${code}`)
  return code
}

/** Fails for a refusal whose status is not its own, or that the contract does not name for this call. */
function expectPromised(method: string, url: string, { status, body }: Reply): void {
  if (status < 400) return
  // The path as the server reads it, without dots.
  const parts = new URL(url, 'http://localhost').pathname.split('/')
  const called = ENDPOINTS.filter((endpoint) => {
    const pattern = endpoint.path.split('/')
    const isAt =
      pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
    return isAt && endpoint.method === method
  })
  if (called.length === 0) return
  const code = codeIn(body)
  if (status !== ERRORS[code].status) throw new Error(`${method} ${url} was refused with ${status} as ${code}`)
  if (!called.some((endpoint) => refusalsOf(endpoint).includes(code)))
    throw new Error(`${method} ${url} was refused with ${status} ${code}, which the contract does not name`)
}

/** The cookie as a browser would send it back: name and value. */
export function cookieOf({ headers }: Reply): string {
  return [headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ')
}
