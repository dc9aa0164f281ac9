/** Parts that several insights share, apart from the plots. */

import { HOW_THIS_WORKS } from '@think-twice/core/learning/how-this-works'
import type { MarkedSentence } from '@think-twice/core/wording/marked-text'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import fold from '../../../ui/fold.module.css'
import { LateFold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import styles from './insight-parts.module.css'

type InsightLineProps = { title: string; sentence: string; children?: ReactNode }

/** One sentence; what it is based on opens in place, and is made only then, if there is anything. */
export function InsightLine({ title, sentence, children }: InsightLineProps) {
  const line = (
    <>
      <h3>{title}</h3>
      <span>{sentence}</span>
      {children && <Icon name="arrowRight" />}
    </>
  )
  if (!children) return <div className={styles.line}>{line}</div>
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

/** The picture of the eye: folded on a phone, where it takes half a screen. */
export function PictureFold({ children }: { children: ReactNode }) {
  const [isOpen] = useState(() => matchMedia('(min-width: 64rem)').matches)
  return (
    <details className={styles.picture} open={isOpen}>
      <summary className={typography.opener}>The picture</summary>
      <div>{children}</div>
    </details>
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
