import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'

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
    await hydrated(page)
    expect(await printed!.evaluate((heading) => heading.isConnected), path).toBe(true)
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

test('Where only the device or the server knows the content, the bar and the title are there before the code', async ({
  page,
}) => {
  const shown = async (path: string, title: string) => {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    arrive()
    await expect(page.getByText('Loading...'), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
  }
  await shown('/?start=standard', 'Standard Quiz')
  await shown('/?today', 'Today’s argument')
  await shown('/progress', 'Progress')
  await signUp(page)
  await shown('/dashboard', 'Dashboard')
})

test('Before its code has arrived, an address without a printed page shows nothing of another page', async ({
  page,
}) => {
  for (const path of ['/learn?focus=straw-man&type=logical-fallacies&q=man', '/dashboard']) {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html'), path).toHaveAttribute('data-elsewhere', '')
    await expect(page.getByRole('main'), path).toBeHidden()
    arrive()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
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

/** Waits until React has taken over the page. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-for')
}

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
