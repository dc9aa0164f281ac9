import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADA } from '../../../test/ada.ts'
import { render, textsOf } from '../../../test/render.tsx'
import { DeleteAccount } from './your-data.tsx'

test('the section counts everything that will be deleted', () => {
  render(<DeleteAccount user={ADA} kept={{ results: 1, answers: 12, favorites: 2 }} />)
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    '1 result and 12 answers',
    'your progress, streak and achievements',
    '2 favorites, your name and all sign-ins',
  ])
})
