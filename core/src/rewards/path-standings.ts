import { BIAS_NAMES, type ConceptName, FALLACY_NAMES } from '../concepts/concept-names.ts'
import { isMastered, MASTERED_FROM, type ProgressRecord } from '../learning/mastery.ts'
import type { QuizMode } from '../vocabulary.ts'
import {
  type LearningPath,
  type LearningPathRecord,
  type PathEvidence,
  type StepRequirement,
  stepProgress,
} from './learning-paths.ts'
import { pointsText } from './points.ts'

/** What a learner sees of a path as a whole. */
export type PathState = 'not started' | 'in progress' | 'complete'

/** One step of a path, as one learner has it. */
export type StepStanding = {
  title: string
  state: 'done' | 'current' | 'ahead'
  /** What completes it. */
  requirement: string
  /** How far it is, in words; null while nothing can be said. */
  evidence: string | null
}

export function pathState(record: LearningPathRecord | null): PathState {
  if (record === null) return 'not started'
  return record.completedAt === null ? 'in progress' : 'complete'
}

/** Every step, with what completes it and what there is of it so far. */
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

/** The step to be done now; null when the path was not started or is complete. */
export function currentStepOf({ steps }: LearningPath, record: LearningPathRecord | null) {
  return (record && steps[record.currentStep]) ?? null
}

/**
 * The concept to go on with on a step that is about learning: the first of its half of the catalogue that was not learned, or
 * mastered, since the start. Null where the step asks for a score, or nothing is left.
 */
export function nextConcept(
  requirement: StepRequirement,
  startedAt: number,
  { progress }: Pick<PathEvidence, 'progress'>,
): ConceptName | null {
  if (requirement.type === 'score') return null
  const isReached = requirement.type === 'learn' ? ({ lastCorrect }: ProgressRecord) => lastCorrect : isMastered
  const reached = new Set(
    progress.filter((record) => record.lastEncountered >= startedAt && isReached(record)).map(({ itemId }) => itemId),
  )
  const names = requirement.categoryType === 'cognitive-biases' ? BIAS_NAMES : FALLACY_NAMES
  return names.find((name) => !reached.has(name)) ?? null
}

/** The session that brings what a step needs: the quiz it asks for, or the one that asks its concepts. */
export function modeForStep(requirement: StepRequirement): QuizMode {
  if (requirement.type === 'score') return requirement.mode
  const kind = requirement.categoryType === 'cognitive-biases' ? 'bias' : 'fallacy'
  return requirement.type === 'learn' ? `mini-${kind}-assessment` : `${kind}-assessment`
}

/** '750 points and Bias Hunter': what completing a path brings. */
export function rewardText(
  { points, achievementIds }: LearningPath,
  achievements: readonly { id: string; name: string }[],
): string {
  const names = achievementIds.flatMap((id) => achievements.find((each) => each.id === id)?.name ?? [])
  return new Intl.ListFormat('en-US').format([pointsText(points), ...names])
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

/**
 * Only what came after the path's start counts, and a step moves with a session or an answer that comes while it is
 * the current one. So a score from before its turn is not counted, and a count that is complete waits for the next.
 */
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
