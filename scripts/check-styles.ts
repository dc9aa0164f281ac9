/**
 * Checks CSS modules, because neither the compiler nor the build does: every class that is used is defined, every class
 * and token that is defined is used. A class must be written in full, as `styles.name`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** File contents by path. */
export type Sources = ReadonlyMap<string, string>

/** A component's import of a CSS module, with the classes it uses. */
type Use = { component: string; module: string; classes: readonly string[] }

/** Problems of the styles of some files, in sentences. */
export function styleProblems(sources: Sources): string[] {
  const modules = [...sources.keys()].filter((path) => path.endsWith('.module.css'))
  const uses = [...sources].flatMap(([path, source]) => usesIn(path, source))
  return [
    ...uses.flatMap((use) => undefinedClasses(use, sources.get(use.module))),
    ...modules.flatMap((module) => unusedClasses(module, sources.get(module) ?? '', uses)),
    ...modules
      .filter((path, index) => modules.findIndex((each) => basename(each) === basename(path)) < index)
      .map((path) => `${path} has the name of another module, so their classes would be the same on the page`),
    ...unusedTokens(sources),
  ]
}

function usesIn(component: string, source: string): Use[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(([, name = '', specifier = '']) => ({
    component,
    module: posix.join(posix.dirname(component), specifier),
    classes: [...source.matchAll(new RegExp(`(?<![\\w.$'"/-])${name}\\.(\\w+)`, 'g'))].map(([, each = '']) => each),
  }))
}

function undefinedClasses({ component, module, classes }: Use, source: string | undefined): string[] {
  if (source === undefined) return [`${component} imports ${module}, which does not exist`]
  const defined = definedClasses(source)
  return classes
    .filter((each) => !defined.has(each))
    .map((each) => `${component} uses .${each}, which ${module} does not define`)
}

function unusedClasses(module: string, source: string, uses: readonly Use[]): string[] {
  const used = uses.filter((use) => use.module === module).flatMap(({ classes }) => classes)
  const composed = [...source.matchAll(/\bcomposes:\s*([^;]+);/g)].flatMap(([, names = '']) => names.split(/\s+/))
  return [...definedClasses(source)]
    .filter((each) => !used.includes(each) && !composed.includes(each))
    .map((each) => `${module} defines .${each}, which nothing uses`)
}

/** The classes a module defines; those in `:global(…)` belong to the page. */
function definedClasses(source: string): Set<string> {
  const selectors = source.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '').match(/[^{};]+(?=\{)/g) ?? []
  return new Set(
    selectors
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []),
  )
}

function unusedTokens(sources: Sources): string[] {
  const all = [...sources.values()].join('\n')
  const tokens = [...sources]
    .filter(([path]) => path.endsWith('/tokens.css'))
    .flatMap(([, source]) => source.match(/(?<=^\s*)--[\w-]+(?=:)/gm) ?? [])
  return [...new Set(tokens)]
    .filter((token) => !new RegExp(`var\\(${token}[,)]`).test(all))
    .map((token) => `${token} is defined, and nothing uses it`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const paths = globSync('web/src/**/*.{css,ts,tsx}', { cwd: root }).filter((path) => !/\.(?:test|d)\.tsx?$/.test(path))
  const problems = styleProblems(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 && paths.length > 0 ? 0 : 1
}
