import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { SkipLink } from './page.tsx'
import { Rail } from './rail.tsx'
import styles from './railed-page.module.css'

/** A screen beside the side rail, which becomes a bar at the bottom on a phone. */
export function RailedPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <Navigation />
      <div className={styles.columns}>
        <Rail />
        <div className={styles.body}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </>
  )
}
