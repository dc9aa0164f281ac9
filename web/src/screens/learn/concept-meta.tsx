import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { CatalogueEntry } from '@think-twice/core/publishing/published-concept'
import type { Category } from '@think-twice/core/vocabulary'
import { ItemTypeLabel } from '../../parts/concept-name.tsx'
import { SeverityLevel } from '../../parts/level.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import tags from '../../ui/tag.module.css'
import styles from './concept-meta.module.css'
import type { Marks } from './use-marks.ts'

/** What a category is called on the page. */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  informal: 'Informal',
  formal: 'Formal',
  'cognitive-bias': 'Cognitive bias',
}

type ConceptMetaProps = { concept: CatalogueEntry; marks: Marks | null; className?: string | undefined }

/** Category and severity of a concept, and its flag if it is a weakness of the signed-in person. */
export function ConceptMeta({ concept, marks, className }: ConceptMetaProps) {
  return (
    <div className={classNames(styles.meta, className)}>
      <ItemTypeLabel type={itemTypeOf(concept.id)}>{CATEGORY_WORDS[concept.category]}</ItemTypeLabel>
      <SeverityLevel severity={concept.severity} />
      {marks?.['needs-work'].has(concept.id) && <Flag>Needs Work</Flag>}
    </div>
  )
}

/** The small flag on a concept worth another look. */
export function Flag({ children }: { children: string }) {
  return (
    <span className={tags.fair}>
      <Icon name="flag" />
      {children}
    </span>
  )
}
