import { conceptId, isBias } from '@think-twice/core/concepts/concept-names'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import type { Category } from '@think-twice/core/vocabulary'
import { Glyph } from '../../ui/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SeverityLevel } from '../../ui/level.tsx'
import type { Marks } from './use-marks.ts'

/** How a category is called on the page. */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  informal: 'Informal',
  formal: 'Formal',
  'cognitive-bias': 'Cognitive bias',
}

/** Category and severity of a concept, and its flag when it is a weakness of the person who is signed in. */
export function ConceptMeta({ concept, marks }: { concept: CatalogueEntry; marks: Marks | null }) {
  const kind = isBias(concept.name) ? 'bias' : 'fallacy'
  return (
    <div className="entry__meta">
      <span className={`kind ${kind === 'bias' ? 'kind--b' : 'kind--f'}`}>
        <Glyph kind={kind} />
        {CATEGORY_WORDS[concept.category]}
      </span>
      <SeverityLevel severity={concept.severity} />
      {marks?.['needs-work'].has(conceptId(concept.name)) && <Flag>Needs Work</Flag>}
    </div>
  )
}

/** The small flag of what is worth another look. */
export function Flag({ children }: { children: string }) {
  return (
    <span className="tag needs">
      <Icon name="flag" />
      {children}
    </span>
  )
}
