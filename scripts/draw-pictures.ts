/**
 * `npm run bank -- draw`: draws the picture of each concept's page for where it is shared, 1,200 by 630 pixels, in the
 * light theme. Only those whose text has changed are drawn, because every browser draws a little differently.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBias } from '../core/src/concepts/concepts.ts'
import { BANK } from '../core/src/content/bank.ts'
import { installBrowser, launchBrowser } from './browser.ts'

const PUBLIC = fileURLToPath(new URL('../web/public', import.meta.url))
const FONTS = fileURLToPath(new URL('../node_modules/@fontsource-variable', import.meta.url))
const FOLDER = join(PUBLIC, 'concepts')
/** Inks and paper of the light theme, as in `web/src/styles/tokens.css`. */
const [PAPER, INK, SOFT_INK] = ['oklch(0.984 0.0035 80)', 'oklch(0.255 0.058 285)', 'oklch(0.42 0.045 285)']
const [FALLACY, BIAS] = ['oklch(0.46 0.205 266)', 'oklch(0.51 0.215 338)']

const STYLES = `
  ${fontFace('Besley', 'besley/files/besley-latin-wght-normal.woff2')}
  ${fontFace('Hanken', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
  body { position: relative; width: 1200px; height: 630px; margin: 0; background: ${PAPER}; color: ${INK} }
  header { position: absolute; inset: 70px auto auto 80px; display: flex; gap: 20px; align-items: center; font: 500 40px/1 Besley }
  header svg { width: 56px; height: 56px }
  h1 { position: absolute; inset: auto 380px 236px 80px; margin: 0; font: 500 88px/1.06 Besley; letter-spacing: -0.03em; text-wrap: balance }
  h1.long { font-size: 68px }
  i { position: absolute; inset: 160px 110px auto auto; width: 200px; height: 200px; border-radius: 10px }
  i.fallacy { background: ${FALLACY}; mask: linear-gradient(128deg, #000 46%, transparent 46.5% 53.5%, #000 54%) }
  i.bias { background: ${BIAS}; rotate: 11deg; scale: 0.94 }
  hr { position: absolute; inset: 430px 80px auto; height: 8px; margin: 0; border: 0; border-bottom: 2px solid ${INK}; background: linear-gradient(${INK} 0 8px) no-repeat; padding-bottom: 4px; background-size: 100% 8px }
  p { position: absolute; inset: 470px 80px auto; margin: 0; font: 450 31px/1.42 Hanken; color: ${SOFT_INK}; text-wrap: pretty }
`

/** The text under the name when each picture was drawn, by the concept's id. */
export const DRAWN = fileURLToPath(new URL('draw-pictures.json', import.meta.url))

/** The text under the name in each concept's picture, by id: the type and the first sentence of the definition. */
export function pictureTexts(): Record<string, string> {
  return Object.fromEntries(
    BANK.map(({ concept: { id, definition } }) => [
      id,
      `${isBias(id) ? 'A cognitive bias.' : 'A logical fallacy.'} ${definition.replace(/(?<=[.!?”])\s.*$/s, '')}`,
    ]),
  )
}

async function drawPictures(): Promise<void> {
  installBrowser()
  const browser = await launchBrowser()
  const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  // Not checked: only the last line of this function writes it.
  const drawn: Record<string, string> = JSON.parse(readFileSync(DRAWN, 'utf8'))
  const texts = pictureTexts()
  for (const { id, name } of BANK.map(({ concept }) => concept)) {
    const text = texts[id]
    if (drawn[id] === text) continue
    await page.setContent(
      `<style>${STYLES}</style><header>${logo}<span>Think Twice</span></header><i class="${isBias(id) ? 'bias' : 'fallacy'}"></i>
       <h1>${name.replace('/', '/<wbr>')}</h1><hr><p>${text}</p>`,
    )
    await page.evaluate(async () => {
      await document.fonts.ready
      const heading = document.querySelector('h1')
      // Two lines fit between the product's name and the rule.
      if (heading && heading.offsetHeight > 200) heading.className = 'long'
    })
    await page.screenshot({ path: join(FOLDER, `${id}.png`) })
  }
  await browser.close()
  writeFileSync(DRAWN, `${JSON.stringify(texts, null, 2)}\n`)
}

function fontFace(family: string, file: string): string {
  const data = readFileSync(join(FONTS, file)).toString('base64')
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${data}); font-weight: 100 900 }`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await drawPictures()
