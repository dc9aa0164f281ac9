import { randomBytes } from 'node:crypto'
import { required } from '@think-twice/core/required'
import type { Connection } from '../engine/engine.ts'

const BYTES = 32

/** Random keys shared by all processes. */
export function secretStore(connection: Connection) {
  const find = (name: string) =>
    connection.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()

  return {
    /**
     * The key of this name, created if missing. If several processes create it at once, they all get the first one
     * stored.
     */
    async take(name: string): Promise<string> {
      const known = await find(name)
      if (known) return known.value
      await connection
        .insertInto('secret')
        .values({ name, value: randomBytes(BYTES).toString('base64url') })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return required(await find(name), `the secret “${name}”`).value
    },
  }
}
