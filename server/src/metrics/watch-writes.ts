import { type Storage, StorageFault } from '../storage/storage.ts'

/** The storage, and whether its last write reached the database. A refusal of ours says nothing about the database. */
export function watchWrites(storage: Storage): { storage: Storage; canWrite: () => boolean } {
  let canWrite = true
  return {
    canWrite: () => canWrite,
    storage: {
      ...storage,
      async transaction(work) {
        try {
          const result = await storage.transaction(work)
          canWrite = true
          return result
        } catch (error) {
          if (error instanceof StorageFault) canWrite = false
          throw error
        }
      },
    },
  }
}
