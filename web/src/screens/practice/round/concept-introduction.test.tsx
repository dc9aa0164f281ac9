import { CONCEPTS } from '@think-twice/core/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { ConceptIntroduction } from './concept-introduction.tsx'

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
