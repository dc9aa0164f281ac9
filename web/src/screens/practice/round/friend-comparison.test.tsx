import { someRoundItem } from '@think-twice/core/practice/round.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../../test/render.tsx'
import { roundAfter } from '../../../../test/rounds.ts'
import { FriendComparison } from './friend-comparison.tsx'

const items = ['one', 'two', 'three'].map((id) => someRoundItem({ id }))
const [right, wrong] = ['False Cause', 'Anecdotal']

const row = (name: string) => textsOf(page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell'))

test('both rows of answers are compared question by question, and a line says who got more right', async () => {
  render(<FriendComparison round={roundAfter(items, [right, wrong, right])} results={[true, false, false]} />)
  await expect.element(page.getByText('You got 2 of 3, your friend 1.')).toBeVisible()
  expect(row('You')).toEqual(['right', 'missed', 'right'])
  expect(row('Friend')).toEqual(['right', 'missed', 'missed'])
  expect(textsOf(page.getByRole('columnheader'))).toEqual(['Who', 'Question 1', 'Question 2', 'Question 3'])
})

test('an extra scenario after a mix-up is not compared, because the friend never had it', async () => {
  const [first, second, third] = items.map((item, index) => (index === 1 ? { ...item, isExtra: true as const } : item))
  const round = roundAfter(
    [first, second, third].flatMap((item) => item ?? []),
    [wrong, right, right],
  )
  render(<FriendComparison round={round} results={[true, true]} />)
  await expect.element(page.getByText('Your friend got 2 of 2, you 1.')).toBeVisible()
  expect(row('You')).toEqual(['missed', 'right'])
})
