import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: 'data',
    databaseUrl: null,
    workers: 1,
    logLevel: 'info',
    trustProxy: [],
    publicOrigin: null,
    rateLimits: true,
    metricsPort: null,
    registrationsPerHour: 100,
  })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', RATE_LIMITS: '' })).toEqual(readConfig({}))
})

test('every setting is read from the environment', () => {
  expect(
    readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/quiz',
      DATABASE_URL: 'postgres://ada:secret@db.example:5432/quiz',
      WORKERS: '4',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '10.0.0.0/8, fd00::/8',
      PUBLIC_ORIGIN: 'https://quiz.example/',
      RATE_LIMITS: 'off',
      METRICS_PORT: '9464',
      REGISTRATIONS_PER_HOUR: '600',
    }),
  ).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/srv/quiz',
    databaseUrl: 'postgres://ada:secret@db.example:5432/quiz',
    workers: 4,
    logLevel: 'silent',
    trustProxy: ['10.0.0.0/8', 'fd00::/8'],
    publicOrigin: 'https://quiz.example',
    rateLimits: false,
    metricsPort: 9464,
    registrationsPerHour: 600,
  })
})

test('docs/operating.md lists every setting with its default, and no other', () => {
  const asked = new Set<string>()
  readConfig(new Proxy({}, { get: (_, variable) => void asked.add(String(variable)) }))

  const [, table = ''] = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8').split('| variable |')
  const rows = [...table.split('\n\n', 1)[0]!.matchAll(/^\| (`[^|]+`) \| ([^|]+) \|/gm)]
  const inBackticks = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!)
  const listed = rows.flatMap(([, names, defaults]) =>
    inBackticks(names).map((name, index) => [name, inBackticks(defaults)[index]] as const),
  )
  expect(listed.map(([name]) => name).toSorted()).toEqual([...asked].toSorted())
  expect(readConfig(Object.fromEntries(listed))).toEqual(readConfig({}))
})

test.each([
  ['PORT', '3000a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['WORKERS', '0'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['WORKERS', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'no'],
  ['DATABASE_URL', 'mysql://localhost/quiz'],
  ['DATABASE_URL', 'quiz'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['PUBLIC_ORIGIN', 'quiz.example'],
  ['PUBLIC_ORIGIN', 'https://quiz.example/path'],
])('the setting %s=%s is refused with a sentence that names it', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} must be .+\\.$`))
})

test('a refused database address does not reveal its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://ada:hunter2@db/quiz' })).toThrow(/^(?!.*hunter2).*something else\.$/)
})
