import { choiceName } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import type { Choice } from '@think-twice/core/learning/evidence'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { useTellApart } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import { RuledList, Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import type { ClassPair } from '../class-words.ts'
import styles from './class-pairs.module.css'

/** Pairs that were mixed up, each with the question that tells the two apart. */
export function ClassPairs({ pairs }: { pairs: readonly ClassPair[] }) {
  return (
    <RuledList roomy>
      {pairs.map((pair) => (
        <PairRow key={`${pair.one.was} ${pair.one.named}`} pair={pair} />
      ))}
    </RuledList>
  )
}

function PairRow({ pair }: { pair: ClassPair }) {
  const tellApart = useTellApart([pair.one.was, pair.one.named])?.text
  return (
    <li className={styles.row}>
      <PairFigure pair={pair} />
      {tellApart && <p className={styles.question}>{tellApart}</p>}
    </li>
  )
}

/** Pairs in words, for a narrow column. */
export function OtherPairs({ pairs }: { pairs: readonly ClassPair[] }) {
  return (
    <RuledList>
      {pairs.map((pair) => (
        <OtherPair key={`${pair.one.was} ${pair.one.named}`} pair={pair} />
      ))}
    </RuledList>
  )
}

function OtherPair({ pair: { one } }: { pair: ClassPair }) {
  const tellApart = useTellApart([one.was, one.named])?.text
  const named = one.named === NO_FLAW ? 'a good argument' : choiceName(one.named)
  return (
    <li>
      <b className={styles.name}>
        {choiceName(one.was)}, taken for {named}
      </b>
      <p className={typography.small}>{`${one.times} of ${one.of}. ${tellApart ?? ''}`}</p>
    </li>
  )
}

/** Two names with an arrow each way, which points at the name that was chosen; the more often, the thicker. */
export function PairFigure({ pair: { one, other } }: { pair: ClassPair }) {
  return (
    <div className={styles.figure}>
      <Name of={one.was} />
      <Stack gap={2} className={styles.arrows}>
        <Arrow mixUp={one} />
        {other.of > 0 && <Arrow mixUp={other} isBack />}
      </Stack>
      <Name of={one.named} />
    </div>
  )
}

function Name({ of }: { of: Choice }) {
  return (
    <b className={styles.name}>
      <Glyph type={of === NO_FLAW ? 'sound' : itemTypeOf(of)} />
      <span>
        <ConceptTitle name={choiceName(of)} />
      </span>
    </b>
  )
}

/** The thinnest and the thickest arrow, in pixels. */
const [THIN, THICK] = [1.5, 7]

function Arrow({ mixUp: { was, named, times, of }, isBack = false }: { mixUp: ClassPair['one']; isBack?: boolean }) {
  const width = THIN + ((THICK - THIN) * times) / of
  const label = `${choiceName(was)} taken for ${choiceName(named)} ${times} of ${of} times`
  return (
    <span
      className={styles.arrow}
      data-back={isBack || undefined}
      data-none={times === 0 || undefined}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="100" y1="10" y2="10" strokeWidth={width} vectorEffect="non-scaling-stroke" />
      </svg>
      <i aria-hidden="true" />
      <span aria-hidden="true">
        {times} of {of}
      </span>
    </span>
  )
}
