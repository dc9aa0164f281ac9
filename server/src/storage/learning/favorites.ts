import type { Favorite } from '@think-twice/contract/learning'
import type { Connection } from '../engine/engine.ts'

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
