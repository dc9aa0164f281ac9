import { expect, test } from 'vitest'
import { styleProblems } from './check-styles.ts'

const CARD = `import { classNames } from '../ui/class-names.ts'
import styles from './card.module.css'

export const Card = () => <p className={classNames(styles.card, isOpen && styles.open)} />
`

function problemsOf(component: string, module: string, others: Record<string, string> = {}): string[] {
  const files = { 'web/src/home/card.tsx': component, 'web/src/home/card.module.css': module, ...others }
  return styleProblems(new Map(Object.entries(files)))
}

test.each([
  ['.card:hover > .open { color: red }'],
  ['.base { color: red }\n.card { composes: base; }\n.open {}'],
  ['/* .old {} */ .card { margin: 0.5rem; background: url(a.svg) }\n:global(.dark) .open {}'],
])('a component agrees with %j', (module) => {
  expect(problemsOf(CARD, module)).toEqual([])
})

test('a class that is used and not defined is reported, and so is one that is defined and not used', () => {
  expect(problemsOf(CARD, '.card {}\n@media print { .card .closed::after { color: red } }')).toEqual([
    'web/src/home/card.tsx uses .open, which web/src/home/card.module.css does not define',
    'web/src/home/card.module.css defines .closed, which nothing uses',
  ])
})

test('a module that nothing imports is reported, and so is one that is missing', () => {
  expect(problemsOf(CARD, '.card .open {}', { 'web/src/home/menu.module.css': '.menu {}' })).toEqual([
    'web/src/home/menu.module.css defines .menu, which nothing uses',
  ])
  expect(styleProblems(new Map([['web/src/home/card.tsx', CARD]]))).toEqual([
    'web/src/home/card.tsx imports web/src/home/card.module.css, which does not exist',
  ])
})

test('a class that another component uses counts as used', () => {
  const list = "import card from './card.module.css'\nexport const List = () => <p className={card.listed} />\n"
  expect(problemsOf(CARD, '.card, .open, .listed {}', { 'web/src/home/list.tsx': list })).toEqual([])
})

test('a token that nothing uses is reported', () => {
  const tokens = ':root {\n  --ink: black;\n  --ink-2: gray;\n}\n'
  expect(problemsOf(CARD, '.card, .open { color: var(--ink) }', { 'web/src/styles/tokens.css': tokens })).toEqual([
    '--ink-2 is defined, and nothing uses it',
  ])
})

test('two modules of the same name are reported', () => {
  const list = "import styles from './card.module.css'\nexport const List = () => <p className={styles.list} />\n"
  const others = { 'web/src/learn/list.tsx': list, 'web/src/learn/card.module.css': '.list {}' }
  expect(problemsOf(CARD, '.card, .open {}', others)).toEqual([
    'web/src/learn/card.module.css has the name of another module, so their classes would be the same on the page',
  ])
})
