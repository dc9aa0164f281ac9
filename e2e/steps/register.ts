import type { Page } from '@playwright/test'

export type Registration = { name: string; username: string; password: string; confirmation: string; agree?: boolean }

/** Fills the register form and sends it. */
export async function fillRegistration(page: Page, registration: Registration): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await dialog.getByLabel('Full Name').fill(registration.name)
  await dialog.getByLabel('Username').fill(registration.username)
  await dialog.getByLabel('Password', { exact: true }).fill(registration.password)
  await dialog.getByLabel('Confirm Password').fill(registration.confirmation)
  await dialog.getByLabel('I agree').setChecked(registration.agree ?? false)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
}
