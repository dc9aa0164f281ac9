import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '@think-twice/core/escape-html'
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { PrintedPage, PrintPages } from '../src/printed-page.ts'

type Printed = PrintedPage & { root: string }

const FIRST_SCRIPT = new URL('./first-script.js', import.meta.url)
const FIRST_QUESTION = new URL('./first-question.js', import.meta.url)
/** The folder of the pages, apart from the public files; the server serves its pages by address only. */
const PAGES = '.pages'
const SERVER_BUILD = 'prerendering-'

/**
 * Makes every page at build time, from the app itself built for Node. Styles and the script that has to run before the
 * first paint are inlined, so that painting waits for nothing; the server adds their hashes to the policy.
 */
export function prerenderPages(readPieces: () => Promise<ReadonlyMap<string, unknown>>): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle = {}
  return {
    name: 'think-twice:prerender-pages',
    configResolved(resolved) {
      config = resolved
    },
    // Nothing is prerendered during development, but the theme is still set.
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { server }) =>
        server ? [{ tag: 'script', children: await readFile(FIRST_SCRIPT, 'utf8'), injectTo: 'head-prepend' }] : [],
    },
    writeBundle: (_, written) => {
      bundle = written
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (config.build.ssr || config.command !== 'build' || Object.keys(bundle).length === 0) return
        const folder = resolve(config.root, config.build.outDir)
        const template = await readFile(join(folder, 'index.html'), 'utf8')
        const scripts = { first: await minified(FIRST_SCRIPT), question: await minified(FIRST_QUESTION) }
        // The server build sits beside the packages that it imports, wherever the pages are written.
        const serverBuild = await mkdtemp(join(await made(config.cacheDir), SERVER_BUILD))
        const { printPages } = await builtForNode(config, serverBuild)
        await mkdir(join(folder, PAGES), { recursive: true })
        for (const page of await printPages(await readPieces())) {
          const html = fillTemplate(template, page, { scripts, ...filesOf(page, bundle) })
          await writeFile(join(folder, page.name === 'index' ? '' : PAGES, `${page.name}.html`), html)
        }
        await rm(serverBuild, { recursive: true })
      },
    },
  }
}

async function minified(script: URL): Promise<string> {
  return minifySync(basename(script.pathname), await readFile(script, 'utf8')).code
}

async function made(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return folder
}

async function builtForNode({ root, configFile }: ResolvedConfig, outDir: string): Promise<{ printPages: PrintPages }> {
  await build({
    root,
    configFile: configFile ?? false,
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false },
  })
  // Node's own storage is for programs that name a file for it, and would print a warning here.
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** A printed page is painted without the code, which on a slow connection would only delay the first paint. */
const LATER = ' fetchpriority="low"'

/** Goes before everything else on a page that shows nothing useful until its code has run. */
const NEEDS_SCRIPT =
  '<noscript><p>This page needs JavaScript. <a href="/learn">The catalog</a> can be read without it.</p></noscript>'

/** What runs inside a page: `first` before anything is painted, `question` if the page starts an attempt. */
type Scripts = { first: string; question: string }
type Files = {
  styles: string
  /** The files that the styles come from, in case code loaded later asks for any of them. */
  sheets: readonly string[]
  modules: readonly string[]
  pieces: readonly string[]
}

/** What a page needs besides the entry: the styles of both, and what is fetched early. */
function filesOf({ screen, pieces = [] }: Printed, bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const own = chunks.find(({ facadeModuleId }) => screen && facadeModuleId?.endsWith(screen))
  const queries = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('src/data/queries.tsx'))
  const early = own ? reachedFrom([own, ...(queries ? [queries] : [])], chunks).filter((chunk) => chunk !== entry) : []
  const sheets = [...new Set([entry, ...early].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
  return {
    styles: sheets.map((name) => textOf(bundle[name])).join('\n'),
    // The entry's own styles are never requested again.
    sheets: own ? sheets : [],
    modules: early.map(({ fileName }) => fileName),
    pieces: Object.keys(bundle).filter((file) =>
      pieces.some((piece) => file.startsWith(`assets/${piece}-`) && file.endsWith('.json')),
    ),
  }
}

function reachedFrom(
  start: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const reached = new Set(start)
  for (const chunk of reached) {
    for (const each of all) if (chunk.imports.includes(each.fileName)) reached.add(each)
  }
  return [...reached]
}

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source).trim() : ''
}

function fillTemplate(
  template: string,
  page: Printed,
  { scripts, styles, sheets, modules, pieces }: Files & { scripts: Scripts },
): string {
  const {
    title,
    description,
    canonical,
    addresses,
    isPersonal,
    isFrame,
    starts,
    picture = '/think-twice.png',
    root,
  } = page
  const later = root === '' ? '' : LATER
  const isUnfinished = root === '' || isFrame || starts !== undefined
  const marks = [
    `data-for="${escapeHtml(addresses.join(' '))}"`,
    ...(isPersonal ? ['data-personal=""'] : []),
    ...(isFrame ? ['data-frame=""'] : []),
    ...(starts ? ['data-starts=""'] : []),
  ]
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(canonical === null
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    '<meta property="og:site_name" content="Think Twice">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    ...(canonical === null ? [] : [`<meta property="og:url" content="${escapeHtml(canonical)}">`]),
    `<meta property="og:image" content="${escapeHtml(picture)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    // These links are not fetched; they tell the loader of the screens' code that these styles are already here.
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${later}>`),
    ...pieces.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}"${later}>`),
  ]
  // Functions, because a page may contain characters that are special in a replacement string.
  return template
    .replace('<html lang="en" class="light">', (html) => html.replace('>', ` ${marks.join(' ')}>`))
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(
      '<!-- first script and styles -->',
      () => `<script>${scripts.first}</script>\n    <style>${styles}</style>`,
    )
    .replace(/<title>.*<\/title>/, () => head.join('\n    '))
    .replace('<script type="module"', (tag) => tag + later)
    .replace(
      '<div id="root"></div>',
      () =>
        `${isUnfinished ? NEEDS_SCRIPT : ''}<div id="root">${withoutStyles(root)}</div>${starts ? `<script>${scripts.question}</script>` : ''}`,
    )
}

/** The policy refuses inline styles. Radix sets these two, for an animation and an outline that we don't have. */
function withoutStyles(root: string): string {
  const stripped = root.replaceAll(/ style="(?:animation-duration:0s|outline:none)"/g, '')
  const left = / style="[^"]*"/.exec(stripped)
  if (left) throw new Error(`A prerendered page has an inline style, which the policy refuses:${left[0]}`)
  return stripped
}
