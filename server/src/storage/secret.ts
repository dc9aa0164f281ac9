import type { Connection } from './connection.ts'

/** Random values that only the server knows, each made once and the same for every process. */
export function secretStore(connection: Connection) {
  const find = async (name: string): Promise<string | undefined> =>
    (await connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value

  return {
    /** The secret of that name; `proposed` becomes it when there is none yet. */
    async findOrKeep(name: string, proposed: string): Promise<string> {
      const known = await find(name)
      if (known !== undefined) return known
      // Another process may keep one at the same moment; whoever was first is right.
      await connection
        .insertInto('secret')
        .values({ name, value: proposed })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await find(name)) ?? proposed
    },
  }
}
