import type { Locator, Page } from '@playwright/test'

export type Login = { username: string; password: string; remember?: boolean }

export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Welcome back' })
}

/** Fills the login form and sends it. */
export async function fillLogin(page: Page, { username, password, remember = false }: Login): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Remember me').setChecked(remember)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}
