import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrintedPage } from '../src/printed-page.ts'
import { prerenderPages } from './prerender-pages.ts'

type Printed = PrintedPage & { root: string }

const LEARN: Printed = {
  name: 'learn',
  title: 'Learn “it” & <more>',
  description: 'Look one up.',
  canonical: '/learn?a&b',
  addresses: ['/learn', '/learn?type=biases'],
  screen: 'src/screens/learn.ts',
  pieces: ['catalogue'],
  picture: '/learn.png',
  root: '<h1 style="outline:none">It costs $&, or $1</h1>',
}
const SHELL: Printed = { ...LEARN, name: 'shell', canonical: null, addresses: [], root: '' }
const DASHBOARD = { ...LEARN, name: 'dashboard', isPersonal: true, isFrame: true } as const
const START = { ...LEARN, name: 'start-standard', starts: 'standard' } as const
const { screen: _, pieces: __, picture: ___, ...bare } = LEARN
const HOME: Printed = { ...bare, name: 'index', addresses: ['/'] }

/** A product with two screens loaded later, one part that both share, and one shared with the entry too. */
const SOURCES = {
  'package.json': '{ "type": "module" }',
  'src/main.tsx': `import './home.css'
    import { start } from './start.ts'
    start()
    import('./screens/learn.ts').then(({ learn }) => learn())
    import('./screens/other.ts').then(({ other }) => other())`,
  'src/home.css': '.home { color: red }',
  'src/screens/learn.ts': `import './learn.css'
    import { part } from '../part.ts'
    import { start } from '../start.ts'
    export const learn = () => part('learn', start())`,
  'src/screens/learn.css': '.learn { color: green }',
  'src/screens/other.ts': `import './other.css'
    import { part } from '../part.ts'
    export const other = () => part('other')`,
  'src/screens/other.css': '.other { color: blue }',
  'src/start.ts': 'export const start = () => performance.mark("start")',
  'src/part.ts': 'export const part = (...of: unknown[]) => document.body.append(of.join())',
}

/** Publishes two pieces, as the build of the content does. */
const pieces: Plugin = {
  name: 'pieces',
  generateBundle() {
    for (const name of ['catalogue-12345678', 'study.straw-man-12345678']) {
      this.emitFile({ type: 'asset', fileName: `assets/${name}.json`, source: '[]' })
    }
  },
}

const products: string[] = []

/** Builds the product with these pages, which are told what was published. */
async function buildPages(pages: readonly Printed[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'think-twice-pages-'))
  products.push(root)
  const printing = `export const printPages = async (pieces) =>
    ${JSON.stringify(pages)}.map((page) => ({ ...page, root: page.root.replace('PUBLISHED', [...pieces.keys()].join()) }))`
  for (const [path, source] of Object.entries({ ...SOURCES, 'src/prerender.tsx': printing })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), source)
  }
  await copyFile(new URL('../index.html', import.meta.url), join(root, 'index.html'))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { modulePreload: { polyfill: false } },
    plugins: [pieces, prerenderPages(async () => new Map([['catalogue', []]]))],
  })
  return root
}

afterAll(async () => {
  for (const root of products) await rm(root, { recursive: true })
})

