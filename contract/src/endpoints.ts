import { deleteAccount, getOwnAccount, getUsername, putOwnAccount, register } from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import { getExport } from './export.ts'
import { getInsights, getReview, postDispute, postToday } from './practice.ts'
import {
  deleteFavorite,
  getAchievements,
  getFavorites,
  getLearningPaths,
  getProgress,
  getStreak,
  postFavorite,
  postLearningPath,
  postProgress,
  putStreak,
} from './progress.ts'
import { getAskedForms, getQuizResult, getQuizResults, postMissing, postQuizResult } from './quiz-results.ts'
import { getHealth, getOpenApi } from './service.ts'
import {
  deleteOtherSignIns,
  deleteSignIn,
  getSession,
  getSignIns,
  login,
  logout,
  postPassword,
  postRecoveryCode,
  putSession,
  recover,
} from './sign-ins.ts'

/** Every call by its topic and name; the name is also the `operationId` of the OpenAPI document. */
export const TOPICS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  Service: { getHealth, getOpenApi },
  Account: {
    login,
    logout,
    getSession,
    putSession,
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
  Practice: { getReview, getInsights, postDispute, postToday },
  Progress: {
    getProgress,
    postProgress,
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
