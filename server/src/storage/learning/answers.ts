import type { Day } from '@think-twice/core/activity/days'
import type { Answer } from '@think-twice/core/learning/evidence'
import type { Connection } from '../engine/engine.ts'
import type { AnswerTable, TodayCountTable } from '../schema.ts'

/** Answers given outside quizzes; an answer's id is the key it came with. */
export function answerStore(connection: Connection) {
  const ofPerson = (userId: number) => connection.selectFrom('answer').selectAll().where('userId', '=', userId)

  return {
    async find(userId: number, key: string): Promise<Answer | null> {
      const row = await ofPerson(userId).where('key', '=', key).executeTakeFirst()
      return row ? answerOf(row) : null
    },

    /** Which of these keys belong to an answer. */
    async storedAmong(userId: number, keys: readonly string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set()
      const rows = await connection
        .selectFrom('answer')
        .select('key')
        .where('userId', '=', userId)
        .where('key', 'in', keys)
        .execute()
      return new Set(rows.map(({ key }) => key))
    },

    async add(userId: number, { id, isCorrect, isSound, ...answer }: Answer): Promise<void> {
      await connection
        .insertInto('answer')
        .values({ ...answer, userId, key: id, isCorrect: isCorrect ? 1 : 0, isSound: isSound ? 1 : 0 })
        .execute()
    },

    async count(userId: number): Promise<number> {
      const { count } = await connection
        .selectFrom('answer')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async list(userId: number): Promise<Answer[]> {
      return (await ofPerson(userId).execute()).map(answerOf)
    },
  }
}

type Row = Omit<AnswerTable, 'userId'>

function answerOf({ key, at, day, itemId, isCorrect, isSound, scenarioId, choice, ...row }: Row): Answer {
  return {
    id: key,
    source: row.source,
    at,
    day,
    itemId,
    categoryType: row.categoryType,
    isCorrect: isCorrect === 1,
    isSound: isSound === 1,
    scenarioId,
    choice,
    sureness: row.sureness,
  }
}

/** Why a learner sees a scenario differently. `at` is milliseconds since 1970. */
export type Dispute = { scenarioId: string; text: string; at: number }

/** Learners' reasons for seeing a scenario differently, one for each person and scenario. */
export function disputeStore(connection: Connection) {
  return {
    async find(userId: number, scenarioId: string): Promise<Dispute | null> {
      const found = await connection
        .selectFrom('dispute')
        .select(['scenarioId', 'text', 'at'])
        .where('userId', '=', userId)
        .where('scenarioId', '=', scenarioId)
        .executeTakeFirst()
      return found ?? null
    },

    /** A person's disputes in the order in which they were written. */
    async list(userId: number): Promise<Dispute[]> {
      return connection
        .selectFrom('dispute')
        .select(['scenarioId', 'text', 'at'])
        .where('userId', '=', userId)
        .orderBy('at')
        .orderBy('scenarioId')
        .execute()
    },

    /** The number of people who see each scenario differently. */
    async countByScenario(): Promise<Map<string, number>> {
      const rows = await connection
        .selectFrom('dispute')
        .select((eb) => ['scenarioId', eb.fn.countAll<number | string>().as('people')])
        .groupBy('scenarioId')
        .execute()
      return new Map(rows.map(({ scenarioId, people }) => [scenarioId, Number(people)]))
    },

    async add(userId: number, dispute: Dispute): Promise<void> {
      await connection
        .insertInto('dispute')
        .values({ userId, ...dispute })
        .execute()
    },
  }
}

/** Counts of answers to today's argument. */
export function todayStore(connection: Connection) {
  return {
    /** Remembers until `expiresAt` (ms since 1970) that someone was counted; false if they already were. */
    async addAnswerer(hash: string, expiresAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await connection
        .insertInto('todayAnswerer')
        .values({ hash, expiresAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    async forgetAnswerers(before: number): Promise<void> {
      await connection.deleteFrom('todayAnswerer').where('expiresAt', '<', before).execute()
    },

    async count(day: Day, part: TodayCountTable['part'], value: string): Promise<void> {
      await connection
        .insertInto('todayCount')
        .values({ day, part, value, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'part', 'value'])
            .doUpdateSet(({ ref, eb }) => ({ count: eb(ref('todayCount.count'), '+', 1) })),
        )
        .execute()
    },

    async counts(day: Day): Promise<Pick<TodayCountTable, 'part' | 'value' | 'count'>[]> {
      return connection.selectFrom('todayCount').select(['part', 'value', 'count']).where('day', '=', day).execute()
    },
  }
}
