import { answeredProgress } from '@think-twice/core/learning/mastery'
import type { Stores } from '../storage/stores.ts'

/**
 * Everything kept of a person, as they may take it with them; null without such an account. What is left out is named
 * beside the description of the call. `now` is milliseconds since 1970.
 */
export async function readPersonalData(stores: Stores, userId: number, now: number) {
  const details = await stores.accounts.details(userId)
  if (!details) return null
  const { recoveryMadeAt, ...account } = details
  const { questions, results } = await stores.quizResults.everything(userId)
  const answers = await stores.answers.list(userId)
  const sessions = await stores.sessions.list(userId, now)
  return {
    format: 'think-twice-export' as const,
    version: 1 as const,
    exportedAt: now,
    account: { ...account, recoveryCodeMadeAt: recoveryMadeAt },
    learner: await stores.learners.find(userId),
    signIns: sessions.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
      device,
      signedInAt: createdAt,
      lastUsedAt: lastSeenAt,
      endsAt: expiresAt,
    })),
    questions,
    results,
    answers: answers
      .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
      .map(({ scenarioId: scenario, ...answer }) => ({ ...answer, scenario })),
    disputes: (await stores.disputes.list(userId)).map(({ scenarioId: scenario, ...said }) => ({ scenario, ...said })),
    progress: (await stores.progress.list(userId)).map(answeredProgress),
    activityDays: (await stores.streak.days(userId)).sort(),
    favorites: await stores.favorites.listDated(userId),
    achievements: await stores.achievements.list(userId),
    learningPaths: await stores.learningPaths.list(userId),
  }
}
