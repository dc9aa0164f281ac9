import { deleteAccount, getOwnAccount, getUsername, putOwnAccount, register } from './accounts.ts'
import { getReport } from './class-report.ts'
import { getRound, patchRound, postRound } from './class-rounds.ts'
import {
  deleteClass,
  deleteClassSeat,
  getClass,
  getClasses,
  patchClass,
  postClass,
  postClassSeats,
  postSeatCode,
} from './classes.ts'
import type { Endpoint } from './endpoint.ts'
import { getExport } from './export.ts'
import {
  deleteFavorite,
  getAchievements,
  getFavorites,
  getInsights,
  getLearningPaths,
  getProgress,
  getReview,
  getStreak,
  postDispute,
  postFavorite,
  postLearningPath,
  postProgress,
  putStreak,
} from './learning.ts'
import { getAskedForms, getQuizResult, getQuizResults, postMissing, postQuizResult } from './quiz-results.ts'
import { deleteSeatAnswers, getJoin, getSeat, getSeatRound, joinClass, leaveSeat, postSeatAnswer } from './seats.ts'
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
import { postToday } from './today.ts'

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
  Classes: {
    postClass,
    getClasses,
    getClass,
    patchClass,
    deleteClass,
    postClassSeats,
    postSeatCode,
    deleteClassSeat,
    postRound,
    getRound,
    patchRound,
    getReport,
  },
  Seats: { getJoin, joinClass, getSeat, getSeatRound, postSeatAnswer, leaveSeat, deleteSeatAnswers },
}

/** Every call of the API. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(TOPICS).flatMap((calls) => Object.values(calls))
