import { useNow } from '../../browser/clock.ts'
import type { CurrentUser } from '../../browser/current-user.ts'
import { useShownName } from '../../data/accounts.ts'
import { useInsights, useProgress, useReview } from '../../data/learning.ts'
import { NextSheet, useNextStep } from '../../parts/next-step/next-step.tsx'
import type { UnfinishedWork } from '../../parts/next-step/unfinished-work.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Loader } from '../../ui/loading.tsx'
import styles from './next-up.module.css'

type NextUpProps = { user: CurrentUser; work: UnfinishedWork }

/** A signed-in person's next step, as on the dashboard. */
export function NextUp({ user, work }: NextUpProps) {
  const name = useShownName(user)
  const review = useReview(user.id)
  const insights = useInsights(user.id)
  const progress = useProgress(user.id)
  const isWaiting = [review, insights, progress].some(({ isPending }) => isPending)
  const known = {
    review: review.data ?? null,
    insights: insights.data ?? null,
    progress: progress.data ?? null,
  }
  return (
    <Stack as="section" gap={5} className={styles.nextUp}>
      <h1>Hello, {name}</h1>
      {isWaiting ? <Loader>Looking up what’s due...</Loader> : <LoadedNext name={name} known={known} work={work} />}
    </Stack>
  )
}

type LoadedNextProps = { name: string; known: Parameters<typeof useNextStep>[1]; work: UnfinishedWork }

function LoadedNext({ name, known, work }: LoadedNextProps) {
  const step = useNextStep(name, known, work)
  return <NextSheet step={step} now={useNow()} onDiscard={work.onDiscard} />
}
