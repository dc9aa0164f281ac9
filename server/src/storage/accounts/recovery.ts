import type { Connection } from '../engine/engine.ts'

/** The hashes of recovery codes; a new one takes the place of the one before. */
export function recoveryStore(connection: Connection) {
  return {
    async set(id: number, recoveryHash: string, recoveryMadeAt: number): Promise<void> {
      await connection.updateTable('account').set({ recoveryHash, recoveryMadeAt }).where('id', '=', id).execute()
    },

    /** Uses a recovery code up and sets a new password; false when it was used or replaced meanwhile. */
    async redeem(id: number, recoveryHash: string, passwordHash: string): Promise<boolean> {
      const redeemed = await connection
        .updateTable('account')
        .set({ passwordHash, recoveryHash: null, recoveryMadeAt: null })
        .where('id', '=', id)
        .where('recoveryHash', '=', recoveryHash)
        .returning('id')
        .executeTakeFirst()
      return redeemed !== undefined
    },
  }
}
