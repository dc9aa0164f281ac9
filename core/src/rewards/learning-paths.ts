import type { Time } from '../activity/days.ts'
import { CONCEPTS_OF, ITEM_TYPE_OF } from '../concepts/concepts.ts'
import { isMastered, learnedCount, MASTERED_FROM, masteredCount, type ProgressRecord } from '../learning/mastery.ts'
import { listText } from '../text.ts'
import { CATEGORY_TYPES, type CategoryType, type ConceptId, type QuizMode } from '../vocabulary.ts'
import { counted, pointsText, wordFor } from '../wording/numbers.ts'

/** The levels of learning paths, easiest first. */
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

/** A learner's position on a path; steps count from 0, up to `totalSteps`. */
export type LearningPathRecord = {
  pathType: PathType
  currentStep: number
  totalSteps: number
  completedSteps: readonly number[]
  startedAt: Time
  completedAt: Time | null
}

/** The evidence for steps; it may be older than the path, but only evidence from after its start counts. */
export type PathEvidence = {
  results: readonly { mode: QuizMode; score: number; timestamp: Time }[]
  progress: readonly ProgressRecord[]
}

/** The record of a path begun at `startedAt`: at its first step, with nothing done. */
export function startPath({ pathType, steps }: LearningPath, startedAt: Time): LearningPathRecord {
  return { pathType, currentStep: 0, totalSteps: steps.length, completedSteps: [], startedAt, completedAt: null }
}

/** Is this the record of the path as it is when it is started? */
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

type PathState = 'not started' | 'in progress' | 'complete'

/** A step as the page lists it, in words; `evidence` is null before the path is started. */
export type StepStanding = {
  title: string
  state: 'done' | 'current' | 'ahead'
  requirement: string
  evidence: string | null
}

/** The state of a path; without a record it was not started. */
export function pathState(record: LearningPathRecord | null): PathState {
  if (record === null) return 'not started'
  return record.completedAt === null ? 'in progress' : 'complete'
}

/** The steps of a path in order; without a record each is ahead and has no evidence. */
export function stepStandings(
  { steps }: LearningPath,
  record: LearningPathRecord | null,
  evidence: PathEvidence,
): StepStanding[] {
  return steps.map(({ title, requirement }, index) => {
    const state = stepState(index, record)
    return {
      title,
      state,
      requirement: requirementText(requirement),
      evidence: record && evidenceText(requirement, state, stepProgress(requirement, record.startedAt, evidence)),
    }
  })
}

/** The step to do now; null before the path is started and once it is complete. */
export function currentStepOf({ steps }: LearningPath, record: LearningPathRecord | null) {
  return (record && steps[record.currentStep]) ?? null
}

/** The first concept not yet learned or mastered since the start; null for a score step or when all are. */
export function nextConcept(
  requirement: StepRequirement,
  startedAt: Time,
  { progress }: Pick<PathEvidence, 'progress'>,
): ConceptId | null {
  if (requirement.type === 'score') return null
  const isReached = requirement.type === 'learn' ? ({ lastCorrect }: ProgressRecord) => lastCorrect : isMastered
  const reached = new Set(
    progress.filter((record) => record.lastEncountered >= startedAt && isReached(record)).map(({ itemId }) => itemId),
  )
  const concepts = CONCEPTS_OF[ITEM_TYPE_OF[requirement.categoryType]]
  return concepts.find((concept) => !reached.has(concept)) ?? null
}

/** The mode that serves a step: its own for a score, a mini assessment to learn, a full one to master. */
export function modeForStep(requirement: StepRequirement): QuizMode {
  if (requirement.type === 'score') return requirement.mode
  const kind = ITEM_TYPE_OF[requirement.categoryType]
  return requirement.type === 'learn' ? `mini-${kind}-assessment` : `${kind}-assessment`
}

/** Which of a learner's earlier work a path that is not started leaves out, and what of it counts again. */
export function earlierWorkText({ results, progress }: PathEvidence): string {
  const learned = CATEGORY_TYPES.reduce((sum, type) => sum + learnedCount(progress, type), 0)
  const rule = 'A path counts only what you answer after you start it.'
  const quizzes = results.length === 0 ? '' : ` Your ${counted(results.length, 'quiz', 'quizzes')} so far won’t count.`
  const which = wordFor(learned, 'The one concept', `Each of the ${learned} concepts`)
  const concepts = learned === 0 ? '' : ` ${which} you got right last time counts once you get it right again.`
  return rule + quizzes + concepts
}

/** The reward for completing a path: '750 points and Bias Hunter'. */
export function rewardText(
  { points, achievementIds }: LearningPath,
  achievements: readonly { id: string; name: string }[],
): string {
  const names = achievementIds.flatMap((id) => achievements.find((each) => each.id === id)?.name ?? [])
  return listText([pointsText(points), ...names])
}

function stepState(index: number, record: LearningPathRecord | null): StepStanding['state'] {
  if (record === null || index > record.currentStep) return 'ahead'
  return index === record.currentStep ? 'current' : 'done'
}

function requirementText(requirement: StepRequirement): string {
  switch (requirement.type) {
    case 'learn':
      return 'Each answered right the last time it came up'
    case 'master':
      return `${MASTERED_FROM}% or more on each of the ${requirement.count}`
    case 'score':
      return `Minimum score ${requirement.minScore}`
  }
}

function evidenceText(
  requirement: StepRequirement,
  state: StepStanding['state'],
  { value, of }: { value: number; of: number },
): string | null {
  if (requirement.type === 'score') {
    if (state === 'ahead') return null
    if (state === 'done') return value >= of ? `Best score ${value}` : null
    return value > 0 ? `Best score so far ${value}` : 'Not taken yet'
  }
  if (state === 'done') return `${of} of ${of}`
  return `${Math.min(value, of)} of ${of} so far`
}
