/** Does a request with this method change nothing? */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The path of an address as it was sent, without the query. */
export function pathnameOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Is it a call to the API, rather than a page or a file? */
export function isApiUrl(url: string): boolean {
  const pathname = pathnameOf(url)
  return pathname === '/api' || pathname.startsWith('/api/')
}
