import { NOT_FOUND_PATH } from '@think-twice/contract/pages'

/** Is this a request for a page? */
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

/** Part of a file's media type, by the ending of its name; a file with any other ending is only known to be no page. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { css: 'css', js: 'javascript', json: 'json' }

/** May the reply be cached? The 404 page only with status 404, everything else only with 200, and only as what it is. */
export function mayBeCached(
  { url }: { url: string },
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const { pathname } = new URL(url)
  const mediaType = headers.get('content-type') ?? ''
  const ending = /\.(\w+)$/.exec(pathname)?.[1]
  const isRight = ending === undefined || mediaType.includes(MEDIA_TYPES[ending] ?? '')
  const isPage = mediaType.startsWith('text/html')
  return status === (pathname === NOT_FOUND_PATH ? 404 : 200) && isRight && isPage === (ending === undefined)
}

/** Is the page one of this build? It loads a script of it; the page of a filter or of another version does not. */
export function isOfBuild(page: string, cached: ReadonlySet<string>): boolean {
  return [...page.matchAll(/ src="(\/assets\/[^"]+)"/g)].some(([, script = '']) => cached.has(script))
}
