import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { ProofSheet } from './proof-sheet.tsx'

const answer = page.getByRole('button', { name: 'Answer: step 1.' })

function open() {
  render(
    <>
      <ProofSheet from="How you got here" answer="Answer: step 1.">
        <li>Every link leads somewhere.</li>
      </ProofSheet>
      <p>Below</p>
    </>,
  )
}

test('the answer is upside down until it is pressed, and turns back when pressed again', async () => {
  open()
  await expect.element(answer).not.toHaveAttribute('data-turned')
  await answer.click()
  await expect.element(answer).toHaveAttribute('data-turned', 'true')
  await answer.click()
  await expect.element(answer).not.toHaveAttribute('data-turned')
})

test('the answer turns back when the pointer or the focus leaves it', async () => {
  open()
  await answer.click()
  await page.getByText('Below').hover()
  await expect.element(answer).not.toHaveAttribute('data-turned')
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toHaveAttribute('data-turned', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(answer).not.toHaveAttribute('data-turned')
})
