import { randomBytes } from 'node:crypto'
import type { Connection } from './connection.ts'

const BYTES = 32

/** Random keys that all processes share. */
export function secretStore(connection: Connection) {
  const find = (name: string) =>
    connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()

  return {
    /** The key of this name, made when there is none yet: of several at once the first one's counts. */
    async take(name: string): Promise<string> {
      const known = await find(name)
      if (known) return known.value
      await connection
        .insertInto('secret')
        .values({ name, value: randomBytes(BYTES).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await find(name))!.value
    },
  }
}
