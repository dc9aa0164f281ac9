import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { AccountLink } from './account-link.tsx'

const link = page.getByRole('link', { name: 'Account' })

test.each([
  ['Ada Byron', 'A'],
  ['  ada', 'A'],
  ['émile', 'É'],
  ['𝒵oe', '𝒵'],
])('the link of “%s” shows the initial %s', async (name, initial) => {
  render(<AccountLink name={name} isHere={false} />)
  await expect.element(link).toHaveTextContent(initial)
})

test('the link says when it leads to the page that is open', async () => {
  render(<AccountLink name="Ada" isHere />)
  await expect.element(link).toHaveAttribute('aria-current', 'page')
})
