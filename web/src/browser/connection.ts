import { createSource } from './store.ts'

/** False where the device knows that it has no network; true is no promise that the server can be reached. */
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

/** Is there a network, as far as the device knows? For a component that follows changes. */
export function useIsOnline(): boolean {
  return connection.use()
}
