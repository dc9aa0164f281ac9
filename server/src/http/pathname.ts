/** The path of an address as it was sent, without the query. */
export function pathnameOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
