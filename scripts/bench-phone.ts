import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { required } from '../core/src/required.ts'
import type { ServerProcess } from '../server/test/server-process.ts'

/** `withoutPolicy`: the browser ignores the server's content-security policy, which not every library can run under. */
export type Target = { name: string; folder: string; withoutPolicy?: boolean; server?: ServerProcess }

export type Phone = { context: BrowserContext; page: Page; session: CDPSession }

export const CPU_SLOWDOWN = 4
const SCREEN = { width: 412, height: 823 }
/** What Lighthouse calls slow 4G: a round trip of 150 ms, 1.6 Mbit a second down and 0.75 up; in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

export function addressOf({ name, server }: Target): string {
  return required(server, `a server for “${name}”`).address
}

/** A phone with nothing stored yet. */
export async function openPhone(browser: Browser, { withoutPolicy = false }: Target): Promise<Phone> {
  const phone = { viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ ...phone, bypassCSP: withoutPolicy })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, session }
}

/** A phone with nothing stored yet, on a slow network. */
export async function openSlowPhone(browser: Browser, target: Target): Promise<Phone> {
  const phone = await openPhone(browser, target)
  await phone.session.send('Network.emulateNetworkConditions', SLOW_4G)
  return phone
}
