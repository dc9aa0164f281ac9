import { hash, verify } from '@node-rs/argon2'
import { plainPassword } from '@think-twice/core/typed-text'
import { Refusal } from '../refusal.ts'
import { createSemaphore } from '../semaphore.ts'

/**
 * Argon2id (the library's default) with OWASP's 19 MiB and two passes. Hashes name their parameters, so they can be
 * raised later.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing keeps a core busy for about 20 ms, so a flood of logins must not take all cores. */
const AT_ONCE = 4
const WAITING = 32

/** Hashes and checks passwords and recovery codes. */
export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * Tries it as it was typed, which is how older hashes were made, then in the one form that new ones have. Takes as long
   * for an unknown name (null) as for a wrong password.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Was it made with weaker parameters than today's? */
  isOutdated(passwordHash: string): boolean
}

/** Tests about something else hand in parameters that are quick. */
export async function createPasswords(parameters = PARAMETERS): Promise<Passwords> {
  const { memoryCost, timeCost, parallelism } = parameters
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const throughGate = createGate()
  const dummyHash = await hash('no account has this password', parameters)
  return {
    hash: (password) => throughGate(() => hash(password, parameters)),
    async verify(passwordHash, password) {
      for (const form of new Set([password, plainPassword(password)])) {
        const matches = await throughGate(() => verify(passwordHash ?? dummyHash, form))
        if (matches && passwordHash !== null) return true
      }
      return false
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(prefix),
  }
}

/** Runs a few at once and queues a few more; the rest are refused and may retry in a second. */
function createGate() {
  const places = createSemaphore(AT_ONCE)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (places.waiting() >= WAITING) throw new Refusal('unavailable', { 'retry-after': '1' })
    const free = await places.take()
    try {
      return await work()
    } finally {
      free()
    }
  }
}
