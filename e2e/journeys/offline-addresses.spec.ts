import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { visitThenLoseNetwork, waitUntilReadyOffline } from '../steps/offline.ts'
import { playRound, roundQuestion } from '../steps/play-a-round.ts'
import { question } from '../steps/take-a-quiz.ts'

// Many pages, on a busy machine. The cache has one page for each path, whatever the query: the page's own script has to
// notice the query.
test.setTimeout(180_000)
// The browser's own line for what cannot be reached, and ours for what waits until it can.
test.use({
  serviceWorkers: 'allow',
  expectedComplaint:
    /Failed to load resource: net::ERR_|could not be (?:sent|confirmed|read|loaded)|is drawn without|Failed to load weakness/,
})

/** What an address opens on a device without a network. */
type Opened = {
  address: string
  title: string
  shows: (page: Page) => ReturnType<Page['locator']>
  /** The page's own heading while it is being drawn. */
  whileDrawn?: string
}

const heading = (name: string, level: number) => (page: Page) => page.getByRole('heading', { level, name, exact: true })
const study = (name: string) => ({ title: `${name} · Think Twice`, shows: heading(name, 2) })
const entry = (name: string) => (page: Page) => page.getByRole('article', { name, exact: true })

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

test('Without a network every address opens directly on its own content, with its title', async ({ page }) => {
  await noteHeadings(page)
  await visitThenLoseNetwork(page)
  for (const { address, title, shows, whileDrawn } of OPENED) {
    const reply = await page.goto(address)
    expect(reply!.fromServiceWorker(), address).toBe(true)
    await expect(shows(page), address).toBeVisible()
    await expect(page, address).toHaveTitle(title)
    await expectNothingElseShown(page, address, whileDrawn)
  }
})

test('Without a network an unfinished quiz and an unfinished round open again at their addresses', async ({ page }) => {
  await noteHeadings(page)
  await visitThenLoseNetwork(page)
  await page.goto('/?start=standard')
  await question(page, '1').press('1')
  await page.keyboard.press('Enter')
  await expect(question(page, '2', '12')).toBeVisible()
  await page.goto(page.url())
  await expect(question(page, '2', '12')).toBeVisible()
  await expectNothingElseShown(page, 'the quiz')

  await page.goto('/?round=start')
  await playRound(page)
  await page.goto(page.url())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(roundQuestion(page, 1)).toHaveCount(0)
  await expectNothingElseShown(page, 'the round')
})

test('Without a network a learner’s own pages open, and never show a visitor’s', async ({ page, context }) => {
  await signUp(page)
  await page.goto('/learn')
  await waitUntilReadyOffline(page)
  await context.setOffline(true)
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
  await page.goto('/learn?focus=straw-man')
  await expect(page.getByRole('heading', { level: 2, name: 'Straw Man', exact: true })).toBeVisible()
  await expectNothingElseShown(page, 'the study view')
})

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
    // What can be seen now is noted with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const there = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
    return { seen: [...(Reflect.get(window, 'seenHeadings') as Set<string>)], kept: there }
  })
  expect(seen.length, what).toBeGreaterThan(0)
  expect(
    seen.filter((each) => !kept.includes(each) && each !== whileDrawn),
    what,
  ).toEqual([])
}
