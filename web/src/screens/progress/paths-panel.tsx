import { LEARNING_PATHS } from '@think-twice/core/content/learning-paths'
import { pathState } from '@think-twice/core/rewards/path-standings'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { PathEntry } from './path-entry.tsx'
import styles from './paths-panel.module.css'
import type { Learner } from './use-learner.ts'

/** The three learning paths. The sample learner's can be looked at, but not followed. */
export function PathsPanel({ learner, isSample }: { learner: Learner; isSample: boolean }) {
  const { isPending, userId, paths, results, progress, tryAgain } = learner
  if (isPending) return <SkeletonRows className={styles.pathBlock} rows={LEARNING_PATHS.length} />
  if (!paths || !results || !progress) return <NothingYet onTryAgain={tryAgain} />

  const entries = LEARNING_PATHS.map((path) => ({
    path,
    record: paths.find(({ pathType }) => pathType === path.pathType) ?? null,
  }))
  // Only one primary button in view: on the first path that is under way.
  const main = entries.find(({ record }) => pathState(record) === 'in progress')?.path
  return entries.map(({ path, record }) => (
    <PathEntry
      key={path.pathType}
      path={path}
      record={record}
      evidence={{ results, progress }}
      userId={isSample ? null : userId}
      isMain={path === main}
    />
  ))
}
