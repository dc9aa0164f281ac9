import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import styles from './page.module.css'

/** A screen between the navigation and the footer. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <Navigation />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

/** The first link of every page, visible only with focus; it leads to the main part, or to the given id's element. */
export function SkipLink({ to = 'main', children }: { to?: string; children: string }) {
  return (
    <a className={styles.skipLink} href={`#${to}`}>
      {children}
    </a>
  )
}
