import { someRoundItem } from '@think-twice/core/rules.fixture'
import type { ScenarioKind } from '@think-twice/core/vocabulary'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render, textsOf } from '../../../test/render.tsx'
import { AnnotatedText, MarkMeanings } from './annotated-text.tsx'

const scenario = page.getByRole('paragraph').first()
const key = () => textsOf(page.getByRole('paragraph', { includeHidden: true })).slice(1)

/** “Sales fell in April. So the lane is to blame. We know it.” The second sentence decides, unless told otherwise. */
function show(
  tapped: number | null,
  {
    kind = 'spot',
    decidingWords = ['the lane is to blame'],
    breaksAt,
  }: { kind?: ScenarioKind; decidingWords?: string[]; breaksAt?: string } = {},
) {
  const question = { ...someRoundItem({ kind, decidingWords }).question, ...(breaksAt && { breaksAt }) }
  render(
    <>
      <AnnotatedText question={question} tapped={tapped} />
      <MarkMeanings question={question} tapped={tapped} />
    </>,
  )
}

test('the sentence that breaks and the words that give it away have marks and names of their own', async () => {
  show(0, { decidingWords: ['Sales fell'], breaksAt: 'So the lane is to blame.' })
  await expect.element(scenario).toMatchAriaInlineSnapshot(`
    - paragraph:
      - mark: "what gives it away: Sales fell"
      - text: in April.
      - mark: "where it breaks: So the lane is to blame."
      - text: We know it.
  `)
  expect(key()).toContain('your pickwhere it breakswhat gives it away')
})

test.each([
  ['spot', 'what gives it away'],
  ['decide', 'what decides it'],
  ['sound', 'why it holds up'],
] as const)('the deciding words of a %s scenario are read out as “%s”', (kind, meaning) => {
  show(null, { kind })
  expect(page.getByRole('mark').element()).toHaveAttribute('data-spoken', meaning)
  expect(key()).toEqual([meaning])
})

test('the sentence that the learner tapped is announced once, though the pen splits it', async () => {
  show(1)
  await expect.element(scenario).toMatchAriaInlineSnapshot(`
    - paragraph:
      - text: "Sales fell in April. You marked the sentence that begins here: So"
      - mark: "what gives it away: the lane is to blame"
      - text: . We know it.
  `)
})

test('what screen readers hear before marked words is no part of the text, which is found and copied as it was asked', () => {
  show(1, { decidingWords: ['Sales fell', 'the lane is to blame'], breaksAt: 'So the lane is to blame.' })
  const element = scenario.element()
  const selection = getSelection()
  selection?.selectAllChildren(element)
  expect([element.textContent, String(selection)]).toEqual([
    'Sales fell in April. So the lane is to blame. We know it.',
    'Sales fell in April. So the lane is to blame. We know it.',
  ])
})

test('the key explains the pencil only to a learner who tapped a sentence', () => {
  show(null)
  expect(key()).toEqual(['what gives it away'])
})

test('the key explains the pencil and the pen', () => {
  show(0)
  expect(key()).toEqual(['your pickwhat gives it away'])
})

test('a scenario in which no words are marked has no key', () => {
  show(0, { decidingWords: [] })
  expect(key()).toEqual([])
  expect(page.getByRole('mark').elements()).toHaveLength(0)
})
