import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Fault } from '../faulty-network.ts'
import { expect, test } from '../journey-test.ts'
import { OwnBrowser } from '../own-browser.ts'
import { fillLogin, type Learner, newUsername, PASSWORD, signIn, signUp } from '../steps/account.ts'
import { waitUntilReadyOffline } from '../steps/offline.ts'
import { countUnsent, unsentEntries } from '../steps/outbox.ts'
import { DAY } from '../steps/saved-results.ts'
import { question, takeByKeys } from '../steps/take-a-quiz.ts'

const FINISHES = process.env['DEEP'] ? 300 : 9
/** Nearly every second finish meets the nastiest one: the quiz is saved, but the reply is lost. */
const FAULTS: readonly Fault[] = [
  ...(['answer cut', 'refused', 'answer cut', 500, 'no answer', 'answer cut', 503] as const),
  ...(['answer cut', 429, 'answer cut', 401, 'none', 'refused'] as const),
]
/**
 * The circumstances of a finish; each comes up in the first nine. The rhythm is not that of the faults, so that in time
 * each event meets each fault.
 */
const EVENTS = [
  ...(['nothing', 'reloaded', 'tab closed', 'killed', 'another person'] as const),
  ...(['nothing', 'signed out', 'flapping', 'nothing', 'reloaded', 'nothing', 'nothing'] as const),
]
type Event = (typeof EVENTS)[number]
/** Number of finishes that may wait together. */
const BETWEEN_DRAINS = 3
/** Milliseconds: sends are tried again at once when a page is opened, and a busy machine is slow. */
const LONGEST_DRAIN = 60_000

test.setTimeout(120_000 + FINISHES * 15_000)
// The console may complain about whatever the network does; what the page shows is checked.
test.use({ serviceWorkers: 'allow', expectedComplaint: /./ })

test(`${FINISHES} quizzes finished through faults are saved once each, and never called saved before they are`, async ({
  server,
  network,
  launchOptions,
  playwright,
}) => {
  const own = new OwnBrowser(launchOptions)
  const shownInTime = new Set<string>()
  const shownTooSoon: string[] = []
  const broken: string[] = []
  const drains: number[] = []
  /** Console messages since the network was last back; they help to find out why something was not sent. */
  const said: string[] = []

  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await own.start(network.address)
    context.on('weberror', (error) => broken.push(error.error().message))
    context.on('console', (message) => {
      said.push(`${new Date().toISOString()} ${message.page()?.url()}: ${message.text()}`)
    })
    await watchForSaved(context, (id) => {
      if (network.fault === 'none') shownInTime.add(id)
      // A result saved while the network worked still says so when it fails again.
      else if (!shownInTime.has(id)) shownTooSoon.push(id)
    })
    // Another tab that sends as well.
    const other = await context.newPage()
    await other.goto('/learn')
    await waitUntilReadyOffline(other)
    return { context, page: await context.newPage() }
  }

  let { context, page } = await open()
  const learner = await signUp(page)
  const friend = { username: newUsername(), password: PASSWORD }
  await page.request.post('/api/users', { data: friend })
  await signIn(page, learner)
  const finished: string[] = []
  const friends: string[] = []
  const finish = async (whose: string[], meanwhile?: () => unknown) => {
    await page.goto('/?start=standard')
    await expect(question(page, '1')).toBeVisible()
    await meanwhile?.()
    await takeByKeys(page, 12)
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
    whose.push(new URL(page.url()).searchParams.get('session')!)
  }
  const drain = async () => {
    network.become('none')
    said.length = 0
    const start = performance.now()
    await page.goto('/')
    await expect
      .poll(() => unsentEntries(page), { timeout: LONGEST_DRAIN })
      .toEqual([])
      .catch((error: unknown) => {
        console.warn(said.join('\n'))
        throw error
      })
    drains.push(performance.now() - start)
  }

  const meanwhile: Partial<Record<Event, () => unknown>> = {
    // Waits until no other call is under way that would find out before the quiz is finished.
    'signed out': async () => {
      await page.waitForLoadState('networkidle')
      await context.clearCookies()
    },
    flapping: () => void flap(context),
  }
  const afterwards: Partial<Record<Event, () => Promise<unknown>>> = {
    reloaded: () => page.reload(),
    'signed out': async () => {
      await fillLogin(page, learner)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    },
    'tab closed': async () => {
      const next = await context.newPage()
      await page.close()
      page = next
    },
    killed: async () => {
      await own.kill()
      network.become('none')
      ;({ context, page } = await open())
      // A browser that was killed may have forgotten who was signed in, but not what was finished.
      await signIn(page, learner)
    },
    'another person': async () => {
      network.become('none')
      await signIn(page, friend)
      await finish(friends)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await signIn(page, learner)
    },
  }
  for (let count = 0; count < FINISHES; count++) {
    const event = EVENTS[count % EVENTS.length]!
    network.become(event === 'signed out' ? 'none' : FAULTS[count % FAULTS.length]!)
    await test.step(`Finish ${count + 1}, ${event}, ${network.fault}`, async () => {
      await finish(finished, meanwhile[event])
      await afterwards[event]?.()
    })
    if (count % BETWEEN_DRAINS === BETWEEN_DRAINS - 1 && count < FINISHES - 1) await drain()
  }
  await drain()
  await own.remove()

  expect(new Set(finished).size).toBe(FINISHES)
  const witness = await playwright.request.newContext({ baseURL: server.address })
  const mine = await savedOf(witness, learner)
  expect(mine.results).toEqual([...finished].sort())
  expect(mine.answers).toBe(FINISHES * 12)
  expect((await savedOf(witness, friend)).results).toEqual([...friends].sort())
  await witness.dispose()
  expect({ shownTooSoon, broken }).toEqual({ shownTooSoon: [], broken: [] })
  drains.sort((one, other) => one - other)
  const [half, most] = [0.5, 0.95].map((share) => Math.round(drains[Math.floor(drains.length * share)]!))
  console.warn(
    `${FINISHES} finishes; sent within ${half} ms (half) and ${most} ms (95%) of ${drains.length} times the network was back`,
  )
})

