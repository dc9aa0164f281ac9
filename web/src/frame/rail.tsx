import { Link, useSearchParams } from 'wouter'
import { isAccountRequested } from '../addresses.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LogoSquares } from '../ui/logo.tsx'
import styles from './rail.module.css'

/** Quizzes and assessments both start at home, each in its own section. */
const TABS: readonly { name: string; icon: IconName; href: string }[] = [
  { name: 'Home', icon: 'home', href: '/dashboard' },
  { name: 'Quizzes', icon: 'quizzes', href: '/#quizzes' },
  { name: 'Assessments', icon: 'assessments', href: '/#assessments' },
  { name: 'Learn', icon: 'book', href: '/learn' },
  { name: 'Progress', icon: 'chart', href: '/progress' },
]

/** The rail beside the dashboard, or below it on a phone: home, then the tabs, the dashboard first. */
export function Rail() {
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
