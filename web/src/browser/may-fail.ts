/** Waits for what does no harm when it fails: whoever asked goes on either way. Say at the call why that is so. */
export async function mayFail(attempted: Promise<unknown>): Promise<void> {
  await Promise.allSettled([attempted])
}
