import styles from './cells.module.css'

export type CellKind = 'fallacy' | 'bias'

/** One cell is one question: cracked for a fallacy, tilted for a bias. */
export function Cells({ kinds }: { kinds: readonly CellKind[] }) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
        <i key={index} className={styles.cell} data-kind={kind} />
      ))}
    </div>
  )
}

export function Glyph({ kind }: { kind: CellKind }) {
  return <i className={kind === 'bias' ? styles.biasGlyph : styles.fallacyGlyph} aria-hidden="true" />
}
