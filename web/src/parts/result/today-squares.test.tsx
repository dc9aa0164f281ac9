import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { TodaySquares } from './today-squares.tsx'

test('the two squares of today’s argument are described in words', async () => {
  render(<TodaySquares name sentence={false} />)
  await expect.element(page.getByRole('img')).toHaveAccessibleName('Name right, sentence missed')
})
