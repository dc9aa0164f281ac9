/** How the worker tells addresses apart. */
import { NOT_FOUND_PATH } from '@think-twice/contract/pages'

/** Is somebody asking for a page to look at? */
export function isPage(request: { mode: string }, { pathname }: URL): boolean {
  return (
    request.mode === 'navigate' &&
    pathname !== '/api' &&
    !pathname.startsWith('/api/') &&
    !pathname.startsWith('/assets/')
  )
}

/** A file with a hash of its content in its name. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}

/** The address under which the cache holds what was requested. */
export function cachedAddress({ url }: { url: string }, cached: ReadonlySet<string>): string {
  const { pathname } = new URL(url)
  return cached.has(pathname) && pathname !== NOT_FOUND_PATH ? pathname : NOT_FOUND_PATH
}

/** May the reply be cached? The 404 page only with status 404, everything else only with 200. */
export function mayBeCached({ url }: { url: string }, { status }: { status: number }): boolean {
  return status === (new URL(url).pathname === NOT_FOUND_PATH ? 404 : 200)
}
