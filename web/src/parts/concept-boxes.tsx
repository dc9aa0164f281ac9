import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { ConceptId } from '@think-twice/core/vocabulary'
import typography from '../ui/text.module.css'
import { CATALOG_HALVES } from './catalog.ts'
import styles from './concept-boxes.module.css'
import { ConceptTitle } from './concept-name.tsx'

type ConceptBoxesProps = {
  chosen: readonly ConceptId[]
  /** The most that may be chosen; any number if not given. */
  most?: number
  onChoose: (chosen: readonly ConceptId[]) => void
}

/** The 48 names, each with a box to tick. */
export function ConceptBoxes({ chosen, most = Number.POSITIVE_INFINITY, onChoose }: ConceptBoxesProps) {
  const isFull = chosen.length >= most
  return Object.values(CATALOG_HALVES).map(({ title, concepts }) => (
    <fieldset key={title} className={styles.half}>
      <legend className={typography.label}>{title}</legend>
      {concepts.map((concept) => {
        const isChosen = chosen.includes(concept)
        return (
          <label key={concept}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChoose(isChosen ? chosen.filter((each) => each !== concept) : [...chosen, concept])}
            />
            <ConceptTitle name={CONCEPT_NAMES[concept]} />
          </label>
        )
      })}
    </fieldset>
  ))
}
