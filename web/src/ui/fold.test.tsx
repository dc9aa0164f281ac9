import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Fold, LateFold, PlusFold } from './fold.tsx'

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
    <PlusFold label="Other two options">
      <p>Why not.</p>
    </PlusFold>,
  )
  await page.getByText('Other two options').click()
  await expect.element(page.getByText('Why not.')).toBeVisible()
})

test('expensive content is created when a fold is first opened, and stays when it is closed', async () => {
  let drawn = 0
  function Picture() {
    drawn += 1
    return <p>A picture</p>
  }
  render(
    <LateFold summary="How sure">
      <Picture />
    </LateFold>,
  )
  expect(drawn).toBe(0)
  await page.getByText('How sure').click()
  await expect.element(page.getByText('A picture')).toBeVisible()
  await page.getByText('How sure').click()
  await expect.element(page.getByText('A picture')).toBeInTheDocument()
  expect(drawn).toBe(1)
})