describe('the pages of a build', () => {
  let root: string
  let page: (name: string) => Promise<string>

  beforeAll(async () => {
    const published: Printed = { ...SHELL, name: 'concept-published', root: '<p>PUBLISHED</p>' }
    root = await buildPages([HOME, LEARN, SHELL, DASHBOARD, START, published])
    page = (name) => readFile(join(root, 'dist', `${name}.html`), 'utf8')
  })

  test('include home as a public file, and all others where only the server can reach them', async () => {
    expect((await readdir(join(root, 'dist/.pages'))).sort()).toEqual(
      ['concept-published', 'dashboard', 'learn', 'shell', 'start-standard'].map((name) => `${name}.html`),
    )
    expect((await readdir(join(root, 'dist'))).filter((file) => file.endsWith('.html'))).toEqual(['index.html'])
  })

  test('are drawn from published content, and leave no files from drawing behind', async () => {
    expect(await page('.pages/concept-published')).toContain('<p>catalogue</p>')
    expect((await readdir(root, { recursive: true })).filter((path) => path.includes('prerendering-'))).toEqual([])
  })

  test('contain their styles and first script, so that painting waits for nothing', async () => {
    const html = await page('.pages/learn')
    // These tell the loader which styles are already here.
    const sheets = [...html.matchAll(/<link rel="stylesheet"([^>]*)href="\/assets\/(\w+)-/g)]
    expect(sheets.map(([, how = '', file]) => [how.trim(), file])).toEqual([
      ['disabled', 'index'],
      ['disabled', 'learn'],
    ])
    expect(html).toMatch(/<script>[^<]*earlyTaps[^<]*<\/script>\s*<style>/)
    for (const color of ['red', 'green']) expect(html).toMatch(new RegExp(`<style>[^<]*color:\\s*${color}`))
    expect(html).not.toContain('.other')
    expect(await page('index')).not.toContain('.learn')
  })

  test('ask early for the code and content of their screen, but after what is painted', async () => {
    const html = await page('.pages/learn')
    const asked = [...html.matchAll(/<link rel="(modulepreload|preload)"[^>]*href="\/assets\/(\w+)-[^>]*>/g)]
    expect(asked.map(([, as, file]) => [as, file]).sort()).toEqual([
      ['modulepreload', 'learn'],
      ['modulepreload', 'part'],
      ['preload', 'catalogue'],
    ])
    for (const [link] of asked) expect(link).toContain(' fetchpriority="low"')
    expect(html).toMatch(/<script type="module" fetchpriority="low"/)
  })

  test('ask at once for their code when they show nothing yet', async () => {
    const html = await page('.pages/shell')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('rel="modulepreload"')
    expect(html).not.toContain('fetchpriority')
  })

  test('load no separate screen for home, because its code is part of the entry', async () => {
    expect(await page('index')).not.toMatch(/rel="(?:modulepreload|preload)"/)
  })

  test('contain exactly what was drawn, whatever characters it includes', async () => {
    expect(await page('.pages/learn')).toContain('<div id="root"><h1>It costs $&, or $1</h1></div>')
  })

  test('describe themselves for sharing, and for search engines when they should be found', async () => {
    const html = await page('.pages/learn')
    expect(html).toContain('<title>Learn “it” &amp; &lt;more&gt;</title>')
    expect(html).toContain('<link rel="canonical" href="/learn?a&amp;b">')
    expect(html).toContain('<meta property="og:image" content="/learn.png">')
    expect(html).not.toContain('noindex')
    expect(await page('index')).toContain('<meta property="og:image" content="/think-twice.png">')
    const hidden = await page('.pages/shell')
    expect(hidden).toContain('<meta name="robots" content="noindex">')
    expect(hidden).not.toMatch(/canonical|og:url/)
  })

  test('say for which address and for whom they were drawn, and whether they stay', async () => {
    expect(await page('.pages/learn')).toContain('<html lang="en" class="light" data-for="/learn /learn?type=biases">')
    expect(await page('.pages/dashboard')).toMatch(/<html [^>]* data-personal="" data-frame="">/)
  })

  test('draw a question only on a page that starts an attempt', async () => {
    const [start, learn] = [await page('.pages/start-standard'), await page('.pages/learn')]
    expect(start).toMatch(/<html [^>]* data-starts="">/)
    expect(start).toMatch(/<\/div><script>[^<]*shownQuestion/)
    expect(learn).not.toMatch(/data-starts|shownQuestion/)
  })

  test('say first that they need a script where they show nothing of use without one', async () => {
    for (const name of ['shell', 'dashboard', 'start-standard']) {
      expect(await page(`.pages/${name}`), name).toMatch(/<noscript><p>This page needs JavaScript\..*<div id="root">/)
    }
    for (const name of ['.pages/learn', 'index']) expect(await page(name), name).not.toContain('noscript')
  })
})

test('an inline style, which the security policy would refuse, stops the build and is named', async () => {
  const painted = { ...HOME, root: '<p style="color:red">Red</p>' }
  await expect(buildPages([painted])).rejects.toThrow(/inline style, which the policy refuses: style="color:red"/)
})

test('the development server draws no pages ahead, but sets the theme before the first paint', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [prerenderPages(async () => new Map())],
  })
  try {
    const html = await server.transformIndexHtml('/', await readFile(new URL('../index.html', import.meta.url), 'utf8'))
    expect(html).toMatch(/<head>\s*<script>[^<]*localStorage\.getItem\('theme'\)/)
    expect(html).toContain('<div id="root"></div>')
  } finally {
    await server.close()
  }
})
