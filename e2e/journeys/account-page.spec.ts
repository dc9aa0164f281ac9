import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import {
  accountSection,
  fillLogin,
  type Learner,
  loginDialog,
  makeCode,
  openAccountPage,
  openEmptyPage,
  signUp,
} from '../steps/account.ts'
import { openNavigation } from '../steps/navigation.ts'
import { countUnsent } from '../steps/outbox.ts'
import { saveQuizzes } from '../steps/saved-results.ts'
import { takeByKeys, toast } from '../steps/take-a-quiz.ts'

const NEW_PASSWORD = 'battery staple'
/** The browser's own lines for what is refused here on purpose. */
const REFUSED = /^error: Failed to load resource: the server responded with a status of (401|403|410) /

const openAccount = async (page: Page) => {
  await page.goto('/dashboard?account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
}

test('The account page is one step away, and a display name saved there appears on every device', async ({
  page,
  browser,
}) => {
  const learner = await signUp(page)
  await page.goto('/learn')
  // The loading page's bar goes away with that page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAccountPage(page)
  await expect(page).toHaveURL('/dashboard?account')
  await expect(page).toHaveTitle('Account · Think Twice')
  const name = accountSection(page, 'Name')
  await expect(name.getByText(`Your username is ${learner.username}.`)).toBeVisible()
  await name.getByLabel('Display name').fill('  Maya   Okafor ')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(name.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const elsewhere = await signInElsewhere(browser, page, learner)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByText('Welcome, Maya Okafor.')).toBeVisible()
  await elsewhere.context().close()
})

test.describe('The account page, with refused calls expected', () => {
  test.use({ expectedComplaint: REFUSED })

  test('changes the password with the old one, and signs out every other device', async ({ page, browser }) => {
    const learner = await signUp(page)
    const elsewhere = await signInElsewhere(browser, page, learner)
    await openAccount(page)
    const password = accountSection(page, 'Password')
    const change = async (current: string) => {
      await password.getByLabel('Current password').fill(current)
      await password.getByLabel('New password').fill(NEW_PASSWORD)
      await password.getByRole('button', { name: 'Change password' }).click()
    }
    await change('a guess')
    await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
      'That’s not your current password.',
    )
    await change(learner.password)
    await expect(password.getByText('Password changed')).toBeVisible()
    await expect(password.getByLabel('New password')).toHaveValue('')

    await elsewhere.goto('/progress')
    await expect(loginDialog(elsewhere)).toBeVisible()
    await fillLogin(elsewhere, { username: learner.username, password: NEW_PASSWORD })
    await expect(toast(elsewhere)).toContainText('Login Successful')
    await elsewhere.context().close()
  })

  test('offers a recovery code, shows it once, and lets somebody back in who forgot the password', async ({
    page,
    context,
  }) => {
    const learner = await signUp(page)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Make a recovery code' }).click()
    const code = await makeCode(page, learner.password)
    await page.reload()
    await expect(accountSection(page, 'Recovery code').getByText(/^You have a code, made/)).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to dashboard' }).click()
    await expect(page.getByText(/^Welcome, /)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make a recovery code' })).toHaveCount(0)

    await context.clearCookies()
    await page.goto('/learn')
    await loginDialog(page).getByRole('button', { name: 'Use your recovery code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set a new password' })
    const recover = async (typed: string, newPassword: string) => {
      await dialog.getByLabel('Username').fill(learner.username)
      await dialog.getByLabel('Recovery code').fill(typed)
      await dialog.getByLabel('New password').fill(newPassword)
      await dialog.getByRole('button', { name: 'Set new password' }).click()
    }
    await recover('0000 0000 0000 0000', NEW_PASSWORD)
    await expect(dialog.getByLabel('Recovery code')).toHaveAccessibleDescription(
      /That username and recovery code don’t match\./,
    )
    await recover(code.toLowerCase().replaceAll(' ', ''), NEW_PASSWORD)
    await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
    expect((await page.request.get('/api/session')).status()).toBe(200)
  })

  test('can end each sign-in, or all of them including this one', async ({ page, browser }) => {
    const learner = await signUp(page)
    const phone = await signInElsewhere(browser, page, learner, 'Mozilla/5.0 (iPhone) Version/18.5 Safari/604.1')
    const laptop = await signInElsewhere(browser, page, learner, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
    await openAccount(page)
    const signIns = accountSection(page, 'Signed in on')
    await expect(signIns.getByRole('listitem')).toHaveCount(3)
    await signIns.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
    await expect(signIns.getByRole('listitem')).toHaveCount(2)
    expect((await phone.request.get('/api/session')).status()).toBe(401)
    expect((await laptop.request.get('/api/session')).status()).toBe(200)

    await signIns.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/')
    for (const device of [page, laptop]) {
      await expect.poll(async () => (await device.request.get('/api/session')).status()).toBe(401)
    }
    for (const device of [phone, laptop]) await device.context().close()
  })

  test('downloads everything, then deletes the account and tells other devices, which discard unsent results', async ({
    page,
    browser,
  }) => {
    const learner = await signUp(page)
    await saveQuizzes(page, learner, 1)
    await openAccount(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(data).toMatchObject({
      account: { username: learner.username },
      thisDevice: { settings: { roundLength: 8 }, notSentYet: [] },
    })
    expect(data.results).toEqual([expect.objectContaining({ asked: expect.any(Array) })])
    expect(data.results[0].asked).toHaveLength(12)

    const elsewhere = await signInElsewhere(browser, page, learner)
    await elsewhere.route('**/api/quiz-results', (route) => route.abort())
    await elsewhere.goto('/?start=standard')
    await takeByKeys(elsewhere, 12)
    await expect(elsewhere.getByText('It will be sent when the connection is back.').first()).toBeVisible()

    const deletion = accountSection(page, 'Delete my account')
    await expect(deletion.getByText('1 result and 12 answers')).toBeVisible()
    const button = deletion.getByRole('button', { name: 'Delete my account' })
    await deletion.getByLabel(`Type ${learner.username} to confirm`).fill(learner.username.toUpperCase())
    await expect(button).toBeDisabled()
    await deletion.getByLabel(`Type ${learner.username} to confirm`).fill(learner.username)
    await deletion.getByLabel('Your password').fill('a guess')
    await button.click()
    await expect(deletion.getByLabel('Your password')).toHaveAccessibleDescription('That’s not your current password.')
    await deletion.getByLabel('Your password').fill(learner.password)
    await button.click()
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toContainText('Account deleted')

    await elsewhere.unroute('**/api/quiz-results')
    await elsewhere.goto('/progress')
    const told = elsewhere.getByRole('dialog', { name: 'This account was deleted' })
    await expect(told).toContainText(/Some of what you did on this device was never sent and can’t be saved anymore\./)
    // A message that was not closed is shown again.
    await elsewhere.reload()
    await expect(told).toBeVisible()
    expect(await countUnsent(elsewhere)).toBe(1)
    await told.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => countUnsent(elsewhere)).toBe(0)
    await expect((await openNavigation(elsewhere)).getByRole('button', { name: 'Login' })).toBeVisible()
    await elsewhere.context().close()
  })
})

/** Signs the same person in elsewhere, in another browser. */
async function signInElsewhere(
  browser: Browser,
  page: Page,
  { id, username, password }: Learner,
  userAgent?: string,
): Promise<Page> {
  const baseURL = new URL(page.url()).origin
  const context: BrowserContext = await browser.newContext({
    baseURL,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
    ...(userAgent && { userAgent }),
  })
  const other = await context.newPage()
  await openEmptyPage(other)
  // Sent from a page, so that it carries the browser's own name.
  const status = await other.evaluate(
    async (data) =>
      (
        await fetch('/api/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        })
      ).status,
    { username, password },
  )
  expect(status).toBe(200)
  const user = { id, name: username, username, createdAt: Date.now() }
  await other.evaluate((stored) => localStorage.setItem('user', JSON.stringify(stored)), user)
  return other
}
