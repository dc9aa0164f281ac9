import { expect, test } from 'vitest'
import { render } from '../../test/render.tsx'
import { ConceptTitle } from './concept-name.tsx'

test('a concept name may break after its slash, and never inside a word', () => {
  render(
    <p>
      <ConceptTitle name="Composition/Division" />
    </p>,
  )
  expect(document.querySelector('p > span')?.innerHTML).toBe('Composition/<wbr>Division')
})
