import { CATALOG_PIECE } from '@think-twice/core/publishing/pieces'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { PUBLISHED, queryClient } from '../../../data/query-client.ts'
import { AskQuestion } from './ask-question.tsx'

test('the names among the options are explained on request, in at most six words each', async () => {
  const { question } = someRoundItem()
  render(<AskQuestion question={question} chosen={null} asksSureness onChoose={() => {}} onSure={() => {}} />)
  // They arrive while the question is being read.
  await expect.poll(() => queryClient.getQueryData([PUBLISHED, CATALOG_PIECE])).toHaveLength(CONCEPTS.length)
  await page.getByText('What do these names mean?').click()
  await expect.element(page.getByText('Picks the hits and ignores misses.')).toBeVisible()
  expect(page.getByRole('definition').elements()).toHaveLength(3)
})

test('acts explain themselves', () => {
  const { question } = someRoundItem({ kind: 'decide' })
  render(<AskQuestion question={question} chosen={null} asksSureness onChoose={() => {}} onSure={() => {}} />)
  expect(page.getByText('What do these names mean?').elements()).toHaveLength(0)
})
