import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@think-twice/contract/errors'

/**
 * Argon2id, the library's own choice, as OWASP asks for it: 19 MiB, two passes. The hash names its parameters, so
 * they can rise later.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'

/** A hash keeps a core busy for some 20 ms, so a flood of logins must not take them all. */
const AT_ONCE = 4
const WAITING = 32

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown name (null) as for a wrong password. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
  /** Was it made with weaker parameters than today's? */
  isOutdated(passwordHash: string): boolean
}

/** The one way in which passwords are hashed and compared. */
export async function createPasswords(): Promise<Passwords> {
  const throughGate = createGate()
  const nobodys = await hash('no account has this password', PARAMETERS)
  return {
    hash: (password) => throughGate(() => hash(password, PARAMETERS)),
    async verify(passwordHash, password) {
      const matches = await throughGate(() => verify(passwordHash ?? nobodys, password))
      return matches && passwordHash !== null
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(PREFIX),
  }
}

/** Lets a few through at once and a few more wait; the others are to come back in a second. */
function createGate() {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new Refusal('unavailable', { 'retry-after': '1' })
      // Whoever leaves hands its place on, so `busy` stays as it is.
      await new Promise<void>((enter) => waiting.push(enter))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
