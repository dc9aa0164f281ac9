import { createSource } from './store.ts'

/** False when the device knows that it has no network; true does not promise that the server can be reached. */
export function isOnline(): boolean {
  return navigator.onLine
}

const connection = createSource(isOnline, {
  listen: (listener) => {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
  printed: () => true,
})

/** Is there a network, as far as the device knows? For components that follow changes. */
export function useIsOnline(): boolean {
  return connection.use()
}
