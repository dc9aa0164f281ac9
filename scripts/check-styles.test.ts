import { describe, expect, test } from 'vitest'
import { styleProblems } from './check-styles.ts'

const CARD = `import { classNames } from '../ui/class-names.ts'
import styles from './card.module.css'

export const Card = () => <p className={classNames(styles.card, isOpen && styles.open)} />
`

function problemsOf(component: string, module: string, others: Record<string, string> = {}): string[] {
  const files = { 'web/src/home/card.tsx': component, 'web/src/home/card.module.css': module, ...others }
  return styleProblems(new Map(Object.entries(files)))
}

describe('A component and its styles', () => {
  test('agree when every class is defined and used', () => {
    expect(problemsOf(CARD, '.card:hover > .open { color: red }')).toEqual([])
  })

  test('disagree about a class that is used and not defined', () => {
    expect(problemsOf(CARD, '.card { color: red }')).toEqual([
      'web/src/home/card.tsx uses styles.open, which web/src/home/card.module.css does not define',
    ])
  })

  test('disagree about a class that is defined and not used', () => {
    expect(
      problemsOf(CARD, '.card, .open { color: red }\n@media print { .card .closed::after { color: red } }'),
    ).toEqual(['web/src/home/card.module.css defines .closed, which nothing uses'])
  })

  test('disagree about a module that nothing imports', () => {
    expect(problemsOf(CARD, '.card .open {}', { 'web/src/home/menu.module.css': '.menu {}' })).toEqual([
      'web/src/home/menu.module.css defines .menu, which nothing uses',
    ])
  })

  test('say when a module is missing', () => {
    expect(styleProblems(new Map([['web/src/home/card.tsx', CARD]]))).toContain(
      'web/src/home/card.tsx imports web/src/home/card.module.css, which does not exist',
    )
  })
})

test('a class that another class of the same file composes counts as used', () => {
  expect(problemsOf(CARD, '.base { color: red }\n.card { composes: base; }\n.open {}')).toEqual([])
})

test('a class that another component uses counts as used', () => {
  const list = "import card from './card.module.css'\nexport const List = () => <p className={card.listed} />\n"
  expect(problemsOf(CARD, '.card, .open, .listed {}', { 'web/src/home/list.tsx': list })).toEqual([])
})

test('comments, numbers, addresses, and classes of the page do not count as classes of the module', () => {
  const module = '/* .old {} */ .card { margin: 0.5rem; background: url(a.svg) }\n:global(.dark) .open {}'
  expect(problemsOf(CARD, module)).toEqual([])
})

test('a class may only be referred to by its full name', () => {
  const component = `${CARD}export const Row = ({ look }: { look: string }) => <p className={styles[look]} />\n`
  expect(problemsOf(component, '.card, .open {}')).toEqual([
    'web/src/home/card.tsx uses styles other than as styles.className',
  ])
})

test('a token that nothing uses is reported', () => {
  const tokens = ':root {\n  --ink: black;\n  --ink-2: gray;\n}\n'
  expect(problemsOf(CARD, '.card, .open { color: var(--ink) }', { 'web/src/styles/tokens.css': tokens })).toEqual([
    'web/src/styles/tokens.css defines --ink-2, which nothing uses',
  ])
})

test('two modules may not have the same name, because their classes would be the same', () => {
  const list = "import styles from './card.module.css'\nexport const List = () => <p className={styles.list} />\n"
  const others = { 'web/src/learn/list.tsx': list, 'web/src/learn/card.module.css': '.list {}' }
  expect(problemsOf(CARD, '.card, .open {}', others)).toEqual([
    'web/src/learn/card.module.css has the name of web/src/home/card.module.css: their classes would be the same',
  ])
})

test('a rule may not be composed from another file', () => {
  expect(problemsOf(CARD, '.card { composes: box from "../ui/box.module.css"; }\n.open {}')).toEqual([
    'web/src/home/card.module.css composes from another file, whose rules would be built in twice: join the names instead',
  ])
})

test('A style file of more than 250 lines is too long', () => {
  expect(problemsOf(CARD, `.card, .open {}${'\n'.repeat(250)}.card {}`)).toEqual([
    'web/src/home/card.module.css has more than 250 lines',
  ])
})
