import { type Fault, FaultyNetwork } from '../faulty-network.ts'
import { expect, test } from '../journey-test.ts'
import { OwnServer } from '../own-server.ts'
import { signUp } from '../steps/account.ts'
import { countUnsent, waitUntilKept } from '../steps/offline.ts'
import { takeByKeys } from '../steps/take-a-quiz.ts'

const FINISHES = process.env['DEEP'] ? 200 : 8
/** Every second finish meets the nastiest one: saved, and nobody is told. */
const FAULTS: readonly Fault[] = ['answer cut', 'refused', 'answer cut', 'no answer', 'none', 'answer cut']

test.setTimeout(60_000 + FINISHES * 10_000)
// Whatever the network does, the page says in the console; what it says on the page is checked.
test.use({ serviceWorkers: 'allow', expectedComplaint: /./ })

let server: OwnServer
let network: FaultyNetwork
test.beforeAll(async () => {
  server = await OwnServer.create()
  await server.start()
  network = await FaultyNetwork.before(server.port)
})
test.afterAll(async () => {
  await network.remove()
  await server.remove()
})

test(`${FINISHES} quizzes finished over a network that is cut are all saved, once each`, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: network.address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const { id } = await signUp(page)
  await page.goto('/')
  await waitUntilKept(page)

  const finished: string[] = []
  for (let count = 0; count < FINISHES; count++) {
    network.become(FAULTS[count % FAULTS.length]!)
    await page.goto('/?start=standard')
    await takeByKeys(page, 12)
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
    finished.push(new URL(page.url()).searchParams.get('session')!)
    // Now and then the page is closed in the middle of it.
    if (count % 5 === 4) await page.reload()
  }
  expect(new Set(finished).size).toBe(FINISHES)

  network.become('none')
  await page.goto('/')
  await expect.poll(() => countUnsent(page), { timeout: 60_000 }).toBe(0)
  const results: { id: string }[] = await (await page.request.get(`/api/quiz-results/user/${id}?summary=true`)).json()
  expect(results.map((result) => result.id).sort()).toEqual(finished.sort())
  const progress: { timesEncountered: number }[] = await (await page.request.get(`/api/users/${id}/progress`)).json()
  expect(progress.reduce((sum, { timesEncountered }) => sum + timesEncountered, 0)).toBe(FINISHES * 12)
  await context.close()
})
