import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { DifficultyLevel, SeverityLevel } from './level.tsx'

test('a level is shown by its word and its pips, never by color alone', async () => {
  render(
    <>
      <DifficultyLevel difficulty="hard" />
      <SeverityLevel severity="low" />
    </>,
  )
  await expect.element(page.getByText('Hard')).toBeVisible()
  await expect.element(page.getByText('Low severity')).toBeVisible()
  const filled = [...document.querySelectorAll('[aria-hidden]')].map((pips) => pips.querySelectorAll('[class]').length)
  expect(filled).toEqual([3, 1])
})
