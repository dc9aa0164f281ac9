import { quizCounts } from '@think-twice/core/learning/dashboard'
import { counted } from '@think-twice/core/wording/counted'
import { Link } from 'wouter'
import type { CurrentUser } from '../../browser/current-user.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DashboardData } from './use-dashboard.ts'

/** The greeting, and the way to the next quiz. */
export function DashboardHead({ user, data: { results, now } }: { user: CurrentUser; data: DashboardData }) {
  const { active } = quizCounts(results ?? [], now)
  return (
    <div className="page__head">
      <div>
        <h1>Dashboard</h1>
        <p>
          {results?.length === 0 ? `Welcome, ${user.name}.` : `Good to see you again, ${user.name}.`}
          {active > 0 && ` You have taken ${counted(active, 'quiz', 'quizzes')} this week.`}
        </p>
      </div>
      <Link className="btn btn--primary" href="/">
        Take a quiz <Icon name="arrowRight" />
      </Link>
    </div>
  )
}
