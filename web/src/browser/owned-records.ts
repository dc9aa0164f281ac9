import type * as z from 'zod/mini'
import { type KeptAt, keptRecords } from './kept-records.ts'
import { isSeatOwner, type OwnerId } from './owners.ts'

/** Work on the device, and whose it is: null as long as it is a visitor's. */
type Owned = KeptAt & { ownerId: OwnerId | null }

type Ended<Kept> = {
  isEnded: (kept: Omit<Kept, keyof KeptAt>) => boolean
  /** How many that have ended are kept, the latest. */
  most: number
}

/**
 * A quiz or a round is kept on the device with its owner, so that a reload, the Back button or a closed page loses none.
 */
export function ownedRecords<Kept extends Owned>(
  prefix: string,
  schema: z.ZodMiniType<Kept>,
  { isEnded, most }: Ended<Kept>,
) {
  const records = keptRecords(prefix, schema)
  const { find, put, drop } = records

  return {
    ...records,

    /** Keeps a record as of now; of those that have ended, the oldest are dropped. */
    keep(id: string, record: Omit<Kept, keyof KeptAt>): void {
      records.keep(id, record)
      if (!isEnded(record)) return
      const ended = Object.entries(records.get()).filter(([, each]) => isEnded(each))
      const oldest = ended.toSorted(([, one], [, other]) => other.place - one.place).slice(most)
      for (const [each] of oldest) drop(each)
    },

    /** Whose record it is; null if it is a visitor's, or unknown. */
    ownerOf: (id: string): Kept['ownerId'] | null => find(id)?.ownerId ?? null,

    /**
     * The record, if this person may open it: their own, one that is still a visitor's, or a seat's, which is dropped when
     * the seat is left.
     */
    open(id: string, personId: number | null): Kept | null {
      const kept = find(id)
      if (!kept) return null
      const { ownerId } = kept
      return ownerId === null || ownerId === personId || isSeatOwner(ownerId) ? kept : null
    },

    /** Turns a visitor's record into this person's. */
    claim(id: string, ownerId: number): void {
      const kept = find(id)
      if (kept) put(id, { ...kept, ownerId })
    },

    /** Drops the records of a person whose account was deleted, or of a seat that was left. */
    dropOf(owner: OwnerId): void {
      for (const [id, { ownerId }] of Object.entries(records.get())) if (ownerId === owner) drop(id)
    },
  }
}
