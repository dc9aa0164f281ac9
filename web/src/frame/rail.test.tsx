import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Rail } from './rail.tsx'

const rail = page.getByRole('navigation', { name: 'Shortcuts' })
const here = () =>
  rail
    .getByRole('link')
    .elements()
    .filter((link) => link.hasAttribute('aria-current'))

test('the rail links to home, the dashboard, the quizzes and assessments on home, and the other pages', () => {
  render(<Rail />, { at: '/dashboard' })
  const links = rail.getByRole('link').elements()
  expect(links.map((link) => [link.textContent || link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Home page', '/'],
    ['Home', '/dashboard'],
    ['Quizzes', '/#quizzes'],
    ['Assessments', '/#assessments'],
    ['Learn', '/learn'],
    ['Progress', '/progress'],
  ])
  expect(here().map(({ textContent }) => textContent)).toEqual(['Home'])
})

test('on the account page, which shares its address with the dashboard, no link is marked as current', () => {
  render(<Rail />, { at: '/dashboard?account' })
  expect(here()).toEqual([])
})
