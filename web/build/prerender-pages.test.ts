import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PrerenderedPage } from '../src/prerender-types.ts'
import { prerenderPages } from './prerender-pages.ts'

type Page = PrerenderedPage & { root: string }

const HOME: Page = {
  name: 'index',
  title: 'Home',
  description: 'Look around.',
  canonical: '/',
  address: '/',
  root: '<h1>Home</h1>',
}
const LEARN: Page = {
  name: 'learn',
  title: 'Learn “it” & <more>',
  description: 'Look one up.',
  canonical: '/learn?a&b',
  address: '/learn',
  shownAt: ['/learn', '/learn?type=biases'],
  screen: 'src/screens/learn.ts',
  picture: '/learn.png',
  root: '<h1 style="outline:none">It costs $&, or $1</h1>',
}
const DASHBOARD: Page = { ...HOME, name: 'dashboard', canonical: null, isPersonal: true, isFrame: true }

/** A product with two screens loaded later, and a part that both share. */
const SOURCES = {
  'package.json': '{ "type": "module" }',
  'src/main.tsx': `import './home.css'
    import('./screens/learn.ts').then(({ learn }) => learn())
    import('./screens/other.ts').then(({ other }) => other())`,
  'src/home.css': '.home { color: red }',
  'src/screens/learn.ts': `import './learn.css'
    import { part } from '../part.ts'
    export const learn = () => part('learn')`,
  'src/screens/learn.css': '.learn { color: green }',
  'src/screens/other.ts': `import './other.css'
    import { part } from '../part.ts'
    export const other = () => part('other')`,
  'src/screens/other.css': '.other { color: blue }',
  'src/part.ts': `import './part.css'
    export const part = (...of: unknown[]) => document.body.append(of.join())`,
  'src/part.css': '.part { color: teal }',
}

const products: string[] = []

/** Builds the product with these pages, which are told what was published. */
async function buildPages(pages: readonly Page[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'think-twice-pages-'))
  products.push(root)
  const prerender = `export const prerenderAll = async (pieces) =>
    ${JSON.stringify(pages)}.map((page) => ({ ...page, root: page.root.replace('PUBLISHED', [...pieces.keys()].join()) }))`
  for (const [path, source] of Object.entries({ ...SOURCES, 'src/prerender.tsx': prerender })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), source)
  }
  await copyFile(new URL('../index.html', import.meta.url), join(root, 'index.html'))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { modulePreload: { polyfill: false } },
    plugins: [prerenderPages(async () => new Map([['catalog', []]]))],
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
    const published: Page = { ...LEARN, name: 'concept-published', root: '<p>PUBLISHED</p>' }
    root = await buildPages([HOME, LEARN, DASHBOARD, published])
    page = (name) => readFile(join(root, 'dist', `${name}.html`), 'utf8')
  })

  test('include home as a public file, and all others where only the server can reach them', async () => {
    expect((await readdir(join(root, 'dist/.pages'))).sort()).toEqual(
      ['concept-published', 'dashboard', 'learn'].map((name) => `${name}.html`),
    )
    expect((await readdir(join(root, 'dist'))).filter((file) => file.endsWith('.html'))).toEqual(['index.html'])
  })

  test('are drawn from published content, and leave no files from drawing behind', async () => {
    expect(await page('.pages/concept-published')).toContain('<p>catalog</p>')
    expect((await readdir(root, { recursive: true })).filter((path) => /prerender-\w+$/.test(path))).toEqual([])
  })

  test('contain the styles of the entry and of their own screen, so that painting waits for nothing', async () => {
    const html = await page('.pages/learn')
    for (const color of ['red', 'green', 'teal']) expect(html).toMatch(new RegExp(`<style>[^<]*color:\\s*${color}`))
    expect(html).not.toMatch(/\.other|rel="stylesheet"/)
    expect(html).toMatch(/<script type="module" fetchpriority="low"/)
    expect(await page('index')).not.toContain('.learn')
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
    const hidden = await page('.pages/dashboard')
    expect(hidden).toContain('<meta name="robots" content="noindex">')
    expect(hidden).not.toMatch(/canonical|og:url/)
  })

  test('say for which addresses and for whom they were drawn', async () => {
    expect(await page('index')).toContain('<html lang="en" class="light" data-for="/">')
    expect(await page('.pages/learn')).toMatch(/<html [^>]* data-for="\/learn \/learn\?type=biases">/)
    expect(await page('.pages/dashboard')).toMatch(/<html [^>]* data-personal="" data-frame="">/)
  })

  test('say first that they need a script where they show nothing of use without one', async () => {
    expect(await page('.pages/dashboard')).toMatch(/<noscript><p>This page needs JavaScript\..*<div id="root">/)
    for (const name of ['.pages/learn', 'index']) expect(await page(name), name).not.toContain('noscript')
  })
})

test('an inline style, which the security policy would refuse, stops the build and is named', async () => {
  const painted = { ...HOME, root: '<p style="color:red">Red</p>' }
  await expect(buildPages([painted])).rejects.toThrow(/inline style, which the policy refuses: style="color:red"/)
})
