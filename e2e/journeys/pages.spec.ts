/** Pages before their code has arrived, and without it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { signUp } from '../steps/account.ts'
import { expectHydrated } from '../steps/navigation.ts'
import { hold, holdCode } from '../steps/network.ts'
import { roundQuestion } from '../steps/play-a-round.ts'

const STUDY = '/learn?focus=straw-man&type=logical-fallacies'
const HEADLINE = 'Can you find the step that doesn’t follow?'
const NOT_LOADED = 'This page couldn’t be loaded. Check your connection, then try again.'
/** The step of home's argument that does not follow. */
const brokenStep = (page: Page) => page.getByRole('radio', { name: /^3 So the bike lane/ })

test.describe('Without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('home has the argument with its answer, and the catalog can be read and leads to every concept', async ({
    page,
  }) => {
    await page.goto('/')
    const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    expect(printed).toContain('So the bike lane is driving customers away. April comes after March.')
    expect(printed).toContain('Answer: step 3, False Cause.')
    await expect(page.getByRole('figure').first()).toBeInViewport()
    await expect(page.getByText('Tap the step')).toBeHidden()

    await page.goto('/learn')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Cognitive biases', exact: true }).click()
    await page.getByRole('article', { name: 'Anchoring', exact: true }).getByRole('link', { name: 'Study' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Anchoring' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  test('pages that show nothing without one say so, and lead to the catalog', async ({ page }) => {
    const catalog = page.getByRole('link', { name: 'The catalog' })
    for (const path of ['/?start=standard', '/?session=gone', '/?round=start', '/?today', '/progress', '/dashboard']) {
      await page.goto(path)
      await expect(catalog, path).toBeInViewport()
      await expect(page.getByRole('main'), path).toBeHidden()
    }
    await catalog.click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })
})

test('The page of a concept comes with its own title, description, and picture', async ({ page, request }) => {
  const html = await (await request.get('/learn?focus=straw-man')).text()
  expect(html).toContain('<title>Straw Man · Think Twice</title>')
  // Only the operator knows the address that a canonical link would need.
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('style="')
  // The built file names the picture, which a server that does not know its address leaves out.
  const built = readFileSync(new URL('../../web/dist/.pages/concept-straw-man.html', import.meta.url), 'utf8')
  expect(built).toContain('<meta property="og:image" content="/concepts/straw-man.png">')
  const picture = await request.get('/concepts/straw-man.png')
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

  await page.goto(STUDY)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  await expect(page.getByRole('article').getByText(description!, { exact: true })).toBeVisible()
})

test('A printed page is hydrated, not drawn again, also for a visitor who signs in before its code arrives', async ({
  page,
}) => {
  for (const path of ['/', STUDY, '/learn']) {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const printed = await page.getByRole('heading', { level: 1 }).elementHandle()
    if (path === '/learn') await signUp(await page.context().newPage())
    arrive()
    await expectHydrated(page)
    expect(await printed!.evaluate((heading) => heading.isConnected), path).toBe(true)
  }
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('A tap on home’s argument counts, also before the page’s code has arrived, and leads into a round', async ({
  page,
}) => {
  const arrive = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await brokenStep(page).click()
  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 doesn’t follow.' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Got it. Try eight more?' })).toBeVisible()
  await page.getByRole('link', { name: 'Start a round' }).click()
  await expect(roundQuestion(page, 1)).toBeVisible()
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

test('The bar stays as it is, with the focus in it, when the code of a screen arrives', async ({ page }) => {
  for (const [path, code] of [
    ['/progress', 'progress-screen'],
    ['/dashboard', 'dashboard-screen'],
  ] as const) {
    if (path === '/dashboard') await signUp(page)
    const release = await hold(page, `**/assets/${code}-*.js`)
    await page.addInitScript(markPrintedBar)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.locator('header[data-printed]'), path).toHaveCount(0)
    const link = page.getByRole('banner').getByRole('link', { name: 'Learn' })
    await link.focus()
    release()
    await expect(page.getByText('Loading...'), path).toHaveCount(0)
    await expect(link).toBeFocused()
  }
})

