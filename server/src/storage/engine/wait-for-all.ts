/**
 * Waits for statements that do not need each other, which PostgreSQL then answers in one round trip. All have ended
 * before the first failure is reported, so that none can run on after a rollback.
 */
export async function waitForAll<const Promises extends readonly (Promise<unknown> | null)[]>(
  promises: Promises,
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
  await Promise.allSettled(promises)
  // None is pending, so this only hands out the results or the first error.
  return Promise.all(promises)
}
