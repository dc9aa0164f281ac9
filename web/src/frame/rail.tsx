import { Link, useLocation, useSearchParams } from 'wouter'
import { CLASSES_ADDRESS, requestedOnDashboard } from '../addresses.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LogoSquares } from '../ui/logo.tsx'
import styles from './rail.module.css'

/** Quizzes and assessments both start at home, each in its own section. */
const TABS: readonly { name: string; icon: IconName; href: string; isWide?: true }[] = [
  { name: 'Home', icon: 'home', href: '/dashboard' },
  { name: 'Quizzes', icon: 'quizzes', href: '/#quizzes' },
  { name: 'Assessments', icon: 'assessments', href: '/#assessments' },
  { name: 'Learn', icon: 'book', href: '/learn' },
  { name: 'Progress', icon: 'chart', href: '/progress' },
  // A phone's bar has room for five; there it is in the menu.
  { name: 'Classes', icon: 'classes', href: CLASSES_ADDRESS, isWide: true },
]

/** Home, then the tabs, the dashboard first: a rail beside the dashboard, or a bar at the bottom of every page on a phone. */
export function Rail() {
  const [location] = useLocation()
  const [search] = useSearchParams()
  const here = addressHere(location, search)
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      <Link className={styles.home} href="/" aria-label="Home page" aria-current={here === '/' ? 'page' : undefined}>
        <LogoSquares />
      </Link>
      <ul>
        {TABS.map(({ name, icon, href, isWide }) => (
          <li key={name} className={isWide && styles.onlyWide}>
            <Link href={href} aria-current={href === here ? 'page' : undefined}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The tab of the page; the account page has none. */
function addressHere(location: string, search: URLSearchParams): string | null {
  if (location !== '/dashboard') return location
  const places = { dashboard: location, classes: CLASSES_ADDRESS, 'class round': CLASSES_ADDRESS, account: null }
  return places[requestedOnDashboard(search)]
}
