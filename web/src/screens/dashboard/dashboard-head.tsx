import { quizCounts } from '@think-twice/core/learning/dashboard'
import { counted } from '@think-twice/core/wording/counted'
import { Link } from 'wouter'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useShownName } from '../../data/own-account.ts'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import type { DashboardData } from './use-dashboard.ts'

/** The greeting, and the way to the next quiz. */
export function DashboardHead({ user, data: { results, now } }: { user: CurrentUser; data: DashboardData }) {
  const name = useShownName(user)
  const { active } = quizCounts(results ?? [], now)
  return (
    <div className={pages.head}>
      <div>
        <h1 className={typography.pageTitle}>Dashboard</h1>
        <p>
          {results?.length === 0 ? `Welcome, ${name}.` : `Good to see you again, ${name}.`}
          {active > 0 && ` You have taken ${counted(active, 'quiz', 'quizzes')} this week.`}
        </p>
      </div>
      <Link className={buttons.primary} href="/">
        Take a quiz <Icon name="arrowRight" />
      </Link>
    </div>
  )
}
