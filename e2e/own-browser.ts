/** A browser of a journey's own, with a profile that outlives it: it may be killed and started again. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'

export class OwnBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'think-twice-browser-'))
  readonly #options: LaunchOptions
  #context: BrowserContext | null = null

  constructor(options: LaunchOptions) {
    this.#options = options
  }

  async start(baseURL: string): Promise<BrowserContext> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...this.#options,
      baseURL,
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    })
    return this.#context
  }

  /** Kills the browser as a crash or a flat battery would: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const context = this.#context
    if (!context) return
    const gone = context.waitForEvent('close', { timeout: 0 })
    for (const line of execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')) {
      if (line.includes(this.#profile)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
    }
    await gone
    this.#context = null
  }

  async remove(): Promise<void> {
    await this.#context?.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