test('An address without a printed page of its own shows nothing of another page, nor a visitor’s home to a learner', async ({
  page,
}) => {
  const open = async (path: string, heading: string | RegExp) => {
    const arrive = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html'), path).toHaveAttribute('data-elsewhere', '')
    await expect(page.getByRole('main'), path).toBeHidden()
    arrive()
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
    await expect(page.getByText(HEADLINE)).toHaveCount(0)
  }
  await open('/learn?focus=straw-man&type=logical-fallacies&q=man', /./)
  await signUp(page)
  await open('/', 'Hello, Ada Byron')
})

test.describe('An unknown address', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('gets status 404 and the page for it, before any code, and in JSON under /api', async ({ page, request }) => {
    for (const path of ['/', '/dashboard', '/learn', '/progress']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['content-type'], path).toContain('text/html')
    }
    for (const path of ['/learn/straw-man', '/Learn', '/index.php']) {
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404)
    }
    const call = await request.get('/api/nowhere')
    expect([call.status(), call.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8'])

    const arrive = await holdCode(page)
    const answer = await page.goto('/nowhere', { waitUntil: 'commit' })
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    arrive()
    await expect(page).toHaveTitle('Page Not Found · Think Twice')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0)
  })
})

test.describe('Code that does not arrive', () => {
  test.use({ expectedComplaint: /Failed to load resource: net::|could not be shown|dynamically imported module/ })

  test('of one screen is told there, can be tried again, and leaves the other screens alone', async ({ page }) => {
    await page.route('**/progress-screen-*.js', (route) => route.abort())
    await page.goto('/progress')
    await expect(page.getByRole('alert')).toHaveText(NOT_LOADED)

    await page.getByRole('link', { name: 'Learn' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('alert')).toBeVisible()

    await page.unroute('**/progress-screen-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  })

  test('at all is told above every page, which can be tried again', async ({ page }) => {
    for (const address of ['/', '/?start=standard', '/dashboard']) {
      await page.route('**/assets/index-*.js', (route) => route.abort())
      await page.goto(address)
      const alert = page.getByRole('alert')
      await expect(alert).toHaveText(NOT_LOADED)

      await page.unroute('**/assets/index-*.js')
      await alert.getByRole('link', { name: 'try again' }).click()
      await expectHydrated(page)
      await expect(alert).toBeHidden()
    }
  })
})

test('A friend’s link previews as a round from a friend, before any code has run', async ({ request }) => {
  const html = await (await request.get('/?round=with&of=1abc')).text()
  expect(html).toContain('<title>A round from a friend · Think Twice</title>')
  expect(html).toContain('<meta property="og:title" content="A round from a friend · Think Twice">')
  expect(html).toContain('<meta property="og:description" content="A few short arguments, some of them sound.')
})

test('A pasted link leads where it was meant to, with what was pasted along, for previews and for people', async ({
  page,
  request,
}) => {
  for (const [pasted, title, meant] of [
    ['/?today=2026-11-01.', 'Today’s argument', '/?today=2026-11-01'],
    ['/?today).', 'Today’s argument', '/?today'],
    ['/learn?focus=straw-man).', 'Straw Man', '/learn?focus=straw-man).'],
    [
      '/learn?focus=straw-%0D%0Aman&amp;type=logical-fallacies',
      'Straw Man',
      '/learn?focus=straw-man&type=logical-fallacies',
    ],
    ['/learn?type=cognitive-biases,', 'Learn', '/learn?type=cognitive-biases'],
    ['/learn?for=teachers%3E', 'For teachers', '/learn?for=teachers'],
  ] as const) {
    expect(await (await request.get(pasted)).text()).toContain(`<title>${title}`)
    await page.goto(pasted)
    await expectHydrated(page)
    await expect(page).toHaveURL(meant)
  }
  await page.goto('/?session=gone-1.')
  await expect(page).toHaveURL('/')
})

test.describe('A pasted link to a class', () => {
  test.use({ expectedComplaint: NOT_FOUND })

  test('asks for the code that was meant', async ({ page }) => {
    await page.goto('/?class=%E2%80%8Bh7k%204rw).')
    await expect(page.getByText('No class has the code H7K 4RW.')).toBeVisible()
  })
})

/** Marks the bar that came with the page, which the first script replaces. */
function markPrintedBar(): void {
  const observer = new MutationObserver(() => {
    const bar = document.querySelector('header')
    if (!bar) return
    bar.dataset['printed'] = ''
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
