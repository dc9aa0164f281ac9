export type Semaphore = ReturnType<typeof createSemaphore>

/** A number of places that callers take and free; those who find none wait in line. */
export function createSemaphore(places: number) {
  let free = places
  const line: (() => void)[] = []
  return {
    /** Resolves, when there is a place, to the function that frees it. */
    async take(): Promise<() => void> {
      if (free > 0) free -= 1
      else await new Promise<void>((enter) => line.push(enter))
      return () => {
        // The place goes to the next in line, so `free` stays the same.
        const next = line.shift()
        if (next) next()
        else free += 1
      }
    },
    /** The number of callers in line. */
    waiting: () => line.length,
  }
}

/** A semaphore for each key, as long as somebody uses it. */
export function createSemaphores(places: number) {
  const byKey = new Map<string, { semaphore: Semaphore; users: number }>()
  return {
    /** Those who have one of the key's places, or wait for one. */
    users: (key: string) => byKey.get(key)?.users ?? 0,

    async take(key: string): Promise<() => void> {
      const own = byKey.get(key) ?? { semaphore: createSemaphore(places), users: 0 }
      byKey.set(key, own)
      own.users += 1
      const free = await own.semaphore.take()
      return () => {
        free()
        own.users -= 1
        if (own.users === 0) byKey.delete(key)
      }
    },
  }
}
