import { expect, type Locator, type Page } from '@playwright/test'

/** One section of the account page. */
export function matter(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** Makes a recovery code on the account page and reads it. */
export async function makeCode(page: Page, password: string): Promise<string> {
  const recovery = matter(page, 'Recovery code')
  await recovery.getByLabel('Your password').fill(password)
  await recovery.getByRole('button', { name: /^Make a/ }).click()
  const code = recovery.getByText(/^\w{4} \w{4} \w{4} \w{4}$/)
  await expect(code).toBeVisible()
  return (await code.textContent())!
}
