import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Fold } from './fold.tsx'

test('the content of a closed fold is on the page, so that the browser’s search finds it', async () => {
  render(
    <Fold summary="Read the terms">
      <p>It is free.</p>
    </Fold>,
  )
  const inside = page.getByText('It is free.')
  await expect.element(inside).toBeInTheDocument()
  await expect.element(inside).not.toBeVisible()
  await page.getByText('Read the terms').click()
  await expect.element(inside).toBeVisible()
})

test('a quiet fold opens by its label', async () => {
  render(
    <Fold look="quiet" summary="Other two options">
      <p>Why not.</p>
    </Fold>,
  )
  await page.getByText('Other two options').click()
  await expect.element(page.getByText('Why not.')).toBeVisible()
})
