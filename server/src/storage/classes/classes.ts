import type { Connection } from '../engine/engine.ts'
import type { ClassTable } from '../schema.ts'

/** A class as it is kept; `userId` is its teacher. */
export type StoredClass = Omit<ClassTable, 'isOpen'> & { isOpen: boolean }

/** Classes, by their id or their join code. Deleting one deletes its seats, rounds and votes. */
export function classStore(connection: Connection) {
  const all = () => connection.selectFrom('class').selectAll()
  const classOf = (row: ClassTable | undefined): StoredClass | null =>
    row ? { ...row, isOpen: row.isOpen === 1 } : null

  return {
    /** False if the code is another class's, so that another must be tried. */
    async add({ isOpen, ...added }: StoredClass): Promise<boolean> {
      const created = await connection
        .insertInto('class')
        .values({ ...added, isOpen: isOpen ? 1 : 0 })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('classId')
        .executeTakeFirst()
      return created !== undefined
    },

    async find(classId: string): Promise<StoredClass | null> {
      return classOf(await all().where('classId', '=', classId).executeTakeFirst())
    },

    async findByCode(code: string): Promise<StoredClass | null> {
      return classOf(await all().where('code', '=', code).executeTakeFirst())
    },

    /** A person's classes, the latest used first. */
    async list(userId: number): Promise<StoredClass[]> {
      const rows = await all().where('userId', '=', userId).orderBy('lastUsedAt', 'desc').orderBy('classId').execute()
      return rows.flatMap((row) => classOf(row) ?? [])
    },

    /** Reads a class and locks it until the transaction ends, so that two that join or add at once cannot pass a limit. */
    async take(classId: string): Promise<StoredClass | null> {
      return classOf(
        await connection
          .updateTable('class')
          .set((eb) => ({ name: eb.ref('name') }))
          .where('classId', '=', classId)
          .returningAll()
          .executeTakeFirst(),
      )
    },

    /** Saves what a teacher can change. */
    async change({ classId, name, code, isOpen }: StoredClass): Promise<void> {
      await connection
        .updateTable('class')
        .set({ name, code, isOpen: isOpen ? 1 : 0 })
        .where('classId', '=', classId)
        .execute()
    },

    async touch(classId: string, lastUsedAt: number): Promise<void> {
      await connection.updateTable('class').set({ lastUsedAt }).where('classId', '=', classId).execute()
    },

    async remove(classId: string): Promise<void> {
      await connection.deleteFrom('class').where('classId', '=', classId).execute()
    },

    /** Deletes the classes that were last used, or opened, before these times. */
    async sweep({ lastUsedBefore, openedBefore }: { lastUsedBefore: number; openedBefore: number }): Promise<void> {
      await connection
        .deleteFrom('class')
        .where((eb) => eb.or([eb('lastUsedAt', '<=', lastUsedBefore), eb('openedAt', '<=', openedBefore)]))
        .execute()
    },
  }
}
