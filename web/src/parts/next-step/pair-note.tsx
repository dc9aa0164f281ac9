import { type ConceptName, conceptId, isBias } from '@think-twice/core/concepts/concept-names'
import { useTellApart } from '../../data/tell-apart.ts'
import { PenNote } from '../pen-note.tsx'
import styles from './next-sheet.module.css'

/** The question that tells the pair apart, in both inks if the pair mixes a fallacy and a bias. */
export function PairNote({ pair: [one, other] }: { pair: readonly [ConceptName, ConceptName] }) {
  const question = useTellApart([conceptId(one), conceptId(other)])?.text
  if (question === undefined) return null
  const ink = isBias(one) !== isBias(other) ? 'both' : isBias(one) ? 'bias' : 'fallacy'
  return (
    <div className={styles.note}>
      <PenNote ink={ink}>To tell them apart, ask: {question.charAt(0).toLowerCase() + question.slice(1)}</PenNote>
    </div>
  )
}
