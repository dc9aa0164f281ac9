import { deleteAccount, getUsername, login, register } from './account.ts'
import { getAchievements } from './achievements.ts'
import { getAskedForms } from './asked-forms.ts'
import { postDispute } from './disputes.ts'
import type { Endpoint } from './endpoint.ts'
import { getExport } from './export.ts'
import { deleteFavorite, getFavorites, postFavorite } from './favorites.ts'
import { getHealth } from './health.ts'
import { getInsights } from './insights.ts'
import { getLearningPaths, postLearningPath } from './learning-paths.ts'
import { postMissing } from './missing.ts'
import { getOpenApi } from './openapi.ts'
import { getOwnAccount, putOwnAccount } from './own-account.ts'
import { postPassword } from './password.ts'
import { getProgress, postProgress } from './progress.ts'
import { getQuizResult, getQuizResults, postQuizResult } from './quiz-results.ts'
import { postRecoveryCode, recover } from './recovery.ts'
import { getReview } from './review.ts'
import { getSession, logout } from './session.ts'
import { deleteOtherSignIns, deleteSignIn, getSignIns } from './sign-ins.ts'
import { getStreak, putStreak } from './streak.ts'
import { postToday } from './today.ts'

/** Every call by its topic and name; the name is also the `operationId` of the OpenAPI document. */
export const TOPICS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  Service: { getHealth, getOpenApi },
  Account: {
    login,
    logout,
    getSession,
    register,
    getUsername,
    recover,
    getOwnAccount,
    putOwnAccount,
    deleteAccount,
    postPassword,
    postRecoveryCode,
    getSignIns,
    deleteSignIn,
    deleteOtherSignIns,
    getExport,
  },
  Quizzes: { postQuizResult, getQuizResults, getQuizResult, getAskedForms, postMissing },
  Practice: { getProgress, postProgress, getInsights, getReview, postDispute, postToday },
  Progress: {
    getStreak,
    putStreak,
    getFavorites,
    postFavorite,
    deleteFavorite,
    getAchievements,
    getLearningPaths,
    postLearningPath,
  },
}

export const ENDPOINTS: readonly Endpoint[] = Object.values(TOPICS).flatMap((calls) => Object.values(calls))
