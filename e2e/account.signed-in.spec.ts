import { fillRegistration, newUsername, openForm, signUp } from './account.ts'
import { expect, test } from './journey.ts'
import { openCard, readReview, takeByKeys, toast } from './learner.ts'

/** The browser's own lines: a username that is free, a sign-in that is refused, a session that has ended. */
const EXPECTED = /status of (401|404|409) /

test.use({ expectedComplaint: EXPECTED })

test('The register form checks passwords, then their length, then the terms, each with its words', async ({ page }) => {
  await page.goto('/learn')
  await openForm(page, 'Sign Up')
  const ada = { name: 'Ada Byron', username: newUsername(), password: 'abc', confirmation: 'abcd' }

  await fillRegistration(page, ada)
  await expect(toast(page)).toContainText('Password Mismatch')
  await expect(toast(page)).toContainText('Passwords do not match. Please try again.')

  await fillRegistration(page, { ...ada, confirmation: 'abc' })
  await expect(toast(page)).toContainText('Password Too Short')
  await expect(toast(page)).toContainText('Password must be at least 6 characters long.')

  await fillRegistration(page, { ...ada, password: 'abcdef', confirmation: 'abcdef' })
  await expect(toast(page)).toContainText('Terms Required')
  await expect(toast(page)).toContainText('Please agree to the terms and conditions.')

  await fillRegistration(page, { ...ada, password: 'abcdef', confirmation: 'abcdef', agree: true })
  await expect(toast(page)).toContainText('Registration Failed')
  await expect(toast(page)).toContainText('Password must be at least 8 characters')
})

test('A visitor signs up, logs out, is refused with a wrong password, and logs in', async ({ page }) => {
  const username = newUsername()
  const password = 'correct horse'
  await page.goto('/learn')
  await openForm(page, 'Login')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
  await fillRegistration(page, { name: 'Ada Byron', username, password, confirmation: password, agree: true })
  await expect(toast(page)).toContainText('Registration Successful')
  await expect(toast(page)).toContainText('Welcome to Think Twice, Ada Byron!')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(navigation.getByRole('link')).toHaveText(['Learn', 'Dashboard', 'Progress'])

  await navigation.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()

  await openForm(page, 'Login')
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Login Failed')
  await expect(toast(page)).toContainText('Invalid username or password')

  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Remember me').check()
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Login Successful')
  await expect(toast(page)).toContainText(`Welcome back, ${username}!`)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(stored).toMatchObject({ name: username, username })
})

test('A name that is taken is refused in the words of the specification', async ({ page }) => {
  const { username } = await signUp(page)
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/learn')
  await openForm(page, 'Sign Up')

  const password = 'correct horse'
  await fillRegistration(page, {
    name: 'Bea',
    username: username.toUpperCase(),
    password,
    confirmation: password,
    agree: true,
  })

  await expect(toast(page)).toContainText('Username already exists')
})

test('The dialog keeps the focus inside, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const login = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Login' })
  await login.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused()

  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(login).toBeFocused()
})

test('A visitor who signs up from a result keeps it', async ({ page }) => {
  await openCard(page, 'Standard Quiz')
  await takeByKeys(page, 12)
  const review = await readReview(page)
  const password = 'correct horse'
  await page.getByRole('button', { name: 'sign up', exact: true }).click()
  await fillRegistration(page, { name: 'Ada', username: newUsername(), password, confirmation: password, agree: true })

  await expect(toast(page)).toContainText('Registration Successful')
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeVisible()
  expect(await readReview(page)).toEqual(review)

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Standard Quiz' }).filter({ hasText: 'Just now' }),
  ).toHaveCount(1)
})

test('A session that has ended on the server opens the login dialog, and the page stays', async ({ page, context }) => {
  await signUp(page)
  await context.clearCookies()

  await page.goto('/learn')

  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/learn')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('A corrupt stored user counts as logged out, and the dashboard leads a visitor home', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('user', '{"id":"seven"'))
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name: 'Login' }),
  ).toBeVisible()
})
