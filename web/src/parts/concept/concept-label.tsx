import { itemTypeOfConcept } from '@think-twice/core/concepts/concept-lookup'
import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import { Glyph } from '../../ui/cells.tsx'
import styles from './concept-label.module.css'
import { ConceptTitle } from './concept-title.tsx'

/** A concept's name with the glyph of a fallacy or a bias. */
export function ConceptLabel({ name }: { name: ConceptName }) {
  return (
    <span className={styles.label}>
      <Glyph type={itemTypeOfConcept(name)} />
      <ConceptTitle name={name} />
    </span>
  )
}
