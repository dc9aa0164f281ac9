import { expect, test } from 'vitest'
import { conceptAddress } from './concept-address.ts'
import { requestedConcept, requestedType } from './learn-address.ts'

const asked = (search: string) => [
  requestedConcept(new URLSearchParams(search)),
  requestedType(new URLSearchParams(search)),
]

test('a concept is found by id or name, and opens the tab of its own kind', () => {
  expect(asked('focus=halo-effect&type=logical-fallacies')).toEqual(['halo-effect', 'cognitive-biases'])
  expect(asked('focus=Composition%2FDivision')).toEqual(['composition-division', 'logical-fallacies'])
  expect(asked("focus=Gambler's+Fallacy&type=x")).toEqual(['gamblers-fallacy', 'logical-fallacies'])
})

test('an unknown concept focuses nothing; the type alone chooses the tab', () => {
  expect(asked('focus=nonsense&type=cognitive-biases')).toEqual([null, 'cognitive-biases'])
  expect(asked('')).toEqual([null, 'logical-fallacies'])
})

test('the address of a concept leads back to it', () => {
  const search = conceptAddress('In-Group Bias').split('?')[1]!
  expect(asked(search)).toEqual(['in-group-bias', 'cognitive-biases'])
})
