import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { isAccountRequested } from '../addresses.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LogoSquares } from '../ui/logo.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { SkipLink } from './page.tsx'
import styles from './railed-page.module.css'

/** Quizzes and assessments both start at home, each in its own section. */
const TABS: readonly { name: string; icon: IconName; href: string }[] = [
  { name: 'Home', icon: 'home', href: '/dashboard' },
  { name: 'Quizzes', icon: 'quizzes', href: '/#quizzes' },
  { name: 'Assessments', icon: 'assessments', href: '/#assessments' },
  { name: 'Learn', icon: 'book', href: '/learn' },
  { name: 'Progress', icon: 'chart', href: '/progress' },
]

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

/** The rail beside the dashboard, or below it on a phone: home, then the tabs, the dashboard first. */
function Rail() {
  const [search] = useSearchParams()
  const isDashboard = !isAccountRequested(search)
  return (
    <aside className={styles.rail}>
      <nav className={styles.bar} aria-label="Dashboard">
        <Link className={styles.home} href="/" aria-label="Home page">
          <LogoSquares />
        </Link>
        <ul>
          {TABS.map(({ name, icon, href }) => (
            <li key={name}>
              <Link href={href} aria-current={href === '/dashboard' && isDashboard ? 'page' : undefined}>
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
