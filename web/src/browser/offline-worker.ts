const ADDRESS = '/sw.js'
/** Named in the content-security policy, which lets no other policy be made. */
const POLICY = 'think-twice-worker'

declare global {
  interface Window {
    /**
     * The browser's Trusted Types, which not every browser has. A policy gives an object that stands wherever an address is
     * asked for.
     */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string }
    }
  }
}

/**
 * Has the browser keep the product on this device, so that it runs without a network from now on. It waits until the page is
 * there, for the copies are of no use to this visit. Over plain http (but for localhost) browsers have no workers.
 */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerWhenIdle()
  else addEventListener('load', registerWhenIdle, { once: true })
}

function registerWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  idle(() => {
    navigator.serviceWorker
      .register(scriptAddress(), { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('The product could not be kept on this device.', error))
  })
}

function scriptAddress(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS })
  return policy ? policy.createScriptURL(ADDRESS) : ADDRESS
}
