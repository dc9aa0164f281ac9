import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { FOR_TEACHERS_ADDRESS, joinAddress } from '../../addresses.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useGoToHashTarget } from '../../browser/scrolling.ts'
import pages from '../../frame/page.module.css'
import { useUnfinishedWork } from '../../parts/next-step/unfinished-work.tsx'
import { TodayStrip } from '../../parts/today-strip.tsx'
import loading from '../../ui/loading.module.css'
import { Loader } from '../../ui/loading.tsx'
import typography from '../../ui/text.module.css'
import { Hero } from './hero.tsx'
import kept from './kept-work.module.css'
import { LastResult, UnfinishedList } from './kept-work.tsx'
import { QuizCards } from './quiz-cards.tsx'

// Lazy, because only signed-in people see it.
const NextUp = lazy(async () => ({ default: (await import('./next-up.tsx')).NextUp }))

/** The home page: something to play for a newcomer, the one thing to do next for a signed-in person. */
export function HomeScreen() {
  usePageTitle()
  useGoToHashTarget()
  const user = useCurrentUser()
  const work = useUnfinishedWork()
  return (
    <div className={pages.width}>
      {user ? (
        <Suspense fallback={<Opening />}>
          <NextUp user={user} work={work} />
        </Suspense>
      ) : (
        <Hero />
      )}
      <div className={kept.around}>
        {user === null && <UnfinishedList work={work} />}
        <TodayStrip userId={user?.id ?? null} />
        <LastResult />
        <QuizCards />
        <p className={typography.small}>
          In a class? <Link href={joinAddress()}>Enter its code</Link>. For teachers:{' '}
          <Link href={FOR_TEACHERS_ADDRESS}>a lesson in twenty minutes</Link>.
        </p>
      </div>
    </div>
  )
}

function Opening() {
  return (
    <div className={loading.waiting}>
      <Loader>Looking up what’s due...</Loader>
    </div>
  )
}
