/** Which room and folder may import which. `npm run check` prints every import that points the wrong way. */
import { posix } from 'node:path'

/** `path` is relative to the repository's root. */
type SourceFile = { path: string; source: string }

type Rule = {
  /** The files the rule applies to. */
  of: RegExp
  /** Otherwise tests may import what the code beside them may not. */
  bindsTests?: true
  /** Forbidden targets: a path from the root, or the name of a package. */
  never: RegExp
  why: string
}

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
  { of: /^contract\//, never: /^(?:server|web|e2e|scripts|node:)/, why: 'contract knows core alone', bindsTests: true },
  {
    of: /^contract\/src\//,
    never: /^(?!contract\/|core\/src\/|zod\/mini$)/,
    why: 'contract knows core and the schema library',
  },
  { of: /^server\//, never: /^(?:web|e2e)\//, why: 'server and web never see each other', bindsTests: true },
  { of: /^web\//, never: /^(?:server|e2e)\//, why: 'server and web never see each other', bindsTests: true },
  { of: /^web\/src\//, never: /^node:/, why: 'the browser has no Node' },
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
    of: /^web\/src\/(?!screens\/|app\b|main\b|prerender)/,
    never: /^web\/src\/screens\//,
    why: 'only the app itself composes screens',
  },
  {
    of: /^e2e\//,
    // PostgreSQL is started the same way as in the server's tests; nothing else is shared.
    never: /^(?:core|contract|web)\/|^server\/(?!test\/postgres-cluster\.ts$)/,
    why: 'journeys know the product from outside',
    bindsTests: true,
  },
]

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

/** The rules get time and randomness as arguments and must not read a clock themselves; date arithmetic is fine. */
export function impurities({ path, source }: SourceFile): string[] {
  if (!/^core\/src\//.test(path) || /\.test\.ts$/.test(path)) return []
  return (source.match(/\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\./g) ?? []).map(
    (what) => `${path} reaches for ${what}: clock and chance are handed in`,
  )
}

function crossesScreens(path: string, target: string): boolean {
  const [own, other] = [path, target].map((each) => /^web\/src\/screens\/([^/]+)\//.exec(each)?.[1])
  return own !== undefined && other !== undefined && own !== other
}

function importsOf(source: string): string[] {
  // Only statements at the start of a line: a story may contain the words “import” and “from” anywhere.
  const statements = source.matchAll(/^(?:import|export|\})(?:[^'"\n]*\bfrom)?\s*['"]([^'"\n]+)['"]/gm)
  const calls = source.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]/g)
  return [...statements, ...calls].map(([, specifier]) => specifier!)
}

/** Turns relative imports and room packages into paths from the root; other packages keep their name. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), specifier))
  return specifier.replace(/^@think-twice\/([^/]+)(?:\/|$)/, '$1/src/')
}
