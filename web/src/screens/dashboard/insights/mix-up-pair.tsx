import type { Insights } from '@think-twice/contract/practice'
import { itemTypeOfConcept } from '@think-twice/core/concepts/concept-lookup'
import { conceptWithId } from '@think-twice/core/concepts/concept-names'
import { Link } from 'wouter'
import { practiceAddress } from '../../../addresses.ts'
import { useTellApart } from '../../../data/tell-apart.ts'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import buttons from '../../../ui/button.module.css'
import { Glyph } from '../../../ui/cells.tsx'
import { MixUpArrows } from './mix-up-arrows.tsx'
import styles from './mix-up-pair.module.css'
import { sightingName } from './mix-up-words.ts'

type Pair = Insights['confusions'][number]

/** Two names, an arrow each way, the question that tells them apart, and practice. */
export function MixUpPair({ pair: { one, other } }: { pair: Pair }) {
  const question = useTellApart([one.was, one.named])?.text
  const practiced = conceptWithId(one.was) ?? conceptWithId(one.named)
  const names = `${sightingName(one.was)} and ${sightingName(one.named)}`
  return (
    <article className={styles.pair} aria-label={names}>
      <div className={styles.names}>
        <SightingTitle sighting={one.was} />
        <MixUpArrows there={one} back={other} />
        <SightingTitle sighting={one.named} />
      </div>
      <div className={styles.right}>
        {question && <p>{question}</p>}
        {practiced && (
          <Link className={buttons.small} href={practiceAddress(practiced)} aria-label={`Practice ${practiced}`}>
            Practice <ConceptTitle name={practiced} />
          </Link>
        )}
      </div>
    </article>
  )
}

function SightingTitle({ sighting }: { sighting: string }) {
  const name = conceptWithId(sighting)
  return (
    <h4>
      {name && <Glyph type={itemTypeOfConcept(name)} />}
      <span>{name ? <ConceptTitle name={name} /> : sightingName(sighting)}</span>
    </h4>
  )
}
