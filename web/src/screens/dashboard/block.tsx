import { type ReactNode, useId } from 'react'

type BlockProps = { title: string; aside?: string | undefined; isMajor?: boolean; children: ReactNode }

/** A part of the page under the double rule; a major one has the larger heading and more room above. */
export function Block({ title, aside, isMajor = false, children }: BlockProps) {
  const id = useId()
  return (
    <section className={isMajor ? 'block block--major' : 'block'} aria-labelledby={id}>
      <div className="oxford" />
      <div className="block__head">
        <h2 id={id}>{title}</h2>
        {aside && <span className="fine">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
