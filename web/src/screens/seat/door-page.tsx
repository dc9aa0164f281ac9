import type { ReactNode } from 'react'
import pages from '../../frame/page.module.css'
import { SkipLink } from '../../frame/page.tsx'
import { AttemptBar } from '../../parts/question/attempt-bar.tsx'
import styles from './seat.module.css'

/** A page for whoever has no seat yet. */
export function DoorPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <AttemptBar exit={{ href: '/', hint: 'To the home page' }} />
      <main id="main" className={pages.width} tabIndex={-1}>
        <div className={styles.page}>{children}</div>
      </main>
    </>
  )
}
