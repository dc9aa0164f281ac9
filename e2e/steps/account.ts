import { expect, type Locator, type Page } from '@playwright/test'
import { expectHydrated, isBehindMenu, openNavigation } from './navigation.ts'

/** A learner with an account of their own, signed in in this browser. */
export type Learner = { id: number; username: string; password: string }

export const PASSWORD = 'correct horse'

let made = 0
/** A name that no other test uses. */
export function newUsername(): string {
  made += 1
  return `learner.${process.pid}.${Date.now().toString(36)}.${made}`
}

/** Makes an account through the API and signs this browser in, as quickly as a journey about something else needs. */
export async function signUp(page: Page, username = newUsername()): Promise<Learner> {
  const reply = await page.request.post('/api/users', { data: { username, password: PASSWORD } })
  expect(reply.status()).toBe(201)
  const { id, createdAt } = await reply.json()
  await rememberUser(page, { id, name: 'Ada Byron', username, createdAt })
  return { id, username, password: PASSWORD }
}

/** Signs this browser in through the API. */
export async function signIn(page: Page, { username, password }: Omit<Learner, 'id'>): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { username, password } })
  expect(reply.status()).toBe(200)
  const { id, createdAt } = await reply.json()
  await rememberUser(page, { id, name: username, username, createdAt })
}

/** Stores the user as the product does after a sign-in. */
async function rememberUser(page: Page, user: Record<string, unknown>): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate((stored) => localStorage.setItem('user', JSON.stringify(stored)), user)
}

/** A page at the product's address with nothing on it, where its storage can be reached without opening a screen. */
export async function openEmptyPage(page: Page): Promise<void> {
  const address = '/empty-page'
  // Without an icon of its own the browser would ask for one.
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.unroute(address)
}

/** Opens a form from the navigation, which on a phone is behind the menu. */
export async function openForm(page: Page, button: 'Login' | 'Sign Up'): Promise<void> {
  await expectHydrated(page)
  await (await openNavigation(page)).getByRole('button', { name: button }).click()
}

export async function logOut(page: Page): Promise<void> {
  await (await openNavigation(page)).getByRole('button', { name: 'Logout' }).click()
}

export type Registration = {
  name?: string
  username?: string
  password?: string
  confirmation?: string
  agree?: boolean
}

/** Fills the register form and sends it; what is not given is right. */
export async function fillRegistration(page: Page, registration: Registration = {}): Promise<void> {
  const { name = 'Ada', username = newUsername(), password = PASSWORD, agree = true } = registration
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm Password').fill(registration.confirmation ?? password)
  await dialog.getByLabel('I agree').setChecked(agree)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
}

export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome back' })
}

export type Login = { username: string; password: string; remember?: boolean }

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, { username, password, remember = false }: Login): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Remember me').setChecked(remember)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

export async function openAccountPage(page: Page): Promise<void> {
  if (isBehindMenu(page)) await (await openNavigation(page)).getByRole('link', { name: 'Account' }).click()
  else await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
}

/** One section of the account page. */
export function accountSection(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** Makes a recovery code on the account page and reads it. */
export async function makeCode(page: Page, password: string): Promise<string> {
  const recovery = accountSection(page, 'Recovery code')
  await recovery.getByLabel('Your password').fill(password)
  await recovery.getByRole('button', { name: /^Make a/ }).click()
  const code = recovery.getByText(/^\w{4} \w{4} \w{4} \w{4}$/)
  await expect(code).toBeVisible()
  return (await code.textContent())!
}
