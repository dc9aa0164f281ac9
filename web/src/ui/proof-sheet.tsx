import { type ReactNode, useState } from 'react'

/** An argument on a sheet printed in both inks, its answer upside down as on a puzzle page. */
export function ProofSheet({ from, answer, children }: { from: string; answer: ReactNode; children: ReactNode }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <figure className="proof">
      <div className="proof__sheet">
        <figcaption className="proof__from">{from}</figcaption>
        <ol className="steps">{children}</ol>
        <div className="proof__rule" />
        <button
          type="button"
          className="upside"
          data-turned={isTurned || undefined}
          onClick={() => setTurned(!isTurned)}
          onMouseLeave={() => setTurned(false)}
          onBlur={() => setTurned(false)}
        >
          <span>{answer}</span>
        </button>
      </div>
    </figure>
  )
}
