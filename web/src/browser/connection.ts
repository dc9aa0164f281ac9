import { createSource } from './store.ts'

const connection = createSource(() => navigator.onLine, {
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

/** False where the device knows that it has no network; true is no promise that the server can be reached. */
export function useIsOnline(): boolean {
  return connection.use()
}
