import { useSyncExternalStore } from 'react'

/** Is there a network, as far as the device knows? True does not promise that the server can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
