/** Milliseconds without a reply after which a page comes from the cache. */
const CACHE_AFTER = 4000

/**
 * The network's reply or, if the network fails, takes too long, or a server behind a proxy is down, the cached copy.
 * Without a copy, the failure itself is the reply.
 */
export async function networkFirst(
  fetched: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response> {
  const tooLate = new Promise<null>((settle) => setTimeout(settle, CACHE_AFTER, null))
  const response = await Promise.race([fetched.catch(() => null), tooLate])
  if (response && response.status < 500) return response
  return (await findCopy()) ?? response ?? Response.error()
}
