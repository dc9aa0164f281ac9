import type { Storage } from './storage/storage.ts'

/** What the routes work with, handed in so that a test can hand in its own. */
export type Services = {
  storage: Storage
  /** True once the process has been asked to stop. */
  isStopping: () => boolean
}
