import type { Time } from '../activity/days.ts'
import { learnedCount, masteredCount, type ProgressRecord } from '../learning/mastery.ts'
import type { CategoryType, QuizMode } from '../vocabulary.ts'

/** The learning paths, the easiest first. */
export const PATH_TYPES = ['beginner', 'intermediate', 'advanced'] as const
export type PathType = (typeof PATH_TYPES)[number]

/** `learn` counts concepts answered right last time; `score` asks for a quiz with at least that score. */
export type StepRequirement =
  | { type: 'learn' | 'master'; categoryType: CategoryType; count: number }
  | { type: 'score'; mode: QuizMode; minScore: number }

/** Three steps that are done in order, and what completing them brings. */
export type LearningPath = {
  pathType: PathType
  name: string
  duration: string
  steps: readonly { title: string; requirement: StepRequirement }[]
  points: number
  achievementIds: readonly string[]
}

/** How far a learner is on a path; steps count from 0, up to `totalSteps`. */
export type LearningPathRecord = {
  pathType: PathType
  currentStep: number
  totalSteps: number
  completedSteps: readonly number[]
  startedAt: Time
  completedAt: Time | null
}

/** What steps are judged by; it may be older than the path, but only what came after the path's start counts. */
export type PathEvidence = {
  results: readonly { mode: QuizMode; score: number; timestamp: Time }[]
  progress: readonly ProgressRecord[]
}

/** The record of a path begun at `startedAt`: at its first step, with nothing done. */
export function startPath({ pathType, steps }: LearningPath, startedAt: Time): LearningPathRecord {
  return { pathType, currentStep: 0, totalSteps: steps.length, completedSteps: [], startedAt, completedAt: null }
}

/** Does this describe the path as it stands when it is started? */
export function isAtStart(
  { steps }: LearningPath,
  {
    totalSteps,
    currentStep,
    completedSteps,
  }: Pick<LearningPathRecord, 'totalSteps' | 'currentStep' | 'completedSteps'>,
): boolean {
  return totalSteps === steps.length && currentStep === 0 && completedSteps.length === 0
}

/** Progress on a step since the path's start: a number of concepts, or percent of a score. */
export function stepProgress(
  requirement: StepRequirement,
  startedAt: Time,
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

/** Completes as many steps in order as the evidence since the start allows; the same record if nothing moved. */
export function advancePath(
  path: LearningPath,
  record: LearningPathRecord,
  evidence: PathEvidence,
  now: Time,
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

/** Advances all of a learner's paths and returns only the records that moved. */
export function advancePaths(
  paths: readonly LearningPath[],
  records: readonly LearningPathRecord[],
  evidence: PathEvidence,
  now: Time,
): LearningPathRecord[] {
  return records.flatMap((record) => {
    const path = paths.find(({ pathType }) => pathType === record.pathType)
    const moved = path ? advancePath(path, record, evidence, now) : record
    return moved === record ? [] : [moved]
  })
}

/** The records at a step that asks for a score, which an earlier result may have. */
export function waitingForScores(
  paths: readonly LearningPath[],
  records: readonly LearningPathRecord[],
): LearningPathRecord[] {
  return records.filter(({ pathType, currentStep }) => {
    const path = paths.find((each) => each.pathType === pathType)
    return path?.steps[currentStep]?.requirement.type === 'score'
  })
}

/** The ids of the achievements that completed paths grant, including those already held. */
export function grantedAchievementIds(
  paths: readonly LearningPath[],
  records: readonly LearningPathRecord[],
): string[] {
  return completedPaths(paths, records).flatMap(({ achievementIds }) => achievementIds)
}

/** The paths whose record says when they were completed, easiest first. */
export function completedPaths(paths: readonly LearningPath[], records: readonly LearningPathRecord[]): LearningPath[] {
  const complete = new Set(records.filter(({ completedAt }) => completedAt !== null).map(({ pathType }) => pathType))
  return paths.filter(({ pathType }) => complete.has(pathType))
}
