import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.fixture.ts'
import { testSize } from './environment.ts'

/** Sign-ins for a known name and as many for an unknown one, in turn. */
const SIGN_INS = testSize(300, 60)
/** The most that guessing “known” from the time may differ from a coin toss; the smaller sample scatters more. */
const TOLERANCE = testSize(0.05, 0.1)
/** Another program on the machine may disturb a try. */
const TRIES = 3

let server: TestApp
beforeAll(async () => {
  // The test measures the time of a hash as the product makes it.
  server = await startTestApp('SQLite', { isStrong: true })
  await server.person('known')
})
afterAll(() => server.stop())

/** The chance that a sign-in for a known name takes longer than one for an unknown name: 0.5 reveals nothing. */
async function distinguish(): Promise<number> {
  const known: number[] = []
  const unknown: number[] = []
  const time = async (username: string) => {
    const start = performance.now()
    const { status } = await server.nobody.post('/api/login', { username, password: 'a wrong guess' })
    expect(status).toBe(401)
    return performance.now() - start
  }
  for (let number = 0; number < SIGN_INS; number++) {
    // The two take turns going first, or whatever follows a sign-in would count for one side.
    if (number % 2 === 0) known.push(await time('known'))
    unknown.push(await time(`unknown${number}`))
    if (number % 2 === 1) known.push(await time('known'))
  }
  const longer = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return longer.reduce<number>((sum, each) => sum + each, 0) / longer.length
}

test('the time of a failed sign-in does not reveal whether the name exists', async () => {
  const tried: number[] = []
  while (tried.length < TRIES && !tried.some((auc) => Math.abs(auc - 0.5) <= TOLERANCE)) tried.push(await distinguish())
  console.warn(`AUC ${tried.map((auc) => auc.toFixed(3)).join(', ')} over ${SIGN_INS} and ${SIGN_INS} sign-ins`)
  expect(Math.abs(tried.at(-1)! - 0.5)).toBeLessThanOrEqual(TOLERANCE)
})

test('control: without the extra work for an unknown name the time nearly always reveals it', async () => {
  const { passwords } = server.services
  const verify = passwords.verify
  passwords.verify = async (hash, password) => hash !== null && verify(hash, password)
  const auc = await distinguish()
  passwords.verify = verify
  console.warn(`AUC ${auc.toFixed(3)} without`)
  expect(auc).toBeGreaterThan(0.9)
})
