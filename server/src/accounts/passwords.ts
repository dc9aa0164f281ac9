import { hash, verify } from '@node-rs/argon2'
import { plainPassword } from '@think-twice/core/typed-text'
import { Refusal } from '../refusal.ts'
import { createSemaphore, createSemaphores } from '../semaphore.ts'

/**
 * Argon2id (the library's default) with OWASP's 19 MiB and two passes. Hashes name their parameters, so they can be
 * raised later.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing keeps a core busy for about 20 ms. At most `places` are hashed at once, so that a flood leaves cores for other
 * calls; and for each name and network, so that one's flood (even of right passwords) does not fill the places of others.
 * `most` counts those that wait, too.
 */
const IN_ALL = { places: 4, most: 36 }
// More than the failures in a row that a name is allowed, so that only calls beyond its limit are refused.
const OF_NAME = { places: 1, most: 12 }
const OF_NETWORK = { places: 2, most: 32 }

/** For whom a password is checked. */
type Asker = { username: string; network: string }

export type Passwords = Awaited<ReturnType<typeof createPasswords>>

/** Hashes and checks passwords and recovery codes. Tests about something else hand in parameters that are quick. */
export async function createPasswords(parameters = PARAMETERS) {
  const { memoryCost, timeCost, parallelism } = parameters
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  const gate = createGate()
  const dummyHash = await hash('no account has this password', parameters)
  return {
    hash: (password: string): Promise<string> => gate.inAll(() => hash(password, parameters)),
    /**
     * Tries it as it was typed, which is how older hashes were made, then in the one form that new ones have. Takes as long
     * for an unknown name (null) as for a wrong password.
     */
    verify: (passwordHash: string | null, password: string, asker?: Asker): Promise<boolean> =>
      gate.of(asker, async () => {
        for (const form of new Set([password, plainPassword(password)])) {
          const matches = await gate.inAll(() => verify(passwordHash ?? dummyHash, form))
          if (matches && passwordHash !== null) return true
        }
        return false
      }),
    /** Was it made with weaker parameters than today's? */
    isOutdated: (passwordHash: string): boolean => !passwordHash.startsWith(prefix),
  }
}

type Work<Result> = () => Promise<Result>

/** Runs a few at once and queues a few more; the rest are refused and may retry in a second. */
function createGate() {
  const names = createSemaphores(OF_NAME.places)
  const networks = createSemaphores(OF_NETWORK.places)
  const all = createSemaphore(IN_ALL.places)

  return {
    async of<Result>(asker: Asker | undefined, work: Work<Result>): Promise<Result> {
      if (!asker) return work()
      const { username, network } = asker
      const name = username.toLowerCase()
      if (names.users(name) >= OF_NAME.most || networks.users(network) >= OF_NETWORK.most) refuse()
      // A sign-in that waits for its name's turn does not hold its network's.
      return holding(
        () => names.take(name),
        () => holding(() => networks.take(network), work),
      )
    },

    async inAll<Result>(work: Work<Result>): Promise<Result> {
      if (all.waiting() >= IN_ALL.most - IN_ALL.places) refuse()
      return holding(all.take, work)
    },
  }
}

async function holding<Result>(take: () => Promise<() => void>, work: Work<Result>): Promise<Result> {
  const free = await take()
  try {
    return await work()
  } finally {
    free()
  }
}

function refuse(): never {
  throw new Refusal('unavailable', { headers: { 'retry-after': '1' } })
}
