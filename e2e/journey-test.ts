import { appendFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { watchLoneTexts } from '../scripts/lone-texts.ts'
import { FaultyNetwork } from './faulty-network.ts'
import { OwnServer } from './own-server.ts'
import { tokensFile } from './secrets-stay-hidden.ts'

export { expect }

/** The browser's own line when the session is asked for without being signed in. */
const NOT_SIGNED_IN = /^error: Failed to load resource: the server responded with a status of 401 .*\/api\/session$/

/** The browser's own line for an address that does not exist. */
export const NOT_FOUND = /^error: Failed to load resource: the server responded with a status of 404 /

/** Playwright's own line where a journey runs without the service worker. */
const NO_WORKER = /^warning: Service Worker registration blocked by Playwright /

type Journey = {
  /** Complaints of the page that this journey causes on purpose. */
  expectedComplaint: RegExp | null
  complaints: string[]
  /** A server for this journey alone. */
  server: OwnServer
  /** A network before that server, which can be made to fail. */
  network: FaultyNetwork
}

/** A test that fails when the page logs a warning or an error, throws, or breaks its content-security policy. */
export const test = base.extend<Journey>({
  expectedComplaint: [null, { option: true }],
  complaints: [
    async ({ context, expectedComplaint }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        complaints.push(`${message.type()}: ${message.text()} at ${message.location().url}`)
      })
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
      await context.addInitScript(watchLoneTexts)
      await context.exposeBinding('reportViolation', (_, violation: string) => complaints.push(violation))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          const report = Reflect.get(window, 'reportViolation')
          report(`security policy: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`)
        })
      })

      await use(complaints)

      for (const { name, value } of await context.cookies()) {
        if (name === 'sid') appendFileSync(tokensFile(), `${value}\n`)
      }
      const unexpected = complaints.filter(
        (each) => ![NOT_SIGNED_IN, NO_WORKER, expectedComplaint].some((expected) => expected?.test(each)),
      )
      expect(unexpected, 'The page complains about nothing').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  server: async ({}, use) => {
    const server = await OwnServer.started()
    await use(server)
    await server.remove()
  },
  network: async ({ server }, use) => {
    const network = await FaultyNetwork.before(server.port)
    await use(network)
    await network.remove()
  },
})
