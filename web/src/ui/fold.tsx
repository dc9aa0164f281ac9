import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'
import { Icon, type IconName } from './icon.tsx'
import section from './section.module.css'
import { DoubleRule } from './section.tsx'
import typography from './text.module.css'

/** A whole line with a hairline below, a quiet small line, or the heading of a section; a bare one has no icon. */
const LOOKS = { bare: undefined, line: styles.line, quiet: styles.quiet, heading: styles.heading } as const

type FoldProps = {
  summary: ReactNode
  look?: keyof typeof LOOKS
  /** At the end of the line. */
  icon?: IconName
  className?: string | undefined
  summaryClassName?: string | undefined
  /** Does it start open? */
  isOpen?: boolean | undefined
  children: ReactNode
}

/** A line that opens to show more. Its content is in the page, so the browser's own search finds and opens it. */
export function Fold({
  summary,
  look = 'bare',
  icon = 'plus',
  className,
  summaryClassName,
  isOpen = false,
  children,
}: FoldProps) {
  return (
    <details className={classNames(LOOKS[look], className)} open={isOpen}>
      <summary className={summaryClassName}>
        {summary}
        {look !== 'bare' && <Icon name={icon} />}
      </summary>
      {children}
    </details>
  )
}

type FoldedSectionProps = {
  title: string
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  /** Starts open from 640 px on; folded otherwise. */
  opensWhenWide?: boolean
  children: ReactNode
}

/** A part of the page that opens below its heading. */
export function FoldedSection({ title, aside, opensWhenWide = false, children }: FoldedSectionProps) {
  const id = useId()
  const [isOpen] = useState(() => opensWhenWide && matchMedia('(min-width: 40rem)').matches)
  const heading = (
    <>
      <h3 id={id}>{title}</h3>
      {aside && <span className={typography.fine}>{aside}</span>}
    </>
  )
  return (
    <section aria-labelledby={id}>
      <DoubleRule />
      <Fold look="heading" summaryClassName={section.head} summary={heading} isOpen={isOpen}>
        {children}
      </Fold>
    </section>
  )
}
