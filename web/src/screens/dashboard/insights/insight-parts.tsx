/** Parts that several insights share, apart from the plots. */

import { HOW_THIS_WORKS } from '@think-twice/core/learning/how-this-works'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import styles from './insights.module.css'

type InsightLineProps = { title: string; sentence: string; children?: ReactNode }

/** One sentence; what it is based on opens in place, if there is anything. */
export function InsightLine({ title, sentence, children }: InsightLineProps) {
  const line = (
    <>
      <h3>{title}</h3>
      <span>{sentence}</span>
    </>
  )
  if (!children) return <div className={styles.line}>{line}</div>
  return (
    <Fold look="line" icon="arrowRight" className={styles.line} summary={line}>
      <div className={styles.opened}>{children}</div>
    </Fold>
  )
}

/** The picture of the eye: folded on a phone, where it takes half a screen. */
export function PictureFold({ children }: { children: ReactNode }) {
  const [isOpen] = useState(() => matchMedia('(min-width: 64rem)').matches)
  return (
    <Fold className={styles.picture} summaryClassName={typography.opener} summary="The picture" isOpen={isOpen}>
      <div>{children}</div>
    </Fold>
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
