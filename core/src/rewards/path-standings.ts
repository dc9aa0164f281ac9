import type { Time } from '../activity/days.ts'
import { CONCEPTS_OF, ITEM_TYPE_OF } from '../concepts/concepts.ts'
import { isMastered, MASTERED_FROM, type ProgressRecord } from '../learning/mastery.ts'
import type { ConceptId, QuizMode } from '../vocabulary.ts'
import { listText } from '../wording/list-text.ts'
import { pointsText } from '../wording/number-text.ts'
import {
  type LearningPath,
  type LearningPathRecord,
  type PathEvidence,
  type StepRequirement,
  stepProgress,
} from './learning-paths.ts'

type PathState = 'not started' | 'in progress' | 'complete'

/** A step as the page lists it, in words; `evidence` is null before the path is started. */
export type StepStanding = {
  title: string
  state: 'done' | 'current' | 'ahead'
  requirement: string
  evidence: string | null
}

/** Where a learner is on a path; no record means that it was not started. */
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

/** What completing a path brings: '750 points and Bias Hunter'. */
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

/** Progress since the path's start; a score step shows nothing before its turn. */
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
