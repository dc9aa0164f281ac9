import { itemTypeOfConcept } from '@think-twice/core/concepts/concept-lookup'
import { type ConceptName, isConceptName } from '@think-twice/core/concepts/concept-names'
import type { ItemType } from '@think-twice/core/vocabulary'
import { Fragment } from 'react'
import { Glyph } from '../ui/cells.tsx'
import styles from './concept-name.module.css'

/** The type of a question's label; one that is not in the catalog counts as a fallacy. */
export function itemTypeOfLabel(label: string): ItemType {
  return isConceptName(label) ? itemTypeOfConcept(label) : 'fallacy'
}

const NAMES: Readonly<Record<ItemType, string>> = { fallacy: 'Fallacy', bias: 'Bias' }

/** A concept's name; where it has a slash, a line may break after the slash, but never inside a word. */
export function ConceptTitle({ name }: { name: string }) {
  const [first, ...rest] = name.split('/')
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** A concept's name with the glyph of a fallacy or a bias. */
export function ConceptLabel({ name }: { name: ConceptName }) {
  return (
    <span className={styles.named}>
      <Glyph type={itemTypeOfConcept(name)} />
      <ConceptTitle name={name} />
    </span>
  )
}

/** 'Fallacy' or 'Bias', or more specific words, with its glyph. */
export function ItemTypeLabel({ type, children }: { type: ItemType; children?: string }) {
  return (
    <span className={styles.type} data-type={type}>
      <Glyph type={type} />
      {children ?? NAMES[type]}
    </span>
  )
}
