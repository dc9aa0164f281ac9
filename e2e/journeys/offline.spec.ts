import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { fillRegistration, type Learner, signUp } from '../steps/account.ts'
import { heart } from '../steps/favorites.ts'
import { loseNetwork, regainNetwork, visitThenLoseNetwork, waitUntilReadyOffline } from '../steps/offline.ts'
import { countUnsent, WAITING } from '../steps/outbox.ts'
import { playRound, roundQuestion } from '../steps/play-a-round.ts'
import { openCard, question, takeByKeys } from '../steps/take-a-quiz.ts'

/** The browser's own lines for what cannot be reached or found, and ours for what waits or is left out. */
const EXPECTED =
  /net::ERR_|status of (?:401|404)|could not be (?:sent|confirmed|read|loaded)|is drawn without|Failed to load weakness/

// Many pages, on a busy machine.
test.setTimeout(180_000)
test.use({ serviceWorkers: 'allow', expectedComplaint: EXPECTED })

const heading = (name: string, level: number) => (page: Page) => page.getByRole('heading', { level, name, exact: true })
const study = (name: string) => ({ title: `${name} · Think Twice`, shows: heading(name, 2) })
const entry = (name: string) => (page: Page) => page.getByRole('article', { name, exact: true })

/** The screen of an address without a network; `whileDrawn` is the page's own heading until it is complete. */
type Opened = {
  address: string
  title: string
  shows: (page: Page) => ReturnType<Page['locator']>
  whileDrawn?: string
}

// The cache has one page for each path, whatever the query: the page's own script has to notice the query.
const OPENED: readonly Opened[] = [
  { address: '/learn?focus=straw-man', ...study('Straw Man') },
  { address: '/learn?focus=anchoring&type=cognitive-biases', ...study('Anchoring') },
  { address: '/learn?focus=Halo+Effect&q=halo', ...study('Halo Effect') },
  { address: '/learn?focus=nothing', title: 'Learn · Think Twice', shows: entry('Straw Man') },
  { address: '/learn?type=cognitive-biases', title: 'Learn · Think Twice', shows: entry('Anchoring') },
  { address: '/learn?type=logical-fallacies&q=straw', title: 'Learn · Think Twice', shows: entry('Straw Man') },
  { address: '/?today', title: 'Today’s argument · Think Twice', shows: heading('Today’s argument', 1) },
  {
    address: '/?today=2026-11-05',
    title: 'A past argument · Think Twice',
    shows: heading('A past argument', 1),
    whileDrawn: 'Today’s argument',
  },
  { address: '/?start=standard', title: 'Standard Quiz · Think Twice', shows: (page) => question(page, '1', '12') },
  { address: '/?round=start', title: 'Round · Think Twice', shows: (page) => roundQuestion(page, 1) },
  {
    address: '/?round=about&focus=straw-man',
    title: 'Practice: Straw Man · Think Twice',
    shows: (page) => roundQuestion(page, 1),
    whileDrawn: 'Round',
  },
  {
    address: '/?quiz=standard',
    title: 'Think Twice',
    shows: (page) => page.getByText('Can you find the step that doesn’t follow?'),
  },
  { address: '/progress', title: 'Progress · Think Twice', shows: heading('Progress', 1), whileDrawn: 'Earned' },
]

test('After one visit every address and every study view opens without a network, on its own content', async ({
  page,
}) => {
  await noteHeadings(page)
  await visitThenLoseNetwork(page)
  for (const { address, title, shows, whileDrawn } of OPENED) {
    const reply = await page.goto(address)
    expect(reply!.fromServiceWorker(), address).toBe(true)
    await expect(shows(page), address).toBeVisible()
    await expect(page, address).toHaveTitle(title)
    await expectNothingElseShown(page, address, whileDrawn)
  }
  for (const type of ['logical-fallacies', 'cognitive-biases']) {
    await page.goto(`/learn?type=${type}`)
    await expect(page.getByRole('article')).toHaveCount(24)
    for (const name of await page.getByRole('article').getByRole('heading').allInnerTexts()) {
      await entry(name)(page)
        .getByRole('link', { name: /^Study/ })
        .click()
      await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
      await page.goBack()
    }
  }
  // A visitor has no dashboard, so this leads home, as with a network.
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')

  for (const address of ['/nowhere', '/learn/', '/terms.html']) {
    const reply = await page.goto(address)
    expect([reply!.status(), reply!.fromServiceWorker()]).toEqual([404, true])
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  }
  for (const call of ['/api/health', '/api/nowhere']) {
    expect(await page.evaluate((path) => fetch(path).then(String, String), call)).toContain('Failed to fetch')
  }
})

