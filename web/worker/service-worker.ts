/**
 * Serves the product without a network. Everything of a build is put in the cache when this worker is installed; with a
 * network, pages still come from the server. A new version waits until every page of the old one is closed (there is
 * no `skipWaiting`), and only then is what the old one cached deleted. Calls to the API are never touched.
 */
import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { cachedAddress, isAsset, isPage, mayBeCached } from './addresses.ts'

declare const self: ServiceWorkerGlobalScope

/** After so many seconds without a reply, a page comes from the cache. */
const PATIENCE = 4

// The build puts its list of files in this place.
const files = self.__WB_MANIFEST
const cached = new Set(files.map((file) => (typeof file === 'string' ? file : file.url)))

precache(files)
addPlugins([{ cacheWillUpdate: async ({ request, response }) => (mayBeCached(request, response) ? response : null) }])
// The very first visit is to work without a network too; later versions find no open page to claim.
clientsClaim()

/** Asks the network; where it fails, or a server behind a proxy is down, answers from the cache. */
const networkFirst = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}.`)
        return response
      },
      handlerDidError: async ({ request }) => matchPrecache(cachedAddress(request, cached)),
    },
  ],
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && (isPage(request, url) || (cached.has(url.pathname) && !isAsset(url))),
  networkFirst,
)

// The name of an asset changes with its content, so one that a waiting version has cached already is as good.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  async ({ request }) => (await matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request),
)
