import styles from './cells.module.css'

/** One cell is one question: cracked for a fallacy, tilted for a bias. */
export function Cells({ types }: { types: readonly ('fallacy' | 'bias')[] }) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {types.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
        <i key={index} className={styles.cell} data-type={type} />
      ))}
    </div>
  )
}

export function Glyph({ type }: { type: 'fallacy' | 'bias' }) {
  return <i className={type === 'bias' ? styles.biasGlyph : styles.fallacyGlyph} aria-hidden="true" />
}
