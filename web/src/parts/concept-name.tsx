import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { isConceptId, itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { Choice } from '@think-twice/core/learning/evidence'
import { type ConceptId, type IdentifiedQuestion, type ItemType, NO_FLAW } from '@think-twice/core/vocabulary'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Glyph } from './cells.tsx'
import styles from './concept-name.module.css'

/** The type of a question's concept; a label that is not in the catalog counts as a fallacy. */
export function itemTypeAsked({ concept }: Pick<IdentifiedQuestion, 'concept'>): ItemType {
  return isConceptId(concept) ? itemTypeOf(concept) : 'fallacy'
}

const NAMES: Readonly<Record<ItemType, string>> = { fallacy: 'Fallacy', bias: 'Bias' }

/**
 * A concept's name; where it has a slash, a line may break after the slash, but never inside a word. Another name is
 * another element, because it may consist of several texts.
 */
export function ConceptTitle({ name }: { name: string }) {
  const [first, ...rest] = name.split('/')
  return (
    <span key={name}>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}

/** A concept's name with the glyph of a fallacy or a bias. */
export function ConceptLabel({ concept }: { concept: ConceptId }) {
  return <GlyphLabel type={itemTypeOf(concept)} name={CONCEPT_NAMES[concept]} />
}

/** A choice with its glyph; for a sound argument each screen has words of its own. */
export function ChoiceLabel({ choice, sound }: { choice: Choice; sound: string }) {
  return choice === NO_FLAW ? <GlyphLabel type="sound" name={sound} /> : <ConceptLabel concept={choice} />
}

function GlyphLabel({ type, name }: { type: ItemType | 'sound'; name: string }) {
  return (
    <span className={styles.named}>
      <Glyph type={type} />
      <ConceptTitle name={name} />
    </span>
  )
}

type MixedUpNamesProps = { between: 'or' | 'and'; isLarge?: boolean; children: [ReactNode, ReactNode] }

/** Two names that were mixed up, with the word between them. */
export function MixedUpNames({ between, isLarge = false, children: [one, other] }: MixedUpNamesProps) {
  return (
    <p className={classNames(styles.names, isLarge && styles.large)}>
      {one}
      <i>{between}</i>
      {other}
    </p>
  )
}

/** 'Fallacy' or 'Bias', or more specific words, with its glyph. */
export function ItemTypeLabel({ type, children }: { type: ItemType; children?: string }) {
  return (
    <span className={styles.type} data-type={type}>
      <Glyph type={type} />
      <span>{children ?? NAMES[type]}</span>
    </span>
  )
}
