/** A server of a journey's own, which may stop, start again and serve another build at the same address. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export class OwnServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'think-twice-own-'))
  readonly port: number
  #child: ChildProcess | null = null
  /** Where its data is; another folder after a restore. */
  #data = join(this.folder, 'data')

  private constructor(port: number) {
    this.port = port
  }

  static async started(): Promise<OwnServer> {
    const server = new OwnServer(await freePort())
    await server.start()
    return server
  }

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /** Serves a build: the product's own, or another one. */
  async start(webFolder = join(root, 'web/dist')): Promise<void> {
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env: { ...this.#environment(), WEB_FOLDER: webFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    await new Promise<void>((settle, fail) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('Think Twice is at') && settle())
      child.on('exit', (code) => fail(new Error(`The server exited with ${code}`)))
    })
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  /** Backs up as an operator does, while it runs. */
  backUp(file: string): void {
    this.#operate('backup', join(this.folder, file))
  }

  /** Restores a backup into a new folder, in place of the one before. */
  restore(file: string): void {
    this.#data = join(this.folder, `restored-${file}`)
    this.#operate('restore', join(this.folder, file))
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #operate(command: 'backup' | 'restore', file: string): void {
    execFileSync(process.execPath, ['server/operate/copies.ts', command, file], {
      cwd: root,
      env: this.#environment(),
    })
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, PORT: String(this.port), DATA_DIR: this.#data, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  }
}

/** A port that no server listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  return address.port
}
