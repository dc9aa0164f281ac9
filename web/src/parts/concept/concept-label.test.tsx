import { expect, test } from 'vitest'
import { render } from '../../../test/render.tsx'
import cells from '../../ui/cells.module.css'
import { ConceptLabel } from './concept-label.tsx'

test('a concept is named beside the glyph of its type', () => {
  render(
    <p>
      <ConceptLabel name="Straw Man" />
      <ConceptLabel name="Anchoring" />
    </p>,
  )
  const labels = [...document.querySelectorAll('p > span')]
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Straw Man', 'Anchoring'])
  expect(labels.map((label) => label.querySelector('i')?.className)).toEqual([cells.fallacyGlyph, cells.biasGlyph])
})