test('A waiting result does not expire: it is sent after four hundred days', async ({
  server,
  network,
  browser,
  playwright,
}) => {
  const context = await browser.newContext({ baseURL: network.address })
  const page = await context.newPage()
  const learner = await signUp(page)
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeVisible()
  network.become('refused')
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText('Saved on this device.')).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 400 * DAY)
  network.become('none')
  await page.goto('/')
  await expect.poll(() => countUnsent(page)).toBe(0)
  const witness = await playwright.request.newContext({ baseURL: server.address })
  expect((await savedOf(witness, learner)).results).toHaveLength(1)
  await witness.dispose()
  await context.close()
})

test('control: with a new id for every send, a quiz whose reply was cut off is saved more than once', async ({
  server,
  network,
  browser,
  playwright,
}) => {
  const context = await browser.newContext({ baseURL: network.address, serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      if (init?.method !== 'POST' || String(input) !== '/api/quiz-results') return send(input, init)
      const id = crypto.randomUUID()
      const headers = new Headers(init.headers)
      const key = headers.get('idempotency-key')!
      headers.set('idempotency-key', id)
      const reply = await send(input, {
        ...init,
        headers,
        body: JSON.stringify({ ...JSON.parse(String(init.body)), id }),
      })
      const echoed = new Headers(reply.headers)
      echoed.set('idempotency-key', key)
      return new Response(await reply.text(), { status: reply.status, headers: echoed })
    }
  })
  const page = await context.newPage()
  const learner = await signUp(page)
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeVisible()
  network.become('answer cut')
  await takeByKeys(page, 12)
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  const witness = await playwright.request.newContext({ baseURL: server.address })
  await expect.poll(async () => (await savedOf(witness, learner)).results.length).toBeGreaterThan(0)
  network.become('none')
  await page.goto('/')
  await expect.poll(() => countUnsent(page)).toBe(0)
  expect((await savedOf(witness, learner)).results.length).toBeGreaterThan(1)
  await witness.dispose()
  await context.close()
})

test('In a browser without a database, a waiting result is sent as long as its page is open', async ({
  server,
  network,
  browser,
  playwright,
}) => {
  const context = await browser.newContext({ baseURL: network.address })
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  const page = await context.newPage()
  const learner = await signUp(page)
  await page.goto('/?start=standard')
  await expect(question(page, '1')).toBeVisible()
  network.become('refused')
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText('Saved on this device.')).toBeVisible()
  network.become('none')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const witness = await playwright.request.newContext({ baseURL: server.address })
  expect((await savedOf(witness, learner)).results).toHaveLength(1)
  await witness.dispose()
  await context.close()
})

/** Reports every result that a page says is saved. */
async function watchForSaved(context: BrowserContext, onSaved: (id: string) => void): Promise<void> {
  await context.exposeBinding('reportSaved', (_, id: string) => onSaved(id))
  await context.addInitScript(() => {
    const report = Reflect.get(window, 'reportSaved')
    new MutationObserver(() => {
      const id = new URL(location.href).searchParams.get('session')
      const isSaved = [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === 'Saved')
      if (id !== null && isSaved) report(id)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** The results on the server, read past the network's faults. */
async function savedOf(witness: APIRequestContext, { username, password }: Omit<Learner, 'id'>) {
  const { id } = await (await witness.post('/api/login', { data: { username, password } })).json()
  const results: { id: string }[] = await (await witness.get(`/api/quiz-results/user/${id}?summary=true`)).json()
  const progress: { timesEncountered: number }[] = await (await witness.get(`/api/users/${id}/progress`)).json()
  return {
    results: results.map((result) => result.id).sort(),
    answers: progress.reduce((sum, { timesEncountered }) => sum + timesEncountered, 0),
  }
}

/** The connection comes and goes, as on a train. */
async function flap(context: BrowserContext): Promise<void> {
  for (const isOffline of [true, false, true, false]) {
    await context.setOffline(isOffline)
    await new Promise((settle) => setTimeout(settle, 150))
  }
}
