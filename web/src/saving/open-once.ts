import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

const VERSION = 1

/**
 * Opens a database of this device when it is first needed; `create` makes its stores. Rejects if the device has no
 * database, or does not let the page have one.
 */
export function openOnce<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  return async () => {
    opened ??= openDB<Schema>(name, VERSION, { upgrade: create })
    return opened
  }
}
