/** Which room and folder may import which. `npm run check` prints every import that points the wrong way. */
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { itemAt } from '../core/src/item-at.ts'

/** `path` is relative to the repository's root. */
export type SourceFile = { path: string; source: string }

type Rule = {
  /** The files the rule applies to. */
  of: RegExp
  /** Without it, tests may import what the code beside them may not. */
  bindsTests?: true
  /** Forbidden targets: a path from the root, or the name of a package. */
  never: RegExp
  why: string
}

/** Node's own modules, with their prefix and without. */
const NODE_MODULES = new RegExp(`^(?:node:|(?:${builtinModules.join('|')})$)`)

const RULES: readonly Rule[] = [
  { of: /^core\/src\//, never: /^(?!core\/src\/)/, why: 'core depends on nothing' },
  {
    of: /^core\/src\/(?!content\/|publishing\/)/,
    never: /^core\/src\/(?:content|publishing)\//,
    why: 'rules are given their content',
  },
  {
    of: /^core\/src\/content\//,
    never: /^core\/src\/publishing\//,
    why: 'content is data and does not know how it is published',
  },
  ...foldersInOrder('core/src', [
    'activity',
    'concepts',
    'wording',
    'quiz',
    'learning',
    'rewards',
    'practice',
    'next-step',
  ]),
  { of: /^contract\//, never: /^(?:server|web|e2e|scripts|node:)/, why: 'contract knows core alone', bindsTests: true },
  {
    of: /^contract\/src\//,
    never: /^(?!contract\/|core\/src\/|zod\/mini$)/,
    why: 'contract knows core and the schema library',
  },
  { of: /^server\//, never: /^(?:web|e2e)\//, why: 'server and web never see each other', bindsTests: true },
  ...foldersInOrder('server/src', ['storage', 'cookies', 'learning', 'accounts', 'http', 'routes']),
  ...foldersInOrder('server/src/storage', [
    'engine',
    'accounts',
    'questions',
    'results',
    'learning',
    'rewards',
    'migrations',
    'copies',
  ]),
  topFilesBeneath('server/src/storage', ['schema.ts']),
  {
    of: /^server\/src\/storage\/migrations\/\d/,
    never: /^(?!kysely$|server\/src\/storage\/migrations\/(?:migration\.ts$|\d))/,
    why: 'a migration has its own copies of rules and tables, so that no later change reaches it',
  },
  ...standsApart('server/src', 'docs', 'app.ts'),
  ...standsApart('server/src', 'metrics', 'main.ts'),
  { of: /^web\//, never: /^(?:server|e2e)\//, why: 'server and web never see each other', bindsTests: true },
  { of: /^web\/(?:src|worker)\//, never: NODE_MODULES, why: 'the browser has no Node' },
  {
    of: /^web\/src\//,
    never: /^core\/src\/content\/(?:bank|fallacies\/|biases\/)/,
    why: 'the bank reaches web in published pieces',
  },
  { of: /^web\/src\/ui\//, never: /^(?:core|contract)\//, why: 'ui knows no quiz', bindsTests: true },
  {
    of: /^web\/src\/ui\//,
    never: /^web\/src\/(?!ui\/|browser\/)/,
    why: 'ui knows the browser alone',
    bindsTests: true,
  },
  {
    of: /^(?:server|web)\/src\//,
    never: /^core\/proofreading\//,
    why: 'proofreading is for authors and is not shipped',
  },
  {
    of: /^server\/src\/(?!.*\.fixture\.ts$)/,
    never: /^server\/(?!src\/)/,
    why: 'what runs knows neither tests nor tools',
  },
  {
    of: /^web\/src\/(?!.*\.fixture\.ts$)/,
    never: /^web\/(?!src\/)/,
    why: 'what runs knows neither tests nor tools',
  },
  topFilesBeneath('server/src', ['config.ts', 'error-fields.ts', 'plain-text.ts', 'services.ts']),
  topFilesBeneath('web/src', ['addresses.ts']),
  ...foldersInOrder('web/src', ['browser', 'ui', 'data', 'saving', 'auth', 'frame', 'parts', 'screens']),
  ...foldersInOrder('web/src/parts', ['question', 'review', 'next-step']),
  {
    of: /^e2e\//,
    // PostgreSQL is started the same way as in the server's tests; nothing else is shared.
    never: /^(?:core|contract|web)\/|^server\/(?!test\/postgres-cluster\.ts$)/,
    why: 'journeys know the product from outside',
    bindsTests: true,
  },
]

/** The files beside a room's folders put those together, so folders may import only the few in `beneath`. */
function topFilesBeneath(room: string, beneath: readonly string[]): Rule {
  return {
    of: new RegExp(`^${room}/[^/]+/`),
    never: new RegExp(`^${room}/(?!(?:${beneath.map(RegExp.escape).join('|')})$)[^/]+$`),
    why: `of what stands beside the folders they know ${beneath.join(', ')} alone`,
  }
}

/** Each folder may import those before it and none after it; files beside the folders may import them all. */
function foldersInOrder(root: string, folders: readonly string[]): Rule[] {
  return folders.slice(0, -1).map((folder, place) => {
    const later = folders.slice(place + 1)
    return {
      of: new RegExp(`^${root}/${folder}/`),
      never: new RegExp(`^${root}/(?:${later.join('|')})/`),
      why: `${folder} comes before ${later.join(', ')}`,
    }
  })
}

/** A folder that only one file imports, and that imports nothing of the room outside itself. */
function standsApart(room: string, folder: string, onlyUser: string): Rule[] {
  return [
    {
      of: new RegExp(`^${room}/(?!${folder}/|${onlyUser}$)`),
      never: new RegExp(`^${room}/${folder}/`),
      why: `${onlyUser} alone knows ${folder}`,
    },
    {
      of: new RegExp(`^${room}/${folder}/`),
      never: new RegExp(`^${room}/(?!${folder}/)`),
      why: `${folder} knows nothing else of ${room}`,
    },
  ]
}

/** One sentence for each import that points the wrong way. */
export function wrongArrows({ path, source }: SourceFile): string[] {
  const isTest = /\.(?:test|spec|bench)\.tsx?$/.test(path)
  return importsOf(source).flatMap((specifier) => {
    const target = targetOf(path, specifier)
    const broken = RULES.filter(
      ({ of, never, bindsTests }) => (bindsTests || !isTest) && of.test(path) && never.test(target),
    )
    const crossing = crossesScreens(path, target) ? [{ why: 'a screen does not know another screen' }] : []
    return [...broken, ...crossing].map(({ why }) => `${path} imports ${specifier}: ${why}`)
  })
}

/** One sentence for each circle of imports, including imports of types. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const imports = new Map(
    files.map(({ path, source }) => [path, importsOf(source).map((specifier) => targetOf(path, specifier))]),
  )
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path)
    if (start !== -1) cycles.push(`${[...way.slice(start), path].join(' imports ')}: a circle`)
    else if (!done.has(path)) {
      for (const target of imports.get(path) ?? []) visit(target, [...way, path])
      done.add(path)
    }
  }
  for (const { path } of files) visit(path, [])
  return cycles
}

/** What at most one file may reach for, so that a test can replace it, or so that there is one way to do it. */
const REACHES: readonly { of: RegExp; what: RegExp; onlyIn: string | null; why: string }[] = [
  {
    of: /^core\/src\//,
    what: /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\./g,
    onlyIn: null,
    why: 'the time and random numbers are handed in',
  },
  {
    of: /^web\/src\//,
    what: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/g,
    onlyIn: 'web/src/browser/clock.ts',
    why: 'browser/clock.ts reads the clock',
  },
  {
    of: /^web\/src\//,
    what: /\bMath\.random\b|\bcrypto\./g,
    onlyIn: 'web/src/browser/random.ts',
    why: 'browser/random.ts draws random numbers',
  },
  {
    of: /^web\/src\//,
    what: /(?<![\w.])fetch\(/g,
    onlyIn: 'web/src/data/http.ts',
    why: 'data/http.ts is the one place that fetches',
  },
  {
    of: /^web\/src\//,
    what: /\bnavigator\.clipboard\b/g,
    onlyIn: 'web/src/browser/clipboard.ts',
    why: 'browser/clipboard.ts copies',
  },
  {
    of: /^web\/src\//,
    what: /<details\b/g,
    onlyIn: 'web/src/ui/fold.tsx',
    why: 'ui/fold.tsx is what opens and closes',
  },
  {
    of: /^(?:core|web)\/src\//,
    what: /\bIntl\.ListFormat\b/g,
    onlyIn: 'core/src/wording/list-text.ts',
    why: 'wording/list-text.ts makes lists of words',
  },
  {
    // `ui/` knows no wording, and the percents it writes are only lengths in styles.
    of: /^web\/src\/(?!ui\/).*\.tsx$/,
    what: /\}%/g,
    onlyIn: null,
    why: 'wording/number-text.ts writes percents',
  },
  {
    of: /^web\/src\//,
    what: /['"`]\/(?:learn|dashboard|progress)?\?/g,
    onlyIn: 'web/src/addresses.ts',
    why: 'addresses.ts writes every address',
  },
  {
    of: /^web\/src\//,
    what: /\.(?:get|has)\('(?:session|start|round|of|today|focus|practice|account)'\)/g,
    onlyIn: 'web/src/addresses.ts',
    why: 'addresses.ts reads every address',
  },
]

/** One sentence for each thing that a file reaches for but should not. Date arithmetic is fine. */
export function impurities({ path, source }: SourceFile): string[] {
  if (/\.test\.tsx?$/.test(path)) return []
  return REACHES.filter(({ of, onlyIn }) => of.test(path) && path !== onlyIn).flatMap(({ what, why }) =>
    (source.match(what) ?? []).map((found) => `${path} reaches for ${found}: ${why}`),
  )
}

function crossesScreens(path: string, target: string): boolean {
  const [own, other] = [path, target].map((each) => /^web\/src\/screens\/([^/]+)\//.exec(each)?.[1])
  return own !== undefined && other !== undefined && own !== other
}

/** What a source file imports or re-exports, as it is written there. */
export function importsOf(source: string): string[] {
  // Matches only statements at the start of a line: a story may contain the words “import” and “from” anywhere.
  const statements = source.matchAll(/^(?:import|export|\})(?:[^'"\n]*\bfrom)?\s*['"]([^'"\n]+)['"]/gm)
  const calls = source.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]/g)
  return [...statements, ...calls].map((match) => itemAt(match, 1))
}

/** Turns relative imports and room packages into paths from the root; other packages keep their name. */
export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier))
  return specifier
    .replace(/^@think-twice\/([^/]+)\/?$/, '$1/src/')
    .replace(/^@think-twice\/([^/]+)\/(.+)$/, '$1/src/$2.ts')
}
