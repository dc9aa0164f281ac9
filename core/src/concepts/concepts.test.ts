import { expect, test } from 'vitest'
import { CATEGORIES } from '../vocabulary.ts'
import { categoriesOf } from './concepts.ts'

test('every category belongs to one half of the catalog: to biases their own, to fallacies the others', () => {
  const [biases, fallacies] = [categoriesOf('cognitive-biases'), categoriesOf('logical-fallacies')]
  expect(biases).toEqual(['cognitive-bias'])
  expect([...fallacies, ...biases].toSorted()).toEqual(CATEGORIES.toSorted())
})
