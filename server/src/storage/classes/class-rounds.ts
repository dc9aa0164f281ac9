import type { TalkClock } from '@think-twice/core/class/round-state'
import type { Connection } from '../engine/engine.ts'
import type { ClassRoundTable, ClassVoteTable } from '../schema.ts'
import type { StoredClass } from './classes.ts'
import type { OfSeat } from './seats.ts'

type OfClass = Pick<StoredClass, 'userId' | 'classId'>
export type OfRound = OfClass & { roundId: string }

/** A round as it is kept, with its state and the farthest place that it reached. */
export type StoredRound = Pick<
  ClassRoundTable,
  'userId' | 'classId' | 'roundId' | 'kind' | 'openedAt' | 'dueAt' | 'follows' | 'endedAt'
> & {
  scenarioIds: readonly string[]
  state: Pick<ClassRoundTable, 'number' | 'position' | 'phase'>
  farthest: Pick<ClassRoundTable, 'position' | 'phase'>
  talkClock: TalkClock | null
}

/** Rounds, by their class. */
export function classRoundStore(connection: Connection) {
  const ofClass = ({ userId, classId }: OfClass) =>
    connection.selectFrom('classRound').selectAll().where('userId', '=', userId).where('classId', '=', classId)

  return {
    async add(round: StoredRound): Promise<void> {
      await connection.insertInto('classRound').values(rowOf(round)).execute()
    },

    /** The rounds of a class, the latest first. */
    async list(classroom: OfClass): Promise<StoredRound[]> {
      const rows = await ofClass(classroom).orderBy('openedAt', 'desc').orderBy('roundId').execute()
      return rows.map(roundOf)
    },

    async find(classroom: OfClass, roundId: string): Promise<StoredRound | null> {
      const row = await ofClass(classroom).where('roundId', '=', roundId).executeTakeFirst()
      return row ? roundOf(row) : null
    },

    /** Reads a round and locks it until the transaction ends: a vote and a change of state cannot cross. */
    async take({ userId, classId }: OfClass, roundId: string): Promise<StoredRound | null> {
      const row = await connection
        .updateTable('classRound')
        .set((eb) => ({ number: eb.ref('number') }))
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('roundId', '=', roundId)
        .returningAll()
        .executeTakeFirst()
      return row ? roundOf(row) : null
    },

    /** Saves where a round is, and its clock. */
    async move(round: StoredRound): Promise<void> {
      const { number, position, phase, farthestPosition, farthestPhase, endedAt, talkClock } = rowOf(round)
      await connection
        .updateTable('classRound')
        .set({ number, position, phase, farthestPosition, farthestPhase, endedAt, talkClock })
        .where('userId', '=', round.userId)
        .where('classId', '=', round.classId)
        .where('roundId', '=', round.roundId)
        .execute()
    },
  }
}

function rowOf({ scenarioIds, state, farthest, talkClock, ...round }: StoredRound): ClassRoundTable {
  return {
    ...round,
    ...state,
    scenarioIds: JSON.stringify(scenarioIds),
    farthestPosition: farthest.position,
    farthestPhase: farthest.phase,
    talkClock: talkClock && JSON.stringify(talkClock),
  }
}

/** A row as a round. Its lists and clock are not checked: only `rowOf` writes them. */
function roundOf({
  scenarioIds,
  number,
  position,
  phase,
  farthestPosition,
  farthestPhase,
  talkClock,
  ...row
}: ClassRoundTable): StoredRound {
  return {
    ...row,
    scenarioIds: JSON.parse(scenarioIds),
    state: { number, position, phase },
    farthest: { position: farthestPosition, phase: farthestPhase },
    talkClock: talkClock === null ? null : JSON.parse(talkClock),
  }
}

/** One vote of a seat on a scenario of a round. */
export type StoredVote = Omit<ClassVoteTable, 'userId' | 'classId' | 'isLate' | 'vote'> & {
  vote: 1 | 2
  isLate: boolean
}

/** The votes by option and sureness, late ones apart. */
export type StoredVoteCount = Pick<StoredVote, 'position' | 'vote' | 'option' | 'sureness' | 'isLate'> & {
  count: number
}

