import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { useGoToHashTarget } from './hash-target.ts'

function Page() {
  useGoToHashTarget()
  return (
    <>
      <h2 id="quizzes">Quizzes</h2>
      <h2 id="für alle">For all</h2>
    </>
  )
}

test('the element named in the address takes the focus', async () => {
  render(<Page />, { at: '/#quizzes' })
  await expect.element(page.getByRole('heading', { name: 'Quizzes' })).toHaveFocus()
})

test('a name that is encoded in the address is found', async () => {
  render(<Page />, { at: '/#f%C3%BCr%20alle' })
  await expect.element(page.getByRole('heading', { name: 'For all' })).toHaveFocus()
})

test('an element that does not exist, or an address without one, leaves the focus alone', () => {
  render(<Page />, { at: '/#nowhere' })
  expect(document.activeElement).toBe(document.body)
})
