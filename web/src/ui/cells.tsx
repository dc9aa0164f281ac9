export type CellKind = 'fallacy' | 'bias'

/** One cell is one question: cracked for a fallacy, tilted for a bias. */
export function Cells({ kinds }: { kinds: readonly CellKind[] }) {
  return (
    <div className="cells" aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
        <i key={index} className={`cell ${kind === 'bias' ? 'cell--b' : 'cell--f'}`} />
      ))}
    </div>
  )
}

export function Glyph({ kind }: { kind: CellKind }) {
  return <i className={`glyph ${kind === 'bias' ? 'glyph--b' : 'glyph--f'}`} aria-hidden="true" />
}
