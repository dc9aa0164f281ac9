import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '@think-twice/core/text'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { PrerenderAll, PrerenderedPage } from '../src/prerender-types.ts'

type Page = PrerenderedPage & { root: string }

/** The folder of the pages, apart from the public files; the server serves its pages by address only. */
const PAGES = '.pages'

/** Makes every page at build time, from the app itself built for Node. */
export function prerenderPages(readPieces: () => Promise<ReadonlyMap<string, unknown>>): Plugin {
  let config: ResolvedConfig
  return {
    name: 'think-twice:prerender-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no index.html')
        const template = String(index.source)
        for (const page of await drawPages(config, await readPieces())) {
          const source = fillTemplate(template, page, stylesOf(page, bundle))
          if (page.name === 'index') index.source = source
          else this.emitFile({ type: 'asset', fileName: `${PAGES}/${page.name}.html`, source })
        }
      },
    },
  }
}

/** The build for Node sits beside the packages that it imports. */
async function drawPages({ root, configFile, cacheDir }: ResolvedConfig, pieces: ReadonlyMap<string, unknown>) {
  await mkdir(cacheDir, { recursive: true })
  const outDir = await mkdtemp(join(cacheDir, 'prerender-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false },
    })
    // Node's own storage is for programs that name a file for it, and would print a warning here.
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
    const built: { prerenderAll: PrerenderAll } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    return await built.prerenderAll(pieces)
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** The styles of the entry and of the page's screen, with those of everything that they import. */
function stylesOf({ screen }: Page, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set(
    chunks.filter(({ isEntry, facadeModuleId }) => isEntry || (screen && facadeModuleId?.endsWith(screen))),
  )
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  }
  const sheets = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [...sheets]
    .map((name) => bundle[name])
    .map((sheet) => (sheet?.type === 'asset' ? String(sheet.source).trim() : ''))
    .join('\n')
}

/** Goes before everything else on a page that shows nothing useful until its code has run. */
const NEEDS_SCRIPT =
  '<noscript><p>This page needs JavaScript. <a href="/learn">The catalog</a> can be read without it.</p></noscript>'

/** Puts a page into index.html. Its styles are inside it, so that painting waits for nothing. */
function fillTemplate(template: string, page: Page, styles: string): string {
  const { address, shownAt = [address], isPersonal, isFrame, root } = page
  const marks = [
    `data-for="${escapeHtml(shownAt.join(' '))}"`,
    ...(isPersonal ? ['data-personal=""'] : []),
    ...(isFrame ? ['data-frame=""'] : []),
  ]
  // Functions, because a page may contain characters that are special in a replacement string.
  return (
    template
      .replace('<html lang="en" class="light">', (html) => html.replace('>', ` ${marks.join(' ')}>`))
      .replace(/<title>.*<\/title>/, () => headOf(page).join('\n    '))
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
      // The page is painted without its code, which on a slow connection would only delay the first paint.
      .replace('<script type="module"', (tag) => `${tag} fetchpriority="low"`)
      .replace(
        '<div id="root"></div>',
        () => `${isFrame ? NEEDS_SCRIPT : ''}<div id="root">${withoutStyles(root)}</div>`,
      )
  )
}

function headOf({ title, description, canonical, picture = '/think-twice.png' }: Page): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(canonical === null
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          `<meta property="og:url" content="${escapeHtml(canonical)}">`,
        ]),
    '<meta property="og:site_name" content="Think Twice">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:image" content="${escapeHtml(picture)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** The policy refuses inline styles. Radix sets these two, for an animation and an outline that we don't have. */
function withoutStyles(root: string): string {
  const stripped = root.replaceAll(/ style="(?:animation-duration:0s|outline:none)"/g, '')
  const left = / style="[^"]*"/.exec(stripped)
  if (left) throw new Error(`A prerendered page has an inline style, which the policy refuses:${left[0]}`)
  return stripped
}
