import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someQuestion } from '../rules.fixture.ts'
import { STRENGTHS } from '../vocabulary.ts'
import {
  missedLine,
  type ProfileCategory,
  profileOrigins,
  profilesOf,
  resistedCategories,
  strengthOf,
} from './profiles.ts'

function category(name: string, ...keywords: string[]): ProfileCategory {
  return { name, keywords, description: '', related: ['straw-man'], recommendations: ['a', 'b', 'c'] }
}
const categories = [category('cats', 'cat'), category('dogs', 'dog'), category('pets', 'cat', 'dog')]
const asked = (...labels: string[]) => labels.map((fallacyType) => someQuestion({ fallacyType }))

test.each([
  [0, null],
  [1, 'low'],
  [2, 'moderate'],
  [3, 'high'],
  [24, 'high'],
])('a bias that %i wrong answers count toward has the strength %s', (wrong, strength) =>
  expect(strengthOf(wrong)).toBe(strength),
)

test('a wrong answer counts for every category whose keyword its concept’s id or its outside label contains', () => {
  const profiles = profilesOf(asked('Big Cat', 'CAT nap', 'dog days'), [1, 1, 1], categories)
  expect(profiles.map(({ name, strength }) => [name, strength])).toEqual([
    ['pets', 'high'],
    ['cats', 'moderate'],
    ['dogs', 'low'],
  ])
})

test('profiles are sorted from high to low and include every category that was hit', () => {
  const answered = fc.array(fc.record({ label: fc.constantFrom('cat', 'dog', 'fish'), isRight: fc.boolean() }))
  fc.assert(
    fc.property(answered, (answers) => {
      const profiles = profilesOf(
        asked(...answers.map(({ label }) => label)),
        answers.map(({ isRight }) => (isRight ? 0 : 3)),
        categories,
      )
      const order = profiles.map(({ strength }) => STRENGTHS.indexOf(strength))
      expect(order).toEqual([...order].sort())
      const wrong = answers.filter(({ isRight }) => !isRight).map(({ label }) => label)
      expect(profiles.some(({ name }) => name === 'cats')).toBe(wrong.includes('cat'))
      expect(profiles.some(({ name }) => name === 'dogs')).toBe(wrong.includes('dog'))
      expect(profiles.some(({ name }) => name === 'pets')).toBe(wrong.includes('cat') || wrong.includes('dog'))
    }),
  )
})

test('a profile lists the missed questions behind it, and whether its own concept was answered right', () => {
  const umbrella: ProfileCategory = {
    ...category('Social Influence', 'social', 'bandwagon'),
    related: ['social-proof'],
  }
  const questions = asked('Bandwagon Effect', 'Anchoring', 'Social Proof')

  const [known] = profileOrigins(questions, [1, 1, 0], [umbrella])
  expect(known).toMatchObject({ missed: [0], ownConceptRight: 'social-proof' })
  const [unknown] = profileOrigins(questions, [1, 0, 1], [umbrella])
  expect(unknown).toMatchObject({ missed: [0, 2], ownConceptRight: null })
  const twice = asked('Bandwagon Effect', 'Social Proof', 'Social Proof')
  expect(profileOrigins(twice, [1, 0, 1], [umbrella])[0]).toMatchObject({ missed: [0, 2], ownConceptRight: null })
  const [unasked] = profileOrigins(asked('Bandwagon Effect'), [1], [umbrella])
  expect(unasked).toMatchObject({ missed: [0], ownConceptRight: null })
})

test('a category was resisted if it was asked about and no wrong answer counts toward it', () => {
  const questions = asked('cat', 'dog')
  const resisted = resistedCategories(questions, [0, 1], [...categories, category('fish', 'fish')])
  expect(resisted.map(({ name }) => name)).toEqual(['cats'])
})

test('an assessment says first how many questions were missed, and how much that shows', () => {
  expect(missedLine(9, 12)).toBe('9 of 12 missed. One miss is a hint, three are a pattern.')
})
