import { vi } from 'vitest'
import { rereadStorage } from './storage.ts'

/** Storage that keeps nothing beyond the test; `Object.keys` lists its keys, as with the browser's own. */
function createStorage(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: unknown) => {
      kept[key] = String(value)
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key]
    },
    key: (index: number) => Object.keys(kept)[index] ?? null,
  }
  return new Proxy(kept, {
    get: (_, name) => (name === 'length' ? Object.keys(kept).length : Reflect.get(methods, name)),
    // The proxy behaves as a Storage; the target behind it is a plain record.
  }) as unknown as Storage
}

/** A device that remembers nothing yet, for one test. */
export function stubDevice(): { local: Storage; session: Storage } {
  const [local, session] = [createStorage(), createStorage()]
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  rereadStorage()
  return { local, session }
}

/** A device that refuses to keep anything, as in some private windows. */
export function stubForbiddenDevice(): void {
  const forbidden = {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    ownKeys: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', new Proxy({}, forbidden))
  vi.stubGlobal('sessionStorage', new Proxy({}, forbidden))
  rereadStorage()
}
