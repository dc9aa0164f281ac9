import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import {
  fillLogin,
  fillRegistration,
  loginDialog,
  logOut,
  newUsername,
  openForm,
  PASSWORD,
  signUp,
} from '../steps/account.ts'
import { isBehindMenu, openNavigation } from '../steps/navigation.ts'
import { hold, watchWrites } from '../steps/network.ts'
import { savedResults } from '../steps/saved-results.ts'
import { attemptId, beginQuiz, closeToast, question, readReview, takeByKeys, toast } from '../steps/take-a-quiz.ts'

/** The browser's own lines: a refusal, a username that is free, a session that has ended. */
test.use({ expectedComplaint: /status of (400|401|404|409) / })

test('A visitor who signs up on home is sent once, is welcomed after a reload, and is greeted by name on that device', async ({
  page,
}) => {
  const username = newUsername()
  const sent = watchWrites(page)
  const release = await hold(page, '**/api/users')
  await page.goto('/')
  await markPage(page)
  await openForm(page, 'Sign Up')

  await fillRegistration(page, { name: 'Ada Byron', username })
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await page.getByRole('dialog').getByLabel('Confirm Password').press('Enter')
  release()

  await expectToast(page, 'Registration Successful', 'Welcome to Think Twice, Ada Byron!')
  expect(await isMarked(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual(['POST /api/users'])
  const stored = { id: expect.any(Number), name: 'Ada Byron', username, createdAt: expect.anything() }
  expect(await storedUser(page)).toEqual(stored)
  const links = ['Learn', 'Dashboard', 'Progress', ...(isBehindMenu(page) ? ['Account'] : [])]
  await expect((await openNavigation(page)).getByRole('link')).toHaveText(links)

  await logOut(page)
  await openForm(page, 'Login')
  await fillLogin(page, { username, password: PASSWORD })
  await expectToast(page, 'Login Successful', `Welcome back, ${username}!`)
  expect(await storedUser(page)).toMatchObject({ name: username })
  await expect(page.getByRole('heading', { name: 'Hello, Ada Byron' })).toBeVisible()
})

test('The login form refuses a wrong password, welcomes the learner after a reload, and later asks to remember them', async ({
  page,
  context,
}) => {
  const { username, password } = await signUp(page)
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/')
  await markPage(page)
  await openForm(page, 'Login')
  const dialog = loginDialog(page)

  // An empty field is the browser's to refuse.
  await fillLogin(page, { username, password: '' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await expect(toast(page)).toHaveCount(0)

  await fillLogin(page, { username, password: 'wrong horse' })
  await expectToast(page, 'Login Failed', 'Invalid username or password', 'destructive')
  await expect(dialog.getByText('Invalid username or password')).toHaveCount(1)
  await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await closeToast(page)
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Invalid username or password')

  const sent = watchWrites(page)
  const release = await hold(page, '**/api/login')
  await fillLogin(page, { username: username.toUpperCase(), password })
  await expect(dialog.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await dialog.getByLabel('Password').press('Enter')
  release()

  await expectToast(page, 'Login Successful', `Welcome back, ${username}!`)
  expect(await isMarked(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual(['POST /api/login'])
  expect(await storedUser(page)).toMatchObject({ name: username, username })
  // A cookie without an expiry ends with the browser.
  expect((await readCookies(context)).sid?.expires).toBe(-1)
  const stay = page.getByText('Stay signed in on this computer?')
  await expect(stay).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expectToast(page, 'Saved', 'You’ll stay signed in on this computer.')
  await expect(stay).toHaveCount(0)
  expect(daysLeft((await readCookies(context)).sid)).toBeCloseTo(180, 1)
})

test('A login elsewhere than on home welcomes without a reload, is remembered when asked to, and counts in other tabs too', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  await openLearn(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Recent Quizzes' })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL('/')
  await expect((await openNavigation(other)).getByRole('button')).toHaveText(['Login', 'Sign Up'])

  await openLearn(page)
  await markPage(page)
  await page.getByText('Log in to save favorites.').locator('..').getByRole('button', { name: 'Login' }).click()
  await fillLogin(page, { ...learner, remember: true })
  await expectToast(page, 'Login Successful', `Welcome back, ${learner.username}!`)
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveURL('/learn')
  await expect(page.getByRole('button', { name: 'Add Straw Man to favorites' })).toBeEnabled()
  expect(daysLeft((await readCookies(context)).sid)).toBeCloseTo(180, 1)
  await expect(page.getByText('Stay signed in on this computer?')).toHaveCount(0)
  await expect((await openNavigation(other)).getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('A visitor who signs up from a result keeps the result', async ({ page }) => {
  await page.goto('/?start=standard')
  await takeByKeys(page, 12)
  const review = await readReview(page)
  await page.getByRole('button', { name: 'sign up', exact: true }).click()
  await fillRegistration(page)

  await expectToast(page, 'Registration Successful', 'Welcome to Think Twice, Ada!')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await readReview(page)).toEqual(review)

  await (await openNavigation(page)).getByRole('link', { name: 'Dashboard' }).click()
  const recent = page.getByRole('listitem').filter({ hasText: 'Standard Quiz' }).filter({ hasText: 'Just now' })
  await expect(recent).toHaveCount(1)
})

test('A session that ends on the server opens the login dialog, and an unfinished quiz and its result are kept', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  await beginQuiz(page)
  const id = attemptId(page)

  await context.clearCookies()
  await page.reload()
  await expect(loginDialog(page)).toBeVisible()
  expect(await storedUser(page)).toBeNull()
  await fillLogin(page, learner)
  await expectToast(page, 'Login Successful', `Welcome back, ${learner.username}!`)
  await expect(page.getByText('1 answered', { exact: true })).toBeVisible()
  expect(attemptId(page)).toBe(id)

  await context.clearCookies()
  for (let number = 2; number <= 12; number++) {
    await question(page, String(number)).press('2')
    await page.keyboard.press('Enter')
  }
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  await openForm(page, 'Login')
  await fillLogin(page, learner)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await savedResults(page, learner)).map((result) => result.id)).toEqual([id])
})

test('A learner whose session ends on the dashboard is sent home, and returns there after logging in', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  // The open page may still be asking who is signed in; it must not be the first to find out.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/dashboard')
  await expect(loginDialog(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await fillLogin(page, learner)
  await expectToast(page, 'Login Successful', `Welcome back, ${learner.username}!`)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('Logging out leads home at once, ends the session on the server, and hides an unfinished quiz from others', async ({
  page,
  context,
}) => {
  const learner = await signUp(page)
  await beginQuiz(page)
  const attempt = page.url()
  const cookie = (await context.cookies()).find(({ name }) => name === 'sid')
  const release = await hold(page, '**/api/logout')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Quizzes' })).toBeVisible()
  const sent = page.waitForRequest('**/api/logout')
  await logOut(page)

  // The server has not replied yet.
  expect((await sent).method()).toBe('POST')
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toBeNull()
  await expect((await openNavigation(page)).getByRole('button')).toHaveText(['Login', 'Sign Up'])
  await expect((await openNavigation(page)).getByRole('link')).toHaveText(['Learn'])
  await expect(toast(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Continue where you left off' })).toHaveCount(0)

  const answered = page.waitForResponse('**/api/logout')
  release()
  expect((await answered).status()).toBe(204)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['known'])
  const headers = { cookie: `${cookie!.name}=${cookie!.value}` }
  expect((await page.request.get('/api/session', { headers })).status()).toBe(401)
  await page.goto(attempt)
  await expect(page).toHaveURL('/')

  await openForm(page, 'Login')
  await fillLogin(page, learner)
  await expectToast(page, 'Login Successful', `Welcome back, ${learner.username}!`)
  await page.goto(attempt)
  await expect(page.getByText('1 answered', { exact: true })).toBeVisible()
})

/** Opens the catalog and waits for it, because its navigation replaces the one shown while it loads. */
async function openLearn(page: Page) {
  await page.goto('/learn')
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
}

/** The one toast: its title, its text, and whether it stands out as a failure. */
async function expectToast(page: Page, title: string, text: string, style: 'default' | 'destructive' = 'default') {
  await expect(toast(page)).toHaveText(title + text)
  await expect(toast(page)).toHaveAttribute('data-style', style)
}

/** The session's cookie, beside the one that says that this browser knows this person; no script can read either. */
async function readCookies(context: BrowserContext) {
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name).sort()).toEqual(['known', 'sid'])
  for (const each of cookies) expect(each).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  return { sid: cookies.find(({ name }) => name === 'sid') }
}

/** The server may end the session earlier: 30 days after its last use. */
function daysLeft(cookie: { expires: number } | undefined): number {
  return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
}

/** A flag that a reload removes. */
const markPage = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'))

const storedUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'))
