import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

const VERSION = 1

/**
 * Opens a database of this device when it is first needed; `create` makes its stores. Rejects if the device has no
 * database, or does not let the page have one. What failed to open, or was closed by the browser because its disk
 * failed, is opened anew the next time.
 */
export function openOnce<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  return async () => {
    opened ??= openDB<Schema>(name, VERSION, { upgrade: create, terminated: forget })
    return opened.catch((error: unknown) => {
      forget()
      throw error
    })
  }
}
