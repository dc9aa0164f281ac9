import type { Fault } from './database-adapters.ts'

/** The database failed; the request was fine. */
export class StorageFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause: unknown) {
    super(fault === 'damaged' ? 'The database is damaged' : 'The database is not available', { cause })
    this.name = 'StorageFault'
    this.fault = fault
  }
}

/** Tells faults of the database from bugs, and remembers if it is damaged. */
export function watchFaults(faultOf: (error: unknown) => Fault | null) {
  let damage: StorageFault | undefined
  return {
    /** Throws if the database was ever found damaged: writing to it may make things worse. */
    requireUndamaged(): void {
      if (damage) throw damage
    },

    async explain<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        const fault = faultOf(error)
        if (fault === null) throw error
        const explained = new StorageFault(fault, error)
        if (fault === 'damaged') damage ??= explained
        throw explained
      }
    },
  }
}
