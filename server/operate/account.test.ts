import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { login } from '@think-twice/contract/sign-ins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, outcomeOf, PASSWORD, startTestApp, type TestApp } from '../test/app.fixture.ts'
import { SCRATCH } from '../test/environment.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { bodyOf } from '../test/reply-body.ts'
import { runOperation } from '../test/server-process.ts'
import { DATABASES } from '../test/storage.fixture.ts'
import { isDevRunning, markDevRunning } from './dev-marker.ts'

describe.each(DATABASES)('npm run account on %s, while the server runs', (database) => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp(database)
  })
  afterAll(() => server.stop())

  const account = async (...args: string[]) => {
    const { databaseUrl, dataDir } = server.settings
    return run({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }, ...args)
  }

  test('lists everybody with an account, but not the sample learner', async () => {
    const { id, username, ...person } = await server.person('ada.list')
    await person.put(`/api/users/${id}`, { displayName: '\u200B=HYPERLINK("x")' })
    await server.person('+ada')
    await person.post('/api/quiz-results', finishedQuiz('standard', 0, { recordActivity: true }))
    const { code, stdout } = await account('list')
    expect(code).toBe(0)
    expect(stdout).toContain(`${username}\t'=HYPERLINK("x")\t2026-11-21\t2026-11-21\t1\tno\n`)
    expect(stdout).not.toContain('demo')
    expect(stdout).toContain("\n'+ada\t")
    expect((await account('sign-out', "'+ada")).stdout).toContain('+ada is signed out')
  })

  test('prints a reset code that sets a new password once, and the old password works until then', async () => {
    const { username } = await server.person()
    const { stdout } = await account('reset', username.toUpperCase())
    const code = /: (\w{4} \w{4} \w{4} \w{4})$/m.exec(stdout)?.[1]
    expect((await server.nobody.post('/api/login', { username, password: PASSWORD })).status).toBe(200)
    const recovery = { username, code, newPassword: 'battery staple' }
    expect((await server.nobody.post('/api/recover', recovery)).status).toBe(200)
    expect(outcomeOf(await server.nobody.post('/api/recover', recovery))).toBe('wrong-recovery-code')
    expect(outcomeOf(await server.nobody.post('/api/login', { username, password: PASSWORD }))).toBe(
      'wrong-credentials',
    )
  })

  test('signs one person out on every device at once, and nobody else', async () => {
    const { username, ...tablet } = await server.person()
    const other = await server.person()
    const login = await server.nobody.post('/api/login', { username, password: PASSWORD })
    const computer = server.caller(cookieOf(login))
    expect(await account('sign-out', username)).toMatchObject({
      code: 0,
      stdout: `${username} is signed out on every device. The password goes on working.\n`,
    })
    expect((await tablet.get('/api/session')).status).toBe(401)
    expect((await computer.get('/api/session')).status).toBe(401)
    expect((await other.get('/api/session')).status).toBe(200)
    expect((await server.nobody.post('/api/login', { username, password: PASSWORD })).status).toBe(200)
  })

  test('exports the same data that the person could download', async () => {
    const { id, username, ...person } = await server.person()
    await person.post('/api/quiz-results', finishedQuiz())
    const { stdout } = await account('export', username)
    const { exportedAt: _, signIns: __, ...printed } = JSON.parse(stdout)
    const { body } = await person.get(`/api/users/${id}/export`)
    expect(body).toMatchObject(printed)
    expect(printed.results).toHaveLength(1)
  })

  test('ends quietly when the program that reads the export closes the pipe', async () => {
    const { username } = await server.person()
    const { databaseUrl, dataDir } = server.settings
    const env = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
    expect(await runOperation('account', ['export', username], env, { reads: false })).toMatchObject({
      code: 0,
      stderr: '',
    })
  })

  test.runIf(existsSync('/dev/full')).each([['list'], ['reset', 'NAME'], ['export', 'NAME']])(
    'does not end well when what %s prints cannot be written',
    async (...given) => {
      const { username } = await server.person()
      const args = given.map((each) => (each === 'NAME' ? username : each))
      const { databaseUrl, dataDir } = server.settings
      const env = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir }
      expect(await runOperation('account', args, env, { to: '/dev/full' })).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The output cannot be written: ENOSPC[^\n]*\n$/),
      })
    },
  )

  test('deletes an account only with --yes', async () => {
    const { id, username, ...person } = await server.person()
    expect(await account('delete', username)).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') })
    expect((await person.get('/api/session')).status).toBe(200)
    expect(await account('delete', username, '--yes')).toMatchObject({ code: 0 })
    expect(outcomeOf(await person.get('/api/session'))).toBe('account-deleted')
  })

  test('an account may be named like an option', async () => {
    await server.nobody.post('/api/users', { username: '--yes', password: PASSWORD })
    expect(await account('sign-out', '--yes')).toMatchObject({ code: 0 })
    expect(await account('delete', '--yes', '--yes')).toMatchObject({ code: 0 })
    expect(await account('export', '--yes')).toMatchObject({ code: 1, stderr: 'There is no account “--yes”.\n' })
  })

  test.each([
    [],
    ['list', 'ada'],
    ['reset'],
    ['frobnicate', 'ada.list'],
    ['reset', 'ada.list', '--yes'],
    ['delete', '--yes'],
  ])('explains its usage when called with %j %j %j', async (...args) => {
    expect(await account(...args.filter((arg) => arg !== undefined))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run account -- list'),
    })
  })

  test('makes, while npm run dev runs, a person who can sign in and has eight weeks of activity', async () => {
    markDevRunning()
    const { code, stdout } = await account('sample', 'ada.sample')
    const [, password] = /^Sign in as ada\.sample with the password (\S+)\n$/.exec(stdout) ?? []
    expect([code, password]).toEqual([0, expect.any(String)])
    const reply = await server.nobody.post('/api/login', { username: 'ada.sample', password })
    const { id } = bodyOf(login, reply)
    const ada = server.caller(cookieOf(reply))
    expect((await ada.get(`/api/quiz-results/user/${id}?summary=true`)).body).toHaveLength(47)
    expect(await account('sample', 'ada.sample')).toMatchObject({ code: 1, stderr: expect.stringContaining('already') })
    expect(await account('sample', 'a b')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Username must be'),
    })
  })

  test.each(['nobody.at.all', 'demo'])('says that there is no account %s', async (name) => {
    expect(await account('delete', name, '--yes')).toMatchObject({
      code: 1,
      stderr: `There is no account “${name}”.\n`,
    })
  })
})

test('npm run account does not create a database where there is none', async () => {
  expect(await run({ DATABASE_URL: '', DATA_DIR: '/nowhere' }, 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database at “\/nowhere\/think-twice.db”/),
  })
})

function run(env: Record<string, string>, ...args: string[]) {
  return runOperation('account', args, env)
}

test('npm run dev counts as running only as long as its process does', () => {
  const folder = mkdtempSync(join(SCRATCH, 'think-twice-dev-'))
  const marker = join(folder, 'dev.pid')
  expect(isDevRunning(marker)).toBe(false)
  markDevRunning(marker)
  expect(isDevRunning(marker)).toBe(true)
  // No process has a number this large.
  writeFileSync(marker, '99999999')
  expect(isDevRunning(marker)).toBe(false)
  rmSync(folder, { recursive: true })
})
