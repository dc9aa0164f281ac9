/**
 * Checks that every class a CSS module defines is used, every class used is defined, and every token is used, since
 * neither the compiler nor the build can tell. Classes must be written as `styles.name` to be found.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** File contents by path. */
export type Sources = ReadonlyMap<string, string>

/** A longer style sheet dresses more than one component. */
const MOST_LINES = 250

export function styleProblems(sources: Sources): string[] {
  const problems: string[] = []
  const used = new Map<string, Set<string>>()
  for (const [path, source] of sources) {
    if (path.endsWith('.css')) {
      if (source.trimEnd().split('\n').length > MOST_LINES) problems.push(`${path} has more than ${MOST_LINES} lines`)
      if (/\bcomposes:[^;]*\bfrom\b/.test(source)) {
        problems.push(`${path} composes from another file, whose rules would be built in twice: join the names instead`)
      }
    } else {
      for (const { module, name, classes, others } of importedModules(path, source)) {
        if (!sources.has(module)) problems.push(`${path} imports ${module}, which does not exist`)
        if (others) problems.push(`${path} uses ${name} other than as ${name}.className`)
        used.set(module, new Set([...(used.get(module) ?? []), ...classes]))
        for (const each of classes) {
          if (!definedClasses(sources.get(module) ?? '').has(each)) {
            problems.push(`${path} uses ${name}.${each}, which ${module} does not define`)
          }
        }
      }
    }
  }
  const modules = new Map<string, string>()
  for (const [path, source] of sources) {
    if (!path.endsWith('.module.css')) continue
    const namesake = modules.get(basename(path))
    // Class names on the page start with the file's name, so that name must be unique.
    if (namesake) problems.push(`${path} has the name of ${namesake}: their classes would be the same`)
    modules.set(basename(path), path)
    const composed = new Set(
      [...source.matchAll(/\bcomposes:\s*([^;]+);/g)].flatMap(([, names]) => names!.split(/\s+/)),
    )
    for (const each of definedClasses(source)) {
      if (!used.get(path)?.has(each) && !composed.has(each))
        problems.push(`${path} defines .${each}, which nothing uses`)
    }
  }
  return [...problems, ...unusedTokens(sources)]
}

function unusedTokens(sources: Sources): string[] {
  const all = [...sources.values()].join('\n')
  return [...sources]
    .filter(([path]) => path.endsWith('/tokens.css'))
    .flatMap(([path, source]) => {
      const tokens = new Set([...source.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!))
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
      .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!)),
  )
}

type ImportedModule = { module: string; name: string; classes: Set<string>; others: boolean }

function importedModules(path: string, source: string): ImportedModule[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(([line, name, address]) => {
    const rest = source.replace(line, '')
    const uses = [...rest.matchAll(new RegExp(`(?<![\\w.$'"-])${name}\\b(?:\\.(\\w+))?`, 'g'))]
    const classes = uses.flatMap(([, each]) => each ?? [])
    return {
      module: join(dirname(path), address!),
      name: name!,
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
