/** Which room and folder may import which. `npm run check` prints every import that breaks a rule. */
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Tests may import what the code beside them may not, unless a rule says otherwise. */
const tests = String.raw`\.(?:test|spec)\.tsx?$`
const fixtures = String.raw`\.fixture\.tsx?$`

type Paths = { path?: string | string[]; pathNot?: string | string[] }

function forbid(name: string, from: Paths, to: IRegularForbiddenRuleType['to']): IRegularForbiddenRuleType {
  return { name, severity: 'error', from, to }
}

/** Each folder may import those before it and none after it. */
function inOrder(root: string, folders: readonly string[]): IRegularForbiddenRuleType[] {
  return folders.slice(0, -1).map((folder, index) => {
    const later = folders.slice(index + 1)
    return forbid(
      `${root}/${folder} comes before ${later.join(', ')}`,
      { path: `^${root}/${folder}/`, pathNot: tests },
      { path: `^${root}/(?:${later.join('|')})/` },
    )
  })
}

/** The files beside a room's folders put the folders together, so folders may import only `shared` of them. */
function topFilesOnTop(root: string, shared: readonly string[]): IRegularForbiddenRuleType {
  return forbid(
    `folders of ${root} import only ${shared.join(', ')} of the files beside them`,
    { path: `^${root}/[^/]+/`, pathNot: tests },
    { path: `^${root}/[^/]+$`, pathNot: `^${root}/(?:${shared.join('|')})$` },
  )
}

/** A folder that only one file imports, and that imports nothing of the room outside itself. */
function apart(root: string, folder: string, onlyUser: string): IRegularForbiddenRuleType[] {
  return [
    forbid(
      `only ${onlyUser} imports ${root}/${folder}`,
      { path: `^${root}/`, pathNot: [tests, `^${root}/(?:${folder}/|${onlyUser}$)`] },
      { path: `^${root}/${folder}/` },
    ),
    forbid(
      `${root}/${folder} imports nothing else of ${root}`,
      { path: `^${root}/${folder}/`, pathNot: tests },
      { path: `^${root}/`, pathNot: `^${root}/${folder}/` },
    ),
  ]
}

const between: IRegularForbiddenRuleType[] = [
  forbid('no circles', {}, { circular: true }),
  forbid('core imports nothing', { path: '^core/src/', pathNot: tests }, { pathNot: '^core/src/' }),
  forbid('contract imports core alone', { path: '^contract/' }, { path: '^(?:server|web|e2e|scripts)/' }),
  forbid(
    'contract imports core and the schema library',
    { path: '^contract/src/', pathNot: tests },
    { pathNot: ['^contract/', '^core/src/', '^node_modules/zod/mini/'] },
  ),
  forbid('server does not import web or scripts', { path: '^server/' }, { path: '^(?:web|e2e|scripts)/' }),
  forbid(
    'web does not import server or scripts',
    { path: '^web/' },
    { path: '^(?:server|e2e|scripts)/', pathNot: '^scripts/lone-texts.ts$' },
  ),
  forbid('the browser has no Node', { path: '^web/(?:src|worker)/', pathNot: tests }, { dependencyTypes: ['core'] }),
  forbid(
    'proofreading is not shipped',
    { path: '^(?:core|server|web)/src/', pathNot: tests },
    { path: '^core/proofreading/' },
  ),
  forbid(
    'the server runs without tests and tools',
    { path: '^server/src/', pathNot: [tests, fixtures] },
    { path: '^server/', pathNot: '^server/src/' },
  ),
  forbid(
    'the web app runs without tests and tools',
    { path: '^web/src/', pathNot: [tests, fixtures] },
    { path: '^web/', pathNot: '^web/src/' },
  ),
  // PostgreSQL, the browser and the build come about as in other tests; nothing else is shared.
  forbid(
    'journeys know the product from outside',
    { path: '^e2e/' },
    {
      path: '^(?:core|contract|web|server|scripts)/',
      pathNot: ['^server/test/postgres-cluster.ts$', '^scripts/(?:browser|build|lone-texts).ts$'],
    },
  ),
]

const core: IRegularForbiddenRuleType[] = [
  forbid(
    'rules are given their content',
    { path: '^core/src/', pathNot: [tests, '^core/src/(?:content|publishing)/'] },
    { path: '^core/src/(?:content|publishing)/' },
  ),
  ...inOrder('core/src', ['content', 'publishing']),
  ...inOrder('core/src', [
    'wording',
    'activity',
    'concepts',
    'quiz',
    'learning',
    'rewards',
    'practice',
    'next-step',
    'class',
    'exports',
  ]),
]

const server: IRegularForbiddenRuleType[] = [
  ...inOrder('server/src', ['storage', 'learning', 'accounts', 'classes', 'http', 'routes']),
  ...inOrder('server/src/storage', ['engine', 'accounts', 'results', 'learning', 'classes', 'migrations', 'copies']),
  topFilesOnTop('server/src', [
    'config.ts',
    'error-fields.ts',
    'refusal.ts',
    'seconds.ts',
    'semaphore.ts',
    'services.ts',
  ]),
  topFilesOnTop('server/src/storage', ['schema.ts']),
  forbid(
    'a migration has its own copies of rules and tables',
    { path: String.raw`^server/src/storage/migrations/\d`, pathNot: tests },
    { pathNot: ['^node_modules/kysely/', String.raw`^server/src/storage/migrations/(?:migration\.ts$|\d)`] },
  ),
  ...apart('server/src', 'docs', 'app.ts'),
  ...apart('server/src', 'metrics', 'main.ts'),
]

const web: IRegularForbiddenRuleType[] = [
  forbid(
    'the bank reaches web in published pieces',
    { path: '^web/src/', pathNot: tests },
    { path: String.raw`^core/src/content/(?:bank\.ts|fallacies/|biases/)` },
  ),
  forbid('ui does not know the quiz', { path: '^web/src/ui/' }, { path: '^(?:core|contract)/' }),
  forbid(
    'ui imports ui and browser alone',
    { path: '^web/src/ui/' },
    { path: '^web/src/', pathNot: '^web/src/(?:ui|browser)/' },
  ),
  ...inOrder('web/src', ['browser', 'ui', 'data', 'saving', 'auth', 'frame', 'parts', 'screens']),
  ...inOrder('web/src/parts', ['question', 'review', 'next-step']),
  topFilesOnTop('web/src', ['addresses.ts']),
  forbid(
    'a screen does not import another screen',
    { path: '^web/src/screens/([^/]+)/', pathNot: tests },
    { path: '^web/src/screens/', pathNot: '^web/src/screens/$1/' },
  ),
]

const config: IConfiguration = {
  forbidden: [...between, ...core, ...server, ...web],
  options: {
    // TypeScript 7 has no JavaScript API, so swc parses.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

export default config
