/**
 * Serves the product without a network. Everything in a build is cached when this worker is installed; with a
 * network, pages still come from the server. A new version waits until every page of the old one is closed (there is
 * no `skipWaiting`), and only then is the old one's cache deleted. Calls to the API are never touched.
 */
import { type PrecacheEntry, Serwist } from 'serwist'
import { cachedAddress, isAsset, isOfBuild, isPage, mayBeCached } from './addresses.ts'
import { networkFirst } from './network-first.ts'

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] }

// The build inserts its list of files here.
const entries = self.__SW_MANIFEST
const cached = new Set(entries.map(({ url }) => url))

const copies = new Serwist({
  precacheEntries: entries,
  precacheOptions: {
    // Over HTTP/1.1 six requests may be under way, and the page needs some of those.
    concurrency: 4,
    // Revalidates the browser's cache: a filter's page may be stored there in a file's place, for a year.
    fetchOptions: { redirect: 'error', cache: 'no-cache' },
    plugins: [
      { cacheWillUpdate: async ({ request, response }) => ((await isOurs(request, response)) ? response : null) },
    ],
  },
  // Even the very first visit must work without a network; later versions find no open page to claim.
  clientsClaim: true,
})

self.addEventListener('install', copies.handleInstall)
self.addEventListener('activate', copies.handleActivate)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isAsset(url)) event.respondWith(fromCacheFirst(request))
  else if (isPage(request, url) || cached.has(url.pathname)) {
    event.respondWith(networkFirst(fetch(request), () => copies.matchPrecache(cachedAddress(request, cached))))
  }
})

/** Files are listed with their hash, which the browser has compared by now; a page has none. */
async function isOurs(request: Request, response: Response): Promise<boolean> {
  if (!mayBeCached(request, response)) return false
  return request.integrity !== '' || isOfBuild(await response.clone().text(), cached)
}

/** An asset's name changes with its content, so one that a waiting version has already cached is just as good. */
async function fromCacheFirst(request: Request): Promise<Response> {
  return (await copies.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request)
}
