import type { ItemType } from '@think-twice/core/vocabulary'
import { Glyph } from './cells.tsx'

/** 'Fallacy' or 'Bias' with its glyph. */
export function KindLabel({ type }: { type: ItemType }) {
  return (
    <span className={`kind ${type === 'bias' ? 'kind--b' : 'kind--f'}`}>
      <Glyph kind={type} />
      {type === 'bias' ? 'Bias' : 'Fallacy'}
    </span>
  )
}
