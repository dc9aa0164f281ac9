import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import { db } from './database.ts'
import {
  type ANSWER,
  achievements,
  type CREDENTIALS,
  favorites,
  learningPaths,
  type NEW_FAVORITE,
  type NEW_PATH,
  type NEW_RESULT,
  progress,
  quizResults,
  streaks,
  users,
} from './schema.ts'

const DAY = 24 * 60 * 60 * 1000
const MASTERED = 80
const CONCEPTS = 24
const EARLY = 100

/** What the calls of the specification read and write, a method each. */
export const storage = {
  async findUser(username: string) {
    const [user] = await db.select().from(users).where(eq(users.username, username))
    return user
  },

  async createUser(user: z.infer<typeof CREDENTIALS>) {
    const created = only(await db.insert(users).values(user).returning())
    if (created.id <= EARLY) await award(created.id, ['early-adopter'])
    return created
  },

  async saveResult(result: z.infer<typeof NEW_RESULT>) {
    const saved = only(await db.insert(quizResults).values(result).returning())
    const found = only(
      await db.select({ count: count() }).from(quizResults).where(eq(quizResults.userId, result.userId)),
    )
    const earned = ['first-quiz']
    if (found.count >= 25) earned.push('quiz-master')
    if (result.score === 100) earned.push('perfect-score')
    await award(result.userId, earned)
    return saved
  },

  resultsOf(userId: number) {
    return db.select().from(quizResults).where(eq(quizResults.userId, userId)).orderBy(desc(quizResults.timestamp))
  },

  async recordAnswer(userId: number, { itemId, categoryType, isCorrect }: z.infer<typeof ANSWER>) {
    const [before] = await db
      .select()
      .from(progress)
      .where(and(eq(progress.userId, userId), eq(progress.itemId, itemId), eq(progress.categoryType, categoryType)))
    const timesEncountered = (before?.timesEncountered ?? 0) + 1
    const timesCorrect = (before?.timesCorrect ?? 0) + (isCorrect ? 1 : 0)
    const masteryLevel = Math.round((timesCorrect / timesEncountered) * 100)
    const counts = { timesEncountered, timesCorrect, masteryLevel, lastEncountered: new Date() }
    const records = before
      ? await db.update(progress).set(counts).where(eq(progress.id, before.id)).returning()
      : await db
          .insert(progress)
          .values({ userId, itemId, categoryType, ...counts })
          .returning()
    if (masteryLevel >= MASTERED && (before?.masteryLevel ?? 0) < MASTERED) await awardMastery(userId)
    return only(records)
  },

  progressOf(userId: number) {
    return db.select().from(progress).where(eq(progress.userId, userId))
  },

  async extendStreak(userId: number, lastActivityDate: Date) {
    const before = await this.streakOf(userId)
    const streak = before && { ...before, ...extended(before, lastActivityDate), lastActivityDate }
    const row = streak ?? { userId, currentStreak: 1, longestStreak: 1, lastActivityDate }
    const saved = before
      ? await db.update(streaks).set(row).where(eq(streaks.userId, userId)).returning()
      : await db.insert(streaks).values(row).returning()
    const earned: string[] = []
    if (row.currentStreak >= 3) earned.push('getting-started')
    if (row.currentStreak >= 7) earned.push('week-warrior')
    if (row.currentStreak >= 30) earned.push('monthly-master')
    await award(userId, earned)
    return only(saved)
  },

  async streakOf(userId: number) {
    const [streak] = await db.select().from(streaks).where(eq(streaks.userId, userId))
    return streak
  },

  favoritesOf(userId: number) {
    return db.select().from(favorites).where(eq(favorites.userId, userId))
  },

  async addFavorite(userId: number, favorite: z.infer<typeof NEW_FAVORITE>) {
    await db
      .insert(favorites)
      .values({ userId, ...favorite })
      .onConflictDoNothing()
    return favorite
  },

  async removeFavorite(userId: number, { itemId, itemType }: z.infer<typeof NEW_FAVORITE>) {
    await db
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.itemId, itemId), eq(favorites.itemType, itemType)))
  },

  achievementsOf(userId: number) {
    return db.select().from(achievements).where(eq(achievements.userId, userId))
  },

  pathsOf(userId: number) {
    return db.select().from(learningPaths).where(eq(learningPaths.userId, userId))
  },

  async startPath(userId: number, path: z.infer<typeof NEW_PATH>) {
    const started = await db
      .insert(learningPaths)
      .values({ userId, ...path })
      .returning()
    return only(started)
  },
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The statement gave no row')
  return row
}

/** The streak after an active day: a day later it goes on, on the same day it stays, after a gap it begins anew. */
function extended(before: { currentStreak: number; longestStreak: number; lastActivityDate: Date }, at: Date) {
  const days = Math.floor(at.getTime() / DAY) - Math.floor(before.lastActivityDate.getTime() / DAY)
  const currentStreak = days === 0 ? before.currentStreak : days === 1 ? before.currentStreak + 1 : 1
  return { currentStreak, longestStreak: Math.max(before.longestStreak, currentStreak) }
}

async function awardMastery(userId: number): Promise<void> {
  const mastered = await db
    .select({ categoryType: progress.categoryType, count: count() })
    .from(progress)
    .where(and(eq(progress.userId, userId), gte(progress.masteryLevel, MASTERED)))
    .groupBy(progress.categoryType)
  const of = (categoryType: string) => mastered.find((group) => group.categoryType === categoryType)?.count ?? 0
  const [fallacies, biases] = [of('logical-fallacies'), of('cognitive-biases')]
  const earned: string[] = []
  if (fallacies + biases >= 10) earned.push('skilled-learner')
  if (fallacies >= CONCEPTS) earned.push('fallacy-expert')
  if (biases >= CONCEPTS) earned.push('bias-hunter')
  await award(userId, earned)
}

/** Awards only the achievements not held before. */
async function award(userId: number, earned: readonly string[]): Promise<void> {
  if (earned.length === 0) return
  const had = new Set((await storage.achievementsOf(userId)).map(({ achievementId }) => achievementId))
  const fresh = earned.filter((achievementId) => !had.has(achievementId))
  if (fresh.length > 0) {
    await db.insert(achievements).values(fresh.map((achievementId) => ({ userId, achievementId })))
  }
}