/** Votes. The primary key lets a seat have one for each scenario and vote. */
export function classVoteStore(connection: Connection) {
  const ofClass = ({ userId, classId }: OfClass) =>
    connection.selectFrom('classVote').where('userId', '=', userId).where('classId', '=', classId)

  return {
    async add({ userId, classId }: OfClass, { isLate, ...vote }: StoredVote): Promise<void> {
      await connection
        .insertInto('classVote')
        .values({ ...vote, userId, classId, isLate: isLate ? 1 : 0 })
        .execute()
    },

    /** Every vote of some rounds, in the order of rounds, positions and seats. */
    async listOfRounds(classroom: OfClass, roundIds: readonly string[]): Promise<StoredVote[]> {
      if (roundIds.length === 0) return []
      const rows = await ofClass(classroom)
        .selectAll()
        .where('roundId', 'in', roundIds)
        .orderBy('roundId')
        .orderBy('position')
        .orderBy('vote')
        .orderBy('seatId')
        .execute()
      return rows.map(voteOf)
    },

    /** A seat's own votes in a class, or in one of its rounds. */
    async listOfSeat({ seatId, ...classroom }: OfSeat, roundId?: string): Promise<StoredVote[]> {
      const rows = await ofClass(classroom)
        .selectAll()
        .where('seatId', '=', seatId)
        .$if(roundId !== undefined, (query) => query.where('roundId', '=', roundId ?? ''))
        .orderBy('roundId')
        .orderBy('position')
        .orderBy('vote')
        .execute()
      return rows.map(voteOf)
    },

    /** The votes of one round, or of one of its scenarios, added up. */
    async counts({ roundId, ...classroom }: OfRound, only?: number): Promise<StoredVoteCount[]> {
      const rows = await ofClass(classroom)
        .where('roundId', '=', roundId)
        .$if(only !== undefined, (query) => query.where('position', '=', only ?? 0))
        .select(['position', 'vote', 'option', 'sureness', 'isLate'])
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .groupBy(['position', 'vote', 'option', 'sureness', 'isLate'])
        .orderBy('position')
        .orderBy('vote')
        .orderBy('option')
        .orderBy('sureness')
        .orderBy('isLate')
        .execute()
      return rows.map(({ count, ...row }) => ({ ...keptOf(row), count: Number(count) }))
    },

    /** The number of scenarios that each seat has answered in each round, by their ids. */
    async answered(classroom: OfClass): Promise<{ roundId: string; seatId: string; scenarios: number }[]> {
      const rows = await ofClass(classroom)
        .where('vote', '=', 1)
        .select(['roundId', 'seatId'])
        .select((eb) => eb.fn.countAll<number | string>().as('scenarios'))
        .groupBy(['roundId', 'seatId'])
        .execute()
      return rows.map(({ scenarios, ...row }) => ({ ...row, scenarios: Number(scenarios) }))
    },

    /** The first votes on one scenario by people who are signed in, in the order of their accounts. */
    async listOfAccounts(
      { userId, classId, roundId }: OfRound,
      position: number,
    ): Promise<(StoredVote & { accountId: number })[]> {
      const rows = await connection
        .selectFrom('classVote as cast')
        .innerJoin('classSeat as seat', (join) =>
          join
            .onRef('seat.userId', '=', 'cast.userId')
            .onRef('seat.classId', '=', 'cast.classId')
            .onRef('seat.seatId', '=', 'cast.seatId'),
        )
        .selectAll('cast')
        .select('seat.accountId')
        .where('cast.userId', '=', userId)
        .where('cast.classId', '=', classId)
        .where('cast.roundId', '=', roundId)
        .where('cast.position', '=', position)
        .where('cast.vote', '=', 1)
        .where('seat.accountId', 'is not', null)
        .orderBy('seat.accountId')
        .execute()
      return rows.flatMap(({ accountId, ...row }) => (accountId === null ? [] : { ...voteOf(row), accountId }))
    },

    async removeOfSeat({ userId, classId, seatId }: OfSeat): Promise<void> {
      await connection
        .deleteFrom('classVote')
        .where('userId', '=', userId)
        .where('classId', '=', classId)
        .where('seatId', '=', seatId)
        .execute()
    },
  }
}

function voteOf({ userId, classId, ...row }: ClassVoteTable): StoredVote {
  return { ...row, ...keptOf(row) }
}

function keptOf<Row extends { vote: number; isLate: number }>(
  row: Row,
): Omit<Row, 'vote' | 'isLate'> & Pick<StoredVote, 'vote' | 'isLate'> {
  return { ...row, vote: row.vote === 2 ? 2 : 1, isLate: row.isLate === 1 }
}
