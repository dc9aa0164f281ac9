import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { createInsertSchema } from 'drizzle-zod'
import { z } from 'zod'

const CATEGORY_TYPES = ['logical-fallacies', 'cognitive-biases'] as const
const ITEM_TYPES = ['fallacy', 'bias'] as const
const PATH_TYPES = ['beginner', 'intermediate', 'advanced'] as const

const time = (name: string) => integer(name, { mode: 'timestamp_ms' }).notNull()
const now = (name: string) => time(name).$defaultFn(() => new Date())
const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id)

export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
  createdAt: now('created_at'),
})

export const sessions = sqliteTable('sessions', {
  id: text('id').primaryKey(),
  data: text('data', { mode: 'json' }).notNull(),
  expires: time('expires'),
})

export const quizResults = sqliteTable(
  'quiz_results',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    mode: text('mode').notNull(),
    questions: text('questions', { mode: 'json' }).notNull(),
    userAnswers: text('user_answers', { mode: 'json' }).notNull(),
    score: integer('score').notNull(),
    totalQuestions: integer('total_questions').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
    timeSpent: integer('time_spent').notNull(),
    biasProfiles: text('bias_profiles', { mode: 'json' }),
    timestamp: now('timestamp'),
  },
  (table) => [index('quiz_results_by_user').on(table.userId)],
)

export const progress = sqliteTable(
  'progress',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    categoryType: text('category_type', { enum: CATEGORY_TYPES }).notNull(),
    masteryLevel: integer('mastery_level').notNull(),
    timesEncountered: integer('times_encountered').notNull(),
    timesCorrect: integer('times_correct').notNull(),
    lastEncountered: now('last_encountered'),
  },
  (table) => [unique().on(table.userId, table.itemId, table.categoryType)],
)

export const favorites = sqliteTable(
  'favorites',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    itemId: text('item_id').notNull(),
    itemType: text('item_type', { enum: ITEM_TYPES }).notNull(),
  },
  (table) => [unique().on(table.userId, table.itemId, table.itemType)],
)

export const streaks = sqliteTable('streaks', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  currentStreak: integer('current_streak').notNull(),
  longestStreak: integer('longest_streak').notNull(),
  lastActivityDate: time('last_activity_date'),
})

export const achievements = sqliteTable(
  'achievements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    achievementId: text('achievement_id').notNull(),
    earnedAt: now('earned_at'),
  },
  (table) => [unique().on(table.userId, table.achievementId)],
)

export const learningPaths = sqliteTable(
  'learning_paths',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: ownerId(),
    pathType: text('path_type', { enum: PATH_TYPES }).notNull(),
    totalSteps: integer('total_steps').notNull(),
    currentStep: integer('current_step').notNull(),
    completedSteps: text('completed_steps', { mode: 'json' }).notNull(),
    completedAt: integer('completed_at', { mode: 'timestamp_ms' }),
  },
  (table) => [unique().on(table.userId, table.pathType)],
)

const QUESTION = z.object({
  id: z.string(),
  scenario: z.string(),
  options: z.array(z.string()).length(4),
  correctAnswer: z.int(),
  fallacyType: z.string(),
  explanation: z.string(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
})

export const CREDENTIALS = createInsertSchema(users, { password: (field) => field.min(8) }).pick({
  username: true,
  password: true,
})
export const NEW_RESULT = createInsertSchema(quizResults, {
  questions: z.array(QUESTION),
  userAnswers: z.array(z.int()),
}).omit({ id: true, timestamp: true })
export const ANSWER = createInsertSchema(progress)
  .pick({ itemId: true, categoryType: true })
  .extend({ isCorrect: z.boolean() })
export const ACTIVITY = z.object({ lastActivityDate: z.number() })
export const NEW_FAVORITE = createInsertSchema(favorites).pick({ itemId: true, itemType: true })
export const NEW_PATH = createInsertSchema(learningPaths, { completedSteps: z.array(z.int()) }).omit({
  id: true,
  userId: true,
  completedAt: true,
})
