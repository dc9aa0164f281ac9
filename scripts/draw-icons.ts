import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

const PUBLIC = fileURLToPath(new URL('../web/public', import.meta.url))
/** The paper of the light theme. */
const PAPER = 'oklch(0.984 0.0035 80)'

/**
 * The share of each side of the picture that the logo takes. A maskable icon may be cut to a circle of 80%, in which the
 * logo's square has to fit.
 */
const ICONS = [
  { file: '192.png', pixels: 192, share: 0.92, paper: 'transparent' },
  { file: '512.png', pixels: 512, share: 0.92, paper: 'transparent' },
  { file: 'maskable-192.png', pixels: 192, share: 0.56, paper: PAPER },
  { file: 'maskable-512.png', pixels: 512, share: 0.56, paper: PAPER },
  // Apple's devices round the corners themselves.
  { file: 'apple-180.png', pixels: 180, share: 0.72, paper: PAPER },
] as const

/** Draws the installed product's icons from the logo in `favicon.svg`, in the light theme. */
export async function drawIcons(browser: Browser): Promise<void> {
  const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
  for (const { file, pixels, share, paper } of ICONS) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels }, colorScheme: 'light' })
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${paper} }
       svg { width: ${share * 100}%; }</style>${logo}`,
    )
    await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true })
    await page.close()
  }
}
