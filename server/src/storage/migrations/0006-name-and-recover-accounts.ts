import type { Migration } from './migration.ts'

/** A name to show, a recovery code, the device of each session, and which sessions ended with their account. */
export const nameAndRecoverAccounts: Migration = async (transaction, { orderedText }) => {
  const { schema } = transaction
  for (const [name, type] of [
    ['displayName', 'text'],
    ['recoveryHash', 'text'],
    ['recoveryMadeAt', 'bigint'],
  ] as const) {
    await schema.alterTable('account').addColumn(name, type).execute()
  }
  await schema.alterTable('session').addColumn('device', 'text').execute()
  await schema
    .createTable('deletedSession')
    .addColumn('tokenHash', orderedText, (column) => column.primaryKey())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute()
}
