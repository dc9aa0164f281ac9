import type { ItemType } from '@think-twice/core/vocabulary'
import { Glyph } from '../../ui/cells.tsx'
import styles from './item-type-label.module.css'

/** 'Fallacy' or 'Bias', or more specific words, with its glyph. */
export function ItemTypeLabel({ type, children }: { type: ItemType; children?: string }) {
  return (
    <span className={type === 'bias' ? styles.bias : styles.fallacy}>
      <Glyph type={type} />
      {children ?? (type === 'bias' ? 'Bias' : 'Fallacy')}
    </span>
  )
}
