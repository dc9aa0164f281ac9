import type { ReactNode } from 'react'
import { useCurrentUser } from '../browser/current-user.ts'
import { classNames } from '../ui/class-names.ts'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import styles from './page.module.css'
import rail from './rail.module.css'
import { Rail } from './rail.tsx'

type PageProps = {
  /** The shortcuts of a signed-in person are shown on wide screens, too, beside the content. */
  isRailed?: boolean
  children: ReactNode
}

/** A screen between the navigation and the footer; on phones signed-in people have the shortcuts at the bottom. */
export function Page({ isRailed = false, children }: PageProps) {
  const isSignedIn = useCurrentUser() !== null
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <Navigation />
      <div className={classNames(rail.columns, isSignedIn && rail.withBar, isSignedIn && isRailed && rail.railed)}>
        {isSignedIn && (
          <aside className={rail.rail}>
            <Rail />
          </aside>
        )}
        <div className={rail.body}>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
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
