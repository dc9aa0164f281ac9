import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSearch } from 'wouter'
import { signInAda } from '../../test/ada.ts'
import { render, textsOf } from '../../test/render.tsx'
import { closeAuth } from '../auth/auth-dialog-state.ts'
import { AuthDialogs } from '../auth/auth-dialogs.tsx'
import { forgetUser } from '../browser/current-user.ts'
import { AccountLink } from './account-link.tsx'
import { Navigation } from './navigation.tsx'

const main = page.getByRole('navigation', { name: 'Main', exact: true })
const compact = page.getByRole('navigation', { name: 'Main, compact' })
const menu = page.getByRole('button', { name: 'Menu' })

/** Shows its search no earlier than the menu shows what a change of the address does to it. */
function Page() {
  const search = useSearch()
  const [shown, setShown] = useState('')
  useEffect(() => setShown(search), [search])
  return <p style={{ marginTop: 500 }}>The page {shown}</p>
}

function open(at = '/') {
  render(
    <>
      <Navigation />
      <Page />
      <AuthDialogs />
    </>,
    { at },
  )
}

test('a visitor finds the catalog and buttons for both forms', async () => {
  await page.viewport(1280, 720)
  open()
  expect(textsOf(main.getByRole('link'))).toEqual(['Learn'])
  expect(textsOf(main.getByRole('button'))).toEqual(['Login', 'Sign Up'])
  await main.getByRole('button', { name: 'Login' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  closeAuth()
})

test('a learner finds their pages, and their account under its initial', async () => {
  await page.viewport(1280, 720)
  signInAda()
  open('/progress')
  await expect.element(main.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(textsOf(main.getByRole('link'))).toEqual(['Learn', 'Dashboard', 'Progress'])
  await expect.element(main.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveTextContent('A')
})

test('on the account page the account is marked as the current page, not the dashboard', async () => {
  await page.viewport(1280, 720)
  signInAda()
  open('/dashboard?account')
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
  await expect.element(main.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
})

test('on a phone the links are in a menu that closes on a choice, Escape, or a tap elsewhere', async () => {
  await page.viewport(390, 800)
  signInAda()
  open()
  await menu.click()
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true')
  expect(textsOf(compact.getByRole('link'))).toEqual(['Learn', 'Dashboard', 'Progress', 'Classes', 'Account'])
  await userEvent.keyboard('{Tab}')
  await expect.element(compact.getByRole('link', { name: 'Learn' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(compact.elements()).toHaveLength(0)
  await expect.element(menu).toHaveFocus()
  await menu.click()
  await page.getByText('The page').click()
  expect(compact.elements()).toHaveLength(0)
  await menu.click()
  await compact.getByRole('link', { name: 'Learn' }).click()
  await expect.poll(() => compact.elements().length).toBe(0)
  expect(location.pathname).toBe('/learn')
})

test('signing out closes the menu, even when the page stays the same', async () => {
  await page.viewport(390, 800)
  signInAda()
  open()
  await menu.click()
  await expect.element(compact).toBeVisible()
  forgetUser()
  await expect.poll(() => compact.elements().length).toBe(0)
})

test('a filter that a page writes into its address leaves the menu open', async () => {
  await page.viewport(390, 800)
  open('/learn')
  await menu.click()
  history.replaceState(null, '', '/learn?q=straw')
  await expect.element(page.getByText('The page q=straw')).toBeVisible()
  await expect.element(compact).toBeVisible()
})

test.each([
  ['Ada Byron', 'A'],
  ['  ada', 'A'],
  ['émile', 'É'],
  ['𝒵oe', '𝒵'],
  ['👩‍👩‍👧 Okafor', '👩‍👩‍👧'],
  ['e\u0301mile', 'E\u0301'],
])('the link of “%s” shows the initial %s', async (name, initial) => {
  render(<AccountLink name={name} isHere={false} />)
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveTextContent(initial)
})
