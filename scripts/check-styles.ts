/**
 * Checks that every class a CSS module defines is used, every class used is defined, and every token is used, since
 * neither the compiler nor the build can tell. Classes must be written as `styles.name` to be found.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { itemAt } from '../core/src/item-at.ts'

/** File contents by path. */
export type Sources = ReadonlyMap<string, string>

/** A longer style sheet is for more than one component. */
const MOST_LINES = 250

export function styleProblems(sources: Sources): string[] {
  const sheets = [...sources].filter(([path]) => path.endsWith('.css'))
  const components = [...sources].filter(([path]) => !path.endsWith('.css'))
  const imports = components.flatMap(([path, source]) => importedModules(path, source))
  return [
    ...sheets.flatMap(([path, source]) => sheetProblems(path, source)),
    ...imports.flatMap((imported) => importProblems(imported, sources)),
    ...namesakes(sheets.map(([path]) => path)),
    ...sheets.flatMap(([path, source]) => unusedClasses(path, source, imports)),
    ...unusedTokens(sources),
  ]
}

function sheetProblems(path: string, source: string): string[] {
  return [
    ...(source.trimEnd().split('\n').length > MOST_LINES ? [`${path} has more than ${MOST_LINES} lines`] : []),
    ...(/\bcomposes:[^;]*\bfrom\b/.test(source)
      ? [`${path} composes from another file, whose rules would be built in twice: join the names instead`]
      : []),
  ]
}

function importProblems({ path, module, name, classes, others }: ImportedModule, sources: Sources): string[] {
  const defined = definedClasses(sources.get(module) ?? '')
  return [
    ...(sources.has(module) ? [] : [`${path} imports ${module}, which does not exist`]),
    ...(others ? [`${path} uses ${name} other than as ${name}.className`] : []),
    ...[...classes]
      .filter((each) => !defined.has(each))
      .map((each) => `${path} uses ${name}.${each}, which ${module} does not define`),
  ]
}

/** Class names on the page start with their file's name, so that name must be unique. */
function namesakes(paths: readonly string[]): string[] {
  const modules = paths.filter((path) => path.endsWith('.module.css'))
  return modules.flatMap((path, index) => {
    const namesake = modules.slice(0, index).find((other) => basename(other) === basename(path))
    return namesake ? [`${path} has the name of ${namesake}: their classes would be the same`] : []
  })
}

function unusedClasses(path: string, source: string, imports: readonly ImportedModule[]): string[] {
  if (!path.endsWith('.module.css')) return []
  const used = imports.filter(({ module }) => module === path).flatMap(({ classes }) => [...classes])
  const composed = [...source.matchAll(/(?<=\bcomposes:\s*)[^\s;][^;]*(?=;)/g)].flatMap(([names]) => names.split(/\s+/))
  return [...definedClasses(source)]
    .filter((each) => !used.includes(each) && !composed.includes(each))
    .map((each) => `${path} defines .${each}, which nothing uses`)
}

function unusedTokens(sources: Sources): string[] {
  const all = [...sources.values()].join('\n')
  return [...sources]
    .filter(([path]) => path.endsWith('/tokens.css'))
    .flatMap(([path, source]) => {
      const tokens = new Set([...source.matchAll(/(?<=^\s*)--[\w-]+(?=:)/gm)].map(([name]) => name))
      return [...tokens]
        .filter((token) => !new RegExp(`var\\(${token}[,)]`).test(all))
        .map((token) => `${path} defines ${token}, which nothing uses`)
    })
}

/** The classes a module defines; `:global(.dark)` and the like belong to the page. */
function definedClasses(source: string): Set<string> {
  const selectors = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  return new Set(
    (selectors ?? [])
      .filter((selector) => !selector.trim().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/(?<=\.)[A-Za-z_][\w-]*/g)].map(([name]) => name)),
  )
}

/** `others`: the module is used in a way that hides which class is meant. */
type ImportedModule = { path: string; module: string; name: string; classes: Set<string>; others: boolean }

function importedModules(path: string, source: string): ImportedModule[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map((match) => {
    const [line] = match
    const name = itemAt(match, 1)
    const rest = source.replace(line, '')
    const uses = [...rest.matchAll(new RegExp(`(?<![\\w.$'"-])${name}\\b(?:\\.(\\w+))?`, 'g'))]
    const classes = uses.flatMap(([, each]) => each ?? [])
    return {
      path,
      module: join(dirname(path), itemAt(match, 2)),
      name,
      classes: new Set(classes),
      others: new RegExp(`(?<![\\w.$])${name}\\[`).test(rest) || classes.length === 0,
    }
  })
}

function webSources(): Sources {
  const folder = fileURLToPath(new URL('../web/src', import.meta.url))
  const root = join(folder, '../..')
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
      .map((path) => [relative(root, join(folder, path)), readFileSync(join(folder, path), 'utf8')]),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = styleProblems(webSources())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
