import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'
import { fillLogin, fillRegistration, loginDialog, newUsername, openForm, PASSWORD, signUp } from '../steps/account.ts'
import { answerToday, playRound } from '../steps/play-a-round.ts'
import { Teacher } from '../steps/seats.ts'
import { question, readReview, takeByKeys } from '../steps/take-a-quiz.ts'

/** The browser's own lines for refusals, and ours for what could not be kept. */
test.use({ expectedComplaint: /status of (401|404) |could not be (kept|read|registered)|couldn’t be kept/ })

test('A browser without cookies says so once, after logging in, signing up and recovering, and keeps nobody signed in', async ({
  page,
  context,
}) => {
  const { username, password, id } = await signUp(page)
  const made = await page.request.post(`/api/users/${id}/recovery-code`, { data: { currentPassword: password } })
  const { code } = await made.json()
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await refuseCookies(page)
  const said = 'Your browser didn’t keep the sign-in. Allow cookies for this site, then log in.'

  await page.goto('/')
  await openForm(page, 'Login')
  await fillLogin(page, { username, password })
  await expectRefusal(page, 'Not signed in', said)
  await expect(loginDialog(page)).toBeVisible()

  await loginDialog(page).getByRole('button', { name: 'Use your recovery code' }).click()
  const recover = page.getByRole('dialog', { name: 'Set a new password' })
  await recover.getByLabel('Username').fill(username)
  await recover.getByLabel('Recovery code').fill(code)
  await recover.getByLabel('New password').fill('battery staple')
  await recover.getByRole('button', { name: 'Set new password' }).click()
  await expectRefusal(page, 'Password changed, but not signed in', said)

  await page.goto('/learn')
  await openForm(page, 'Sign Up')
  await fillRegistration(page, { username: newUsername(), password: PASSWORD })
  await expectRefusal(page, 'Account created, but not signed in', said)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('A browser without cookies is told at the door of a class, and takes one seat however often it tries', async ({
  page,
  baseURL,
}) => {
  const teacher = await Teacher.of(baseURL!, 'anonymous')
  await refuseCookies(page)
  await page.goto(`/?class=${teacher.code}`)
  for (let tries = 0; tries < 2; tries++) {
    const answered = page.waitForResponse('**/api/seat?*')
    await page.getByRole('button', { name: 'Take a seat' }).click()
    await answered
    await expect(page.getByRole('alert')).toHaveText(
      'Your browser didn’t keep your seat. Allow cookies for this site, then try again.',
    )
  }
  expect(await teacher.joined()).toBe(1)
  await teacher.forget()
})

test('A browser that forbids all storage still plays: a quiz, a round, and today’s argument', async ({ page }) => {
  await page.addInitScript(() => {
    for (const forbidden of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, forbidden, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/?start=standard')
  await expect(question(page, '1', '12')).toBeVisible()
  await takeByKeys(page, 12)
  expect(await readReview(page)).toHaveLength(12)
  await page.goto('/?round=start')
  expect(await playRound(page)).toHaveLength(8)
  await page.goto('/?today')
  await answerToday(page, 0)
  await page.goto('/learn?focus=straw-man')
  await expect(page.getByRole('heading', { name: 'Straw Man' })).toBeVisible()
})

/** The API's replies without their cookies, as in a browser that blocks them all. */
async function refuseCookies(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const asked = route.request()
    const { cookie: _, ...headers } = await asked.allHeaders()
    const body = asked.postData()
    const reply = await fetch(asked.url(), { method: asked.method(), headers, ...(body !== null && { body }) })
    const { 'set-cookie': __, 'content-encoding': ___, ...rest } = Object.fromEntries(reply.headers)
    await route.fulfill({ status: reply.status, headers: rest, body: Buffer.from(await reply.arrayBuffer()) })
  })
}

async function expectRefusal(page: Page, title: string, message: string): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText(title)
  await expect(toast).toContainText(message)
}
