import type { Connection } from '../engine/engine.ts'
import type { ClassSeatTable, ClassSeatTokenTable } from '../schema.ts'
import type { StoredClass } from './classes.ts'

/** A seat without its class. */
export type StoredSeat = Omit<ClassSeatTable, 'userId' | 'classId'>
type OfClass = Pick<StoredClass, 'userId' | 'classId'>
export type OfSeat = OfClass & Pick<StoredSeat, 'seatId'>
/** A seat as a device’s token names it. */
export type TokensSeat = OfSeat &
  Pick<StoredSeat, 'label' | 'accountId'> & { tokenHash: string; classroom: StoredClass }

/** Seats, and the devices that have them. */
export function classSeatStore(connection: Connection) {
  return { ...seatsOn(connection), ...tokensOn(connection) }
}

function seatsOn(connection: Connection) {
  const ofClass = ({ userId, classId }: OfClass) =>
    connection.selectFrom('classSeat').where('userId', '=', userId).where('classId', '=', classId)
  const change = ({ userId, classId, seatId }: OfSeat, values: Partial<StoredSeat>) =>
    connection
      .updateTable('classSeat')
      .set(values)
      .where('userId', '=', userId)
      .where('classId', '=', classId)
      .where('seatId', '=', seatId)
      .execute()

  return {
    async add({ userId, classId }: OfClass, seats: readonly StoredSeat[]): Promise<void> {
      if (seats.length === 0) return
      await connection
        .insertInto('classSeat')
        .values(seats.map((seat) => ({ ...seat, userId, classId })))
        .execute()
    },

    /** The seats of a class in their order. */
    async list(classroom: OfClass): Promise<StoredSeat[]> {
      const rows = await ofClass(classroom).selectAll().orderBy('number').orderBy('seatId').execute()
      return rows.map(({ userId, classId, ...seat }) => seat)
    },

    /** All seats, and the taken ones. */
    async count(classroom: OfClass): Promise<{ seats: number; joined: number }> {
      const { seats, joined } = await ofClass(classroom)
        .select((eb) => [eb.fn.countAll<number | string>().as('seats'), eb.fn.count('joinedAt').as('joined')])
        .executeTakeFirstOrThrow()
      return { seats: Number(seats), joined: Number(joined) }
    },

    async find(classroom: OfClass, seatId: string): Promise<StoredSeat | null> {
      return (await ofClass(classroom).selectAll().where('seatId', '=', seatId).executeTakeFirst()) ?? null
    },

    async findByCode(classroom: OfClass, codeHash: string): Promise<StoredSeat | null> {
      return (await ofClass(classroom).selectAll().where('codeHash', '=', codeHash).executeTakeFirst()) ?? null
    },

    /** Notes that somebody took the seat, and the account that they were signed in to. */
    async take(seat: OfSeat, { joinedAt, accountId }: Pick<StoredSeat, 'joinedAt' | 'accountId'>): Promise<void> {
      await change(seat, { joinedAt, accountId })
    },

    async replaceCode(seat: OfSeat, codeHash: string): Promise<void> {
      await change(seat, { codeHash })
    },

    /** Removes a seat; its votes and devices go with it. */
    async remove({ userId, classId, seatId }: OfSeat): Promise<void> {
      await connection
        .deleteFrom('classSeat')
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('seatId', '=', seatId)
        .execute()
    },

    /** The seats that an account has in other people's classes, with the name of each class. */
    async listOfAccount(accountId: number): Promise<(ClassSeatTable & { className: string })[]> {
      return connection
        .selectFrom('classSeat')
        .innerJoin('class', (join) =>
          join.onRef('class.userId', '=', 'classSeat.userId').onRef('class.classId', '=', 'classSeat.classId'),
        )
        .selectAll('classSeat')
        .select('class.name as className')
        .where('accountId', '=', accountId)
        .orderBy('joinedAt')
        .orderBy('seatId')
        .execute()
    },
  }
}

function tokensOn(connection: Connection) {
  return {
    async addToken(token: ClassSeatTokenTable): Promise<void> {
      await connection.insertInto('classSeatToken').values(token).execute()
    },

    /** The seats whose tokens have these hashes and are not over by `now`, each with its class. */
    async findByTokens(hashes: readonly string[], now: number): Promise<TokensSeat[]> {
      if (hashes.length === 0) return []
      const rows = await connection
        .selectFrom('classSeatToken as token')
        .innerJoin('classSeat as seat', (join) =>
          join
            .onRef('seat.userId', '=', 'token.userId')
            .onRef('seat.classId', '=', 'token.classId')
            .onRef('seat.seatId', '=', 'token.seatId'),
        )
        .innerJoin('class', (join) =>
          join.onRef('class.userId', '=', 'token.userId').onRef('class.classId', '=', 'token.classId'),
        )
        .selectAll('class')
        .select(['token.seatId', 'token.tokenHash', 'seat.label', 'seat.accountId'])
        .where('token.tokenHash', 'in', hashes)
        .where('token.expiresAt', '>', now)
        .execute()
      return rows.map(({ seatId, tokenHash, label, accountId, ...row }) => {
        const { userId, classId } = row
        return { userId, classId, seatId, tokenHash, label, accountId, classroom: { ...row, isOpen: row.isOpen === 1 } }
      })
    },

    /** The number of seats with a device at `now`. */
    async countOnDevices({ userId, classId }: OfClass, now: number): Promise<number> {
      const { seats } = await connection
        .selectFrom('classSeatToken')
        .select((eb) => eb.fn.count<number | string>('seatId').distinct().as('seats'))
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('expiresAt', '>', now)
        .executeTakeFirstOrThrow()
      return Number(seats)
    },

    /** Puts out devices that have the seat, but for this many whose time is up last. */
    async keepLatestTokens({ userId, classId, seatId }: OfSeat, count: number): Promise<void> {
      const tokens = await connection
        .selectFrom('classSeatToken')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('seatId', '=', seatId)
        .orderBy('expiresAt', 'desc')
        .execute()
      const dropped = tokens.slice(count).map(({ tokenHash }) => tokenHash)
      if (dropped.length > 0) await connection.deleteFrom('classSeatToken').where('tokenHash', 'in', dropped).execute()
    },

    async removeToken(tokenHash: string): Promise<void> {
      await connection.deleteFrom('classSeatToken').where('tokenHash', '=', tokenHash).execute()
    },

    /** Puts out every device that has the seat. */
    async removeTokens({ userId, classId, seatId }: OfSeat): Promise<void> {
      await connection
        .deleteFrom('classSeatToken')
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('seatId', '=', seatId)
        .execute()
    },

    async sweepTokens(now: number): Promise<void> {
      await connection.deleteFrom('classSeatToken').where('expiresAt', '<=', now).execute()
    },
  }
}