const MODES = {
  standard: 12,
  advanced: 48,
  'mini-bias-assessment': 12,
  'mini-fallacy-assessment': 12,
  'bias-assessment': 24,
  'fallacy-assessment': 24,
  extended: 24,
}

test('Without a network every quiz and assessment begins and goes on, and reopens at its address', async ({ page }) => {
  await visitThenLoseNetwork(page)
  for (const [mode, length] of Object.entries(MODES)) {
    await page.goto(`/?start=${mode}`)
    await question(page, '1', String(length)).press('1')
    await page.keyboard.press('Enter')
    await expect(question(page, '2', String(length))).toBeVisible()
  }
  await page.goto(page.url())
  await expect(question(page, '2', '24')).toBeVisible()
})

test('A quiz and a round taken without a network are saved once after signing up later', async ({ page }) => {
  await visitThenLoseNetwork(page)
  await page.goto('/')
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  await expect(page.getByText('This result is only on this device.')).toBeVisible()
  await page.goto('/?round=start')
  await playRound(page)

  await page.getByRole('main').getByRole('button', { name: 'sign up', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await expect(dialog.getByText('Signing up needs a connection')).toBeVisible()
  await regainNetwork(page)
  await expect(dialog.getByText('Signing up needs a connection')).toBeHidden()
  await fillRegistration(page)

  const offer = page.getByRole('dialog', { name: 'Keep the quiz and the round just done here?' })
  await expect(offer.getByText('the 20 answers count')).toBeVisible()
  await offer.getByRole('button', { name: 'Keep them' }).click()
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!).id)
  await expect.poll(() => countUnsent(page)).toBe(0)
  await expectKept(page, id)
})

test('Without a network a learner’s own pages open, never a visitor’s, and what they do is sent once later', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  await page.goto('/learn')
  await waitUntilReadyOffline(page)
  await expect(heart(page)).toBeEnabled()
  await loseNetwork(page)
  await noteHeadings(page)
  for (const [address, name] of [
    ['/', 'Hello, Ada Byron'],
    ['/dashboard?account', 'Account'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectNothingElseShown(page, address)
  }
  // A heart needs a connection.
  await page.goto('/learn')
  await expect(heart(page)).toBeDisabled()
  await page.goto('/?start=standard')
  await takeByKeys(page, 12)
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  await page.goto('/?round=start')
  await playRound(page)
  // A result, eight answers and their day.
  expect(await countUnsent(page)).toBe(10)

  const next = await context.newPage()
  await page.close()
  await loseNetwork(next)
  await next.goto('/dashboard')
  await expect(next.getByText('Your results are on the server and will be back when you’re online.')).toBeVisible()
  await regainNetwork(next)
  await expect.poll(() => countUnsent(next)).toBe(0)
  await expectKept(next, learner.id)
})

/** A quiz and the eight answers of a round were kept, in an export of the person's data. */
async function expectKept(page: Page, id: Learner['id']): Promise<void> {
  const kept = await (await page.request.get(`/api/users/${id}/export`)).json()
  expect({ quizzes: kept.results.length, answers: kept.answers.length }).toEqual({ quizzes: 1, answers: 8 })
}

/** From here on each page notes, frame by frame, which headings can be seen. */
async function noteHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    const look = () => {
      for (const each of document.querySelectorAll('h1, h2, h3')) {
        // Names hidden from screen readers hold the place of what is still loading.
        const isHeading =
          each.closest('[aria-hidden=true]') === null && each.checkVisibility({ visibilityProperty: true })
        if (isHeading) seen.add(each.textContent)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** No heading that does not belong to the page was seen, even for a moment. */
async function expectNothingElseShown(page: Page, what: string, whileDrawn?: string): Promise<void> {
  const { seen, kept } = await page.evaluate(async () => {
    // A frame later, everything that is visible now has been noted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const there = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
    const seenHeadings: Set<string> = Reflect.get(window, 'seenHeadings')
    return { seen: [...seenHeadings], kept: there }
  })
  expect(seen.length, what).toBeGreaterThan(0)
  expect(
    seen.filter((each) => !kept.includes(each) && each !== whileDrawn),
    what,
  ).toEqual([])
}
