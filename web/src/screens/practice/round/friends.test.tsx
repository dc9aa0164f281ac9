import { someRoundItem } from '@think-twice/core/rules.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { FriendComparison } from './friends.tsx'

test('an extra scenario after a mix-up is not compared, because the friend never had it', async () => {
  const items = [
    someRoundItem({ id: 'one' }),
    { ...someRoundItem({ id: 'two' }), isExtra: true as const },
    someRoundItem({ id: 'three' }),
  ]
  render(
    <FriendComparison round={roundAfter(items, ['Anecdotal', 'False Cause', 'False Cause'])} results={[true, true]} />,
  )
  await expect.element(page.getByText('Your friend got 2 of 2, you 1.')).toBeVisible()
  expect(textsOf(page.getByRole('row', { name: /^You/ }).getByRole('cell'))).toEqual(['missed', 'right'])
})
