import { CATALOG_PIECE } from '@think-twice/core/publishing/pieces'
import { someRoundItem } from '@think-twice/core/rules.fixture'
import { CONCEPTS } from '@think-twice/core/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { PUBLISHED, queryClient } from '../../../data/query-client.ts'
import { AskQuestion, ConceptIntroduction } from './asking.tsx'

const root = document.documentElement

afterEach(() => {
  root.style.fontSize = ''
})

test.each(CONCEPTS)('the example of %s fits on a phone at double text size', async (concept) => {
  await page.viewport(390, 844)
  root.style.fontSize = '200%'
  render(<ConceptIntroduction concept={concept} onGoOn={() => {}} />)
  await expect.element(page.getByText('Why:')).toBeInTheDocument()
  expect(root.scrollWidth).toBeLessThanOrEqual(390)
})

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
