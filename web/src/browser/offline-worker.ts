import { whenIdle } from './when-idle.ts'

const ADDRESS = '/sw.js'
/** Named in the content-security policy, which allows no other Trusted Types policy. */
const POLICY = 'think-twice-worker'

declare global {
  interface Window {
    /**
     * Trusted Types, which not every browser has. A policy makes an object that can be used wherever an address is
     * expected.
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
 * Has the browser keep the product on this device, so that it runs without a network from now on. It waits until the
 * page is ready, because this visit has no use for the copies. Over plain http (except localhost) browsers have no
 * workers.
 */
export function startOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerWhenIdle()
  else addEventListener('load', registerWhenIdle, { once: true })
}

function registerWhenIdle(): void {
  whenIdle(() => {
    navigator.serviceWorker
      .register(scriptAddress(), { updateViaCache: 'none' })
      .catch((error: unknown) => console.warn('The product could not be kept on this device.', error))
  })
}

function scriptAddress(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS })
  return policy ? policy.createScriptURL(ADDRESS) : ADDRESS
}
