/** Does a request with this method change nothing? */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The path of an address, without the query. Like the router, this takes a `#` for the beginning of a query. */
export function pathnameOf(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** Is it a call to the API, rather than a page or a file? */
export function isApiUrl(url: string): boolean {
  const pathname = pathnameOf(url)
  return pathname === '/api' || pathname.startsWith('/api/')
}

/** A letter, digit or `-._~` that need not have been encoded. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/**
 * The one spelling of an address that everything goes by, from the router to the log: without an origin before it, and
 * encoded only where it has to be. A percent sign that encodes nothing is encoded itself, so the address is handled like
 * any unknown one.
 */
export function plainUrl(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const sent = pathnameOf(target)
  const query = target.slice(sent.length)
  const path = sent.replaceAll(NEEDLESSLY_ENCODED, decodeURIComponent)
  return (isDecodable(path) ? path || '/' : path.replaceAll('%', '%25')) + query
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // A percent sign that does not begin an encoded character.
    return false
  }
}
