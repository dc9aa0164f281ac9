import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { openCard, question, readQuestion, takeByKeys } from '../steps/take-a-quiz.ts'

const STUDY = '/learn?focus=straw-man&type=logical-fallacies'
const HEADLINE = 'Can you find the step that doesn’t follow?'

test.describe('The pages without a script', () => {
  // What is preloaded is for the code, which never runs.
  test.use({ javaScriptEnabled: false, expectedComplaint: /preloaded using link preload but not used/ })

  test('include a readable catalogue, which leads to every concept’s page', async ({ page }) => {
    await page.goto('/learn')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Cognitive biases', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Anchoring', exact: true })).toBeVisible()
    await page.getByRole('article', { name: 'Anchoring', exact: true }).getByRole('link', { name: 'Study' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Anchoring' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  test('say that they need one where they show nothing without it, and lead to the catalogue', async ({ page }) => {
    const catalogue = page.getByRole('link', { name: 'The catalog' })
    for (const path of ['/?start=standard', '/?session=gone', '/?round=start', '/?today', '/progress', '/dashboard']) {
      await page.goto(path)
      await expect(catalogue, path).toBeInViewport()
      await expect(page.getByRole('main'), path).toBeHidden()
    }
    await catalogue.click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })
})

test('The page of a concept names a picture of its own, which is there', async ({ request }) => {
  // Reads the built file, because a server that does not know its address leaves the picture out.
  const built = readFileSync(new URL('../../web/dist/.pages/concept-straw-man.html', import.meta.url), 'utf8')
  expect(built).toContain('<meta property="og:image" content="/concepts/straw-man.png">')
  const picture = await request.get('/concepts/straw-man.png')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('The page of a concept comes with its own title and description', async ({ page, request }) => {
  const html = await (await request.get('/learn?focus=straw-man')).text()
  expect(html).toContain('<title>Straw Man · Think Twice</title>')
  // Only the operator knows the address that a canonical link would need.
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('style="')
  await page.goto(STUDY)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  await expect(page.getByRole('article').getByText(description!, { exact: true })).toBeVisible()
})

test('Home, the catalogue, and a concept are taken over as they were painted, not drawn again', async ({ page }) => {
  for (const path of ['/', '/learn', STUDY]) {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const printed = await page.getByRole('heading', { level: 1 }).elementHandle()
    arrive()
    await page.waitForFunction(() => !('earlyTaps' in window) || window.earlyTaps === undefined)
    expect(await printed!.evaluate((heading) => heading.isConnected), path).toBe(true)
  }
})

test('A tab that is chosen before the code has arrived is shown once it has', async ({ page }) => {
  const tabs = { '/learn': 'Cognitive Biases (24)', '/progress': 'Streaks' }
  for (const [path, name] of Object.entries(tabs)) {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const tab = page.getByRole('tab', { name })
    await tab.click()
    arrive()
    await expect(tab, path).toHaveAttribute('aria-selected', 'true')
  }
})

test('Login and Sign Up, tapped before the code has arrived, open once it has, even if the page is drawn anew', async ({
  page,
}) => {
  const dialogs = { Login: 'Welcome back', 'Sign Up': 'Create an account' }
  for (const [name, dialog] of Object.entries(dialogs)) {
    const arrive = await holdCode(page)
    await page.goto('/progress', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name }).click()
    arrive()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  }
})

test('A page is taken over even if its visitor signs in elsewhere before its code has arrived', async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto('/learn', { waitUntil: 'commit' })
  const printed = await page.getByRole('heading', { level: 1 }).elementHandle()
  await signUp(await page.context().newPage())
  arrive()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(await printed!.evaluate((heading) => heading.isConnected)).toBe(true)
})

test('A learner who is signed in never sees the visitor’s home, and nobody sees anybody else’s page', async ({
  page,
}) => {
  await signUp(page)
  const arrive = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-elsewhere', '')
  await expect(page.getByText(HEADLINE)).toBeHidden()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ada Byron' })).toBeVisible()
  await expect(page.getByText(HEADLINE)).toHaveCount(0)
})

test('A learner who has begun to tab through the printed frame of the dashboard goes on from there', async ({
  page,
}) => {
  await signUp(page)
  const arrive = await holdCode(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const learn = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Learn' })
  const printed = await learn.elementHandle()
  await learn.focus()
  arrive()
  await expect.poll(() => printed!.evaluate((link) => link.isConnected)).toBe(false)
  await expect(learn).toBeFocused()
})

test('Before its code has arrived, an address without a printed page shows nothing of another page', async ({
  page,
}) => {
  for (const path of ['/?round=start', '/learn?focus=straw-man&type=logical-fallacies&q=man', '/dashboard']) {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html'), path).toHaveAttribute('data-elsewhere', '')
    await expect(page.getByRole('main'), path).toBeHidden()
    arrive()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test.describe('A quiz opened by its address', () => {
  test('can be answered before its code arrives, and continues from there', async ({ page }) => {
    const arrive = await holdCode(page)
    await page.goto('/?start=standard', { waitUntil: 'commit' })
    const first = question(page, '1', '12')
    const asked = await readQuestion(first)
    const printed = await first.elementHandle()
    await first.getByRole('radio').nth(2).click()
    await expect(first.getByRole('button', { name: 'Next' })).toBeEnabled()
    arrive()
    await page.waitForURL('/?session=*')
    await expect(page.getByText('1 answered')).toBeVisible()
    expect(await printed!.evaluate((form) => form.isConnected)).toBe(true)
    expect(await readQuestion(question(page))).toEqual(asked)
    await expect(question(page).getByRole('radio').nth(2)).toBeChecked()
    await expect(question(page).getByRole('radio').nth(2)).toBeFocused()
  })

  test('accepts keys before its code arrives, even several ahead', async ({ page }) => {
    const arrive = await holdCode(page)
    await page.goto('/?start=mini-bias-assessment', { waitUntil: 'commit' })
    await expect(question(page, '1', '12')).toBeVisible()
    await page.keyboard.press('b')
    await expect(question(page).getByRole('radio').nth(1)).toBeChecked()
    for (const key of ['Enter', 'd', 'Enter', '1']) await page.keyboard.press(key)
    arrive()
    await expect(question(page, '3', '12')).toBeVisible()
    await expect(page.getByText('3 answered')).toBeVisible()
    await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(1)
    await expect(question(page).getByRole('radio').first()).toBeChecked()
    await expect(question(page).getByRole('button', { name: 'Next' })).toBeEnabled()
  })

  test('draws another first question and another order of options each time', async ({ page }) => {
    const drawn = new Set<string>()
    await holdCode(page)
    for (let take = 0; take < 6; take++) {
      await page.goto('/?start=standard', { waitUntil: 'commit' })
      await expect(question(page)).toBeVisible()
      drawn.add(JSON.stringify(await readQuestion(question(page))))
    }
    // By chance, all six are the same once in 288 to the power of 5.
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('asks a learner who was asked before something else, once its code has arrived', async ({ page }) => {
    await openCard(page, 'Standard Quiz')
    await takeByKeys(page, 12)
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
    const arrive = await holdCode(page)
    await page.goto('/?start=standard', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeHidden()
    arrive()
    await expect(question(page, '1', '12')).toBeVisible()
  })
})

test.describe('An unknown address', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('says so before any code has arrived', async ({ page }) => {
    const arrive = await holdCode(page)
    await page.goto('/nowhere', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    arrive()
    await expect(page).toHaveTitle('Page Not Found · Think Twice')
  })
})

/** Holds the app's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
