/**
 * Serves the product without a network. Everything in a build is cached when this worker is installed; with a
 * network, pages still come from the server. A new version waits until every page of the old one is closed (there is
 * no `skipWaiting`), and only then is the old one's cache deleted. Calls to the API are never touched.
 */
import { PrecacheController } from 'workbox-precaching'
import { cachedAddress, isAsset, isPage, mayBeCached } from './addresses.ts'
import { networkFirst } from './network-first.ts'
import { severalAtOnce } from './several-at-once.ts'

declare const self: ServiceWorkerGlobalScope

// The build inserts its list of files here.
const files = self.__WB_MANIFEST
const cached = new Set(files.map((file) => (typeof file === 'string' ? file : file.url)))

const copies = new PrecacheController({
  plugins: [{ cacheWillUpdate: async ({ request, response }) => (mayBeCached(request, response) ? response : null) }],
})
copies.addToCacheList(files)

/** Workbox would fetch one file after the other. Over HTTP/1.1 six may be under way, and the page needs some of those. */
const AT_ONCE = 4

self.addEventListener('install', (event) => {
  const fetchCopy = ([url, cacheKey]: [string, string]) => {
    // Where the name doesn't change with the content, the key does; then the browser's own cache may be out of date.
    const request = new Request(url, { cache: cacheKey === url ? 'default' : 'reload', credentials: 'same-origin' })
    return Promise.all(copies.strategy.handleAll({ params: { cacheKey }, request, event }))
  }
  event.waitUntil(severalAtOnce(copies.getURLsToCacheKeys(), AT_ONCE, fetchCopy))
})
self.addEventListener('activate', (event) => {
  // It waits for the deletion itself.
  void copies.activate(event)
  // Even the very first visit must work without a network; later versions find no open page to claim.
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isAsset(url)) event.respondWith(fromCacheFirst(request))
  else if (isPage(request, url) || cached.has(url.pathname)) {
    event.respondWith(networkFirst(fetch(request), () => copies.matchPrecache(cachedAddress(request, cached))))
  }
})

/** An asset's name changes with its content, so one that a waiting version has already cached is just as good. */
async function fromCacheFirst(request: Request): Promise<Response> {
  return (await copies.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request)
}
