import { itemTypeOfConcept } from '@think-twice/core/concepts/concept-lookup'
import type { ConceptName } from '@think-twice/core/concepts/concept-names'
import type { ItemType } from '@think-twice/core/vocabulary'
import { Fragment } from 'react'
import { Glyph } from '../ui/cells.tsx'
import styles from './concept-name.module.css'

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
    <span className={type === 'bias' ? styles.bias : styles.fallacy}>
      <Glyph type={type} />
      {children ?? (type === 'bias' ? 'Bias' : 'Fallacy')}
    </span>
  )
}
