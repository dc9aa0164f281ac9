import type { Favorite } from '@think-twice/contract/learning'
import type { Day } from '@think-twice/core/activity/days'
import type { TrackedProgress } from '@think-twice/core/learning/encounters'
import type { LearningPathRecord } from '@think-twice/core/rewards/learning-paths'
import type { Connection } from '../engine/engine.ts'
import type { LearningPathTable, ProgressTable } from '../schema.ts'

/** All columns but the person’s id. */
const PROGRESS_COLUMNS = [
  'itemId',
  'categoryType',
  'masteryLevel',
  'timesEncountered',
  'timesCorrect',
  'lastEncountered',
  'lastCorrect',
  'lastAnswerId',
  'state',
] as const

/** One record for each concept a learner has met. */
export function progressStore(connection: Connection) {
  return {
    /** A learner's records, or those of some items, in byte order on both databases, regardless of their language. */
    async list(userId: number, itemIds?: readonly string[]): Promise<TrackedProgress[]> {
      const rows = await connection
        .selectFrom('progress')
        .select(PROGRESS_COLUMNS)
        .where('userId', '=', userId)
        .$if(itemIds !== undefined, (all) => all.where('itemId', 'in', itemIds ?? []))
        .orderBy('itemId')
        .execute()
      return rows.map(progressInRow)
    },

    async save(userId: number, records: readonly TrackedProgress[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('progress')
        .values(records.map((record) => rowOf(userId, record)))
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'itemId'])
            .doUpdateSet((eb) =>
              Object.fromEntries(PROGRESS_COLUMNS.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
            ),
        )
        .execute()
    },
  }
}

/** The record that a row holds; its state is not checked, because only `save` writes it. */
function progressInRow({ state, lastCorrect, ...row }: Omit<ProgressTable, 'userId'>): TrackedProgress {
  return { ...row, lastCorrect: lastCorrect === 1, state: JSON.parse(state) }
}

function rowOf(userId: number, { state, lastCorrect, ...record }: TrackedProgress): ProgressTable {
  return { ...record, userId, state: JSON.stringify(state), lastCorrect: lastCorrect ? 1 : 0 }
}

/** The days on which a learner was active. They are a set: adding one that is already there changes nothing. */
export function streakStore(connection: Connection) {
  return {
    async add(userId: number, day: Day): Promise<void> {
      await connection
        .insertInto('activityDay')
        .values({ userId, day })
        .onConflict((conflict) => conflict.columns(['userId', 'day']).doNothing())
        .execute()
    },

    async days(userId: number): Promise<Day[]> {
      const rows = await connection.selectFrom('activityDay').select('day').where('userId', '=', userId).execute()
      return rows.map(({ day }) => day)
    },
  }
}

/** `earnedAt` is milliseconds since 1970. */
export type EarnedAchievement = { achievementId: string; earnedAt: number }

/** Achievements are never withdrawn. */
export function achievementStore(connection: Connection) {
  const ofPerson = (userId: number) =>
    connection.selectFrom('achievement').where('userId', '=', userId).orderBy('earnedAt').orderBy('achievementId')

  return {
    /** `resultId` is the result that earned them; null if there is none. */
    async award(
      userId: number,
      achievementIds: readonly string[],
      earnedAt: number,
      resultId: string | null = null,
    ): Promise<void> {
      if (achievementIds.length === 0) return
      await connection
        .insertInto('achievement')
        .values(achievementIds.map((achievementId) => ({ userId, achievementId, earnedAt, resultId })))
        .onConflict((conflict) => conflict.columns(['userId', 'achievementId']).doNothing())
        .execute()
    },

    async list(userId: number): Promise<EarnedAchievement[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt']).execute()
    },

    /** With the result that earned each of them. */
    async listWhole(userId: number): Promise<(EarnedAchievement & { resultId: string | null })[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt', 'resultId']).execute()
    },

    /** Those that a result earned. */
    async ofResult(userId: number, resultId: string): Promise<EarnedAchievement[]> {
      return ofPerson(userId).select(['achievementId', 'earnedAt']).where('resultId', '=', resultId).execute()
    },
  }
}

/** The concepts a person keeps; one is known by its type and id together. */
export function favoriteStore(connection: Connection) {
  const datedList = async (userId: number): Promise<(Favorite & { addedAt: number })[]> => {
    const rows = await connection
      .selectFrom('favorite')
      .select(['itemId', 'itemType', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('itemId')
      .execute()
    return rows.map(({ createdAt, ...favorite }) => ({ ...favorite, addedAt: createdAt }))
  }

  return {
    /** Adds a favorite; true if it was not there before. */
    async add(userId: number, favorite: Favorite, createdAt: number): Promise<boolean> {
      const added = await connection
        .insertInto('favorite')
        .values({ userId, ...favorite, createdAt })
        .onConflict((conflict) => conflict.columns(['userId', 'itemType', 'itemId']).doNothing())
        .returning('itemId')
        .executeTakeFirst()
      return added !== undefined
    },

    async remove(userId: number, { itemType, itemId }: Favorite): Promise<void> {
      await connection
        .deleteFrom('favorite')
        .where('userId', '=', userId)
        .where('itemType', '=', itemType)
        .where('itemId', '=', itemId)
        .execute()
    },

    /** A person's favorites in the order added. */
    async list(userId: number): Promise<Favorite[]> {
      return (await datedList(userId)).map(({ itemId, itemType }) => ({ itemId, itemType }))
    },

    /** The favorites in the order added, each with its time. */
    listDated: datedList,
  }
}

const PATH_COLUMNS = ['pathType', 'totalSteps', 'currentStep', 'startedAt', 'completedAt'] as const

/** The paths a learner has started. Steps are done in order, so the current step says which are done. */
export function learningPathStore(connection: Connection) {
  return {
    /** The records of all paths, in the order started. */
    async list(userId: number): Promise<LearningPathRecord[]> {
      const rows = await connection
        .selectFrom('learningPath')
        .select(PATH_COLUMNS)
        .where('userId', '=', userId)
        .orderBy('startedAt')
        .orderBy('pathType')
        .execute()
      return rows.map(pathInRow)
    },

    async save(userId: number, records: readonly LearningPathRecord[]): Promise<void> {
      if (records.length === 0) return
      await connection
        .insertInto('learningPath')
        .values(records.map(({ completedSteps: _, ...record }) => ({ userId, ...record })))
        .onConflict((conflict) =>
          conflict.columns(['userId', 'pathType']).doUpdateSet((eb) => ({
            currentStep: eb.ref('excluded.currentStep'),
            completedAt: eb.ref('excluded.completedAt'),
          })),
        )
        .execute()
    },
  }
}

function pathInRow(row: Omit<LearningPathTable, 'userId'>): LearningPathRecord {
  return { ...row, completedSteps: Array.from({ length: row.currentStep }, (_, step) => step) }
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
