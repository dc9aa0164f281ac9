/** Waits for something that may fail harmlessly: the caller goes on either way. Say at the call why that is so. */
export async function mayFail(attempted: Promise<unknown>): Promise<void> {
  await Promise.allSettled([attempted])
}
