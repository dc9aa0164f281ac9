import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from './migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
/** The teacher; deleting their account deletes these rows. */
const ofPerson = (column: ColumnDefinitionBuilder) => column.notNull().references('account.id').onDelete('cascade')

const CLASS = ['userId', 'classId'] as const
const SEAT = [...CLASS, 'seatId'] as const
const ROUND = [...CLASS, 'roundId'] as const

/** Classes, their seats and rounds, and what was answered; `schema.ts` says what the columns hold. */
export const createClassTables: Migration = async (transaction, { byteOrderedText }) => {
  const { schema } = transaction

  await schema
    .createTable('class')
    .addColumn('userId', 'integer', ofPerson)
    .addColumn('classId', byteOrderedText, (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('code', byteOrderedText, (column) => column.notNull().unique())
    .addColumn('isOpen', 'integer', required)
    .addColumn('openedAt', 'bigint', required)
    .addColumn('lastUsedAt', 'bigint', required)
    .addPrimaryKeyConstraint('classKey', [...CLASS])
    .execute()

  await schema
    .createTable('classSeat')
    .addColumn('userId', 'integer', required)
    .addColumn('classId', byteOrderedText, required)
    .addColumn('seatId', byteOrderedText, required)
    .addColumn('number', 'integer', required)
    .addColumn('label', 'text')
    .addColumn('codeHash', byteOrderedText, required)
    .addColumn('joinedAt', 'bigint')
    .addColumn('accountId', 'integer', (column) => column.references('account.id').onDelete('set null'))
    .addPrimaryKeyConstraint('classSeatKey', [...SEAT])
    .addUniqueConstraint('classSeatCode', ['userId', 'classId', 'codeHash'])
    .addForeignKeyConstraint('classSeatOfClass', [...CLASS], 'class', [...CLASS], (key) => key.onDelete('cascade'))
    .execute()
  await schema.createIndex('classSeatByAccount').on('classSeat').column('accountId').execute()

  await schema
    .createTable('classSeatToken')
    .addColumn('userId', 'integer', required)
    .addColumn('classId', byteOrderedText, required)
    .addColumn('seatId', byteOrderedText, required)
    .addColumn('tokenHash', byteOrderedText, (column) => column.notNull().unique())
    .addColumn('expiresAt', 'bigint', required)
    .addPrimaryKeyConstraint('classSeatTokenKey', [...SEAT, 'tokenHash'])
    .addForeignKeyConstraint('classSeatTokenOfSeat', [...SEAT], 'classSeat', [...SEAT], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('classSeatTokenByExpiry').on('classSeatToken').column('expiresAt').execute()

  await schema
    .createTable('classRound')
    .addColumn('userId', 'integer', required)
    .addColumn('classId', byteOrderedText, required)
    .addColumn('roundId', byteOrderedText, required)
    .addColumn('kind', 'text', required)
    .addColumn('scenarioIds', 'text', required)
    .addColumn('openedAt', 'bigint', required)
    .addColumn('dueAt', 'bigint')
    .addColumn('follows', 'text')
    .addColumn('number', 'integer', required)
    .addColumn('position', 'integer', required)
    .addColumn('phase', 'text', required)
    .addColumn('farthestPosition', 'integer', required)
    .addColumn('farthestPhase', 'text', required)
    .addColumn('endedAt', 'bigint')
    .addPrimaryKeyConstraint('classRoundKey', [...ROUND])
    .addForeignKeyConstraint('classRoundOfClass', [...CLASS], 'class', [...CLASS], (key) => key.onDelete('cascade'))
    .execute()

  await schema
    .createTable('classVote')
    .addColumn('userId', 'integer', required)
    .addColumn('classId', byteOrderedText, required)
    .addColumn('roundId', byteOrderedText, required)
    .addColumn('position', 'integer', required)
    .addColumn('vote', 'integer', required)
    .addColumn('seatId', byteOrderedText, required)
    .addColumn('option', 'integer', required)
    .addColumn('sureness', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('isLate', 'integer', required)
    .addPrimaryKeyConstraint('classVoteKey', [...ROUND, 'position', 'vote', 'seatId'])
    .addForeignKeyConstraint('classVoteOfRound', [...ROUND], 'classRound', [...ROUND], (key) => key.onDelete('cascade'))
    .addForeignKeyConstraint('classVoteOfSeat', [...SEAT], 'classSeat', [...SEAT], (key) => key.onDelete('cascade'))
    .execute()
  await schema
    .createIndex('classVoteBySeat')
    .on('classVote')
    .columns([...SEAT])
    .execute()
}
