import { expect, test } from 'vitest'
import { styleProblems } from './check-styles.ts'

const CARD = `import { classNames } from '../ui/class-names.ts'
import styles from './card.module.css'

export const Card = () => <p className={classNames(styles.card, isOpen && styles.open)} />
`

function problemsOf(files: Record<string, string>): string[] {
  return styleProblems(new Map(Object.entries({ 'web/src/home/card.tsx': CARD, ...files })))
}

test.each([
  ['.card:hover > .open { color: red }'],
  ['.base { color: red }\n.card { composes: base; }\n.open {}'],
  ['/* .old {} */ .card { margin: 0.5rem; background: url(a.svg) }\n:global(.dark) .open {}'],
])('a component agrees with %j', (module) => {
  expect(problemsOf({ 'web/src/home/card.module.css': module })).toEqual([])
})

test('whatever is missing, unused or of the same name is reported', () => {
  const list = `import menu from './menu.module.css'
import card from './card.module.css'
export const List = () => <p className={card.list} />
`
  const files = {
    'web/src/home/card.module.css': '.card {}\n@media print { .card .closed::after { color: var(--ink) } }',
    'web/src/learn/list.tsx': list,
    'web/src/learn/card.module.css': '.list {}',
    'web/src/styles/tokens.css': ':root {\n  --ink: black;\n  --ink-2: gray;\n}\n',
  }
  expect(problemsOf(files)).toEqual([
    'web/src/home/card.tsx uses .open, which web/src/home/card.module.css does not define',
    'web/src/learn/list.tsx imports web/src/learn/menu.module.css, which does not exist',
    'web/src/home/card.module.css defines .closed, which nothing uses',
    'web/src/learn/card.module.css has the name of another module, so their classes would be the same on the page',
    '--ink-2 is defined, and nothing uses it',
  ])
})
