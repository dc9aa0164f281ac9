/** Parts that several insights share, apart from the plots. */

import { HOW_THIS_WORKS } from '@think-twice/core/learning/how-this-works'
import type { MissingAnswers as Missing } from '@think-twice/core/learning/statistics'
import type { MarkedSentence } from '@think-twice/core/wording/marked-text'
import { Fragment, type ReactNode, useState } from 'react'
import { CellLine } from '../../../parts/cells.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import fold from '../../../ui/fold.module.css'
import { LateFold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import styles from './insight-parts.module.css'

/** A picture behind its one sentence: the line opens in place, and the picture is made only then. */
export function InsightLine({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  const line = (
    <>
      <h3>{title}</h3>
      <span>{sentence}</span>
      <Icon name="arrowRight" />
    </>
  )
  return (
    <LateFold className={classNames(fold.line, styles.line)} summary={line}>
      <div className={styles.opened}>{children}</div>
    </LateFold>
  )
}

/** The one sentence that a picture says; a wave runs under the part that shows a lean. */
export function PlotSentence({ sentence: { before, marked, after } }: { sentence: MarkedSentence }) {
  return (
    <p className={styles.said}>
      {before}
      {marked && <span className={styles.wave}>{marked}</span>}
      {after}
    </p>
  )
}

/** The sentence for a picture that is still waiting for answers. */
export function Invitation({ children }: { children: string }) {
  return <p className={classNames(styles.said, styles.middle)}>{children}</p>
}

/** The answers a picture needs, as cells: filled for those given, open for those still missing. */
export function MissingAnswers({ rows }: { rows: readonly (Missing & { sign?: ReactNode })[] }) {
  return (
    <dl className={styles.missing}>
      {rows.map(({ name, sign, count, of }) => (
        <Fragment key={name}>
          <dt>
            {sign}
            {name}, {Math.min(count, of)} of {of}
          </dt>
          <dd>
            <CellLine types={Array.from({ length: of }, (_, cell) => (cell < count ? 'filled' : 'open'))} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The sign of an argument, as on the practice screen: a wave where it breaks, a straight line where it is sound. */
export function FlawOrSoundSign({ of }: { of: 'flaw' | 'sound' }) {
  return (
    <svg className={of === 'flaw' ? styles.flaw : styles.sound} viewBox="0 0 28 12" aria-hidden="true">
      <path d={of === 'flaw' ? 'M1 6q3.25-5 6.5 0t6.5 0 6.5 0 6.5 0' : 'M2 6h24'} />
    </svg>
  )
}

/** The one short text about how the pictures are made; every picture links to it. */
export function HowThisWorks() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={typography.opener} onClick={() => setOpen(true)}>
        How this works
      </button>
      {isOpen && (
        <Dialog title="How this works" onClose={() => setOpen(false)}>
          <Stack as="dl" gap={4} top={4}>
            {HOW_THIS_WORKS.map(({ title, text }) => (
              <div key={title}>
                <dt className={styles.term}>{title}</dt>
                <Text as="dd" look="small">
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  )
}
