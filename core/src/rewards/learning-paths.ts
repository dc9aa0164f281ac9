import { learnedCount, masteredCount, type ProgressRecord } from '../learning/mastery.ts'
import type { CategoryType, QuizMode } from '../vocabulary.ts'

export const PATH_TYPES = ['beginner', 'intermediate', 'advanced'] as const
export type PathType = (typeof PATH_TYPES)[number]

/** What completes a step: concepts answered right when last met, concepts mastered, or a quiz with at least a score. */
export type StepRequirement =
  | { type: 'learn' | 'master'; categoryType: CategoryType; count: number }
  | { type: 'score'; mode: QuizMode; minScore: number }

export type LearningPath = {
  pathType: PathType
  name: string
  /** How long it takes: '2-3 hours'. */
  duration: string
  steps: readonly { title: string; requirement: StepRequirement }[]
  /** Paid once, on completion. */
  points: number
  /** Granted on completion to those who do not hold them yet. */
  achievementIds: readonly string[]
}

/** One learner on one path. Times are milliseconds since 1970. */
export type LearningPathRecord = {
  pathType: PathType
  /** The step to be done, from 0; `totalSteps` once the path is complete. */
  currentStep: number
  totalSteps: number
  completedSteps: readonly number[]
  startedAt: number
  completedAt: number | null
}

/** What a step is judged by. All of it may be older than the path: only what came after its start counts. */
export type PathEvidence = {
  /** Finished with `recordActivity`. */
  results: readonly { mode: QuizMode; score: number; timestamp: number }[]
  /** Everything the learner has met. */
  progress: readonly ProgressRecord[]
}

/** The record of a path just begun. */
export function startPath({ pathType, steps }: LearningPath, startedAt: number): LearningPathRecord {
  return { pathType, currentStep: 0, totalSteps: steps.length, completedSteps: [], startedAt, completedAt: null }
}

/** What has been reached since the path was started, of what the step requires: concepts, or percent of a score. */
export function stepProgress(
  requirement: StepRequirement,
  startedAt: number,
  { results, progress }: PathEvidence,
): { value: number; of: number } {
  if (requirement.type === 'score') {
    const scores = results
      .filter(({ mode, timestamp }) => mode === requirement.mode && timestamp >= startedAt)
      .map(({ score }) => score)
    return { value: Math.max(0, ...scores), of: requirement.minScore }
  }
  const metSince = progress.filter(({ lastEncountered }) => lastEncountered >= startedAt)
  const count = requirement.type === 'learn' ? learnedCount : masteredCount
  return { value: count(metSince, requirement.categoryType), of: requirement.count }
}

/**
 * The record after new evidence: as many steps further, in their order, as the evidence since its start completes, and
 * complete at `now` after the last one. The same record when nothing moved.
 */
export function advancePath(
  path: LearningPath,
  record: LearningPathRecord,
  evidence: PathEvidence,
  now: number,
): LearningPathRecord {
  const { currentStep, startedAt, completedSteps } = record
  const open = path.steps.slice(currentStep)
  const firstUnmet = open.findIndex(({ requirement }) => {
    const { value, of } = stepProgress(requirement, startedAt, evidence)
    return value < of
  })
  const met = firstUnmet === -1 ? open.length : firstUnmet
  if (met === 0) return record
  return {
    ...record,
    currentStep: currentStep + met,
    completedSteps: [...completedSteps, ...Array.from({ length: met }, (_, index) => currentStep + index)],
    completedAt: currentStep + met === path.steps.length ? now : null,
  }
}

/** Advances every path the learner is on; gives back only the records that moved. */
export function advancePaths(
  paths: readonly LearningPath[],
  records: readonly LearningPathRecord[],
  evidence: PathEvidence,
  now: number,
): LearningPathRecord[] {
  return records.flatMap((record) => {
    const path = paths.find(({ pathType }) => pathType === record.pathType)
    const moved = path ? advancePath(path, record, evidence, now) : record
    return moved === record ? [] : [moved]
  })
}

/** The paths that are complete. */
export function completedPaths(paths: readonly LearningPath[], records: readonly LearningPathRecord[]): LearningPath[] {
  const complete = new Set(records.filter(({ completedAt }) => completedAt !== null).map(({ pathType }) => pathType))
  return paths.filter(({ pathType }) => complete.has(pathType))
}
