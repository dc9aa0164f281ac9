import { NO_FILTERS } from '@think-twice/core/concepts/catalog-search'
import { expect, test } from 'vitest'
import {
  ACCOUNT_ADDRESS,
  attemptAddress,
  CLASSES_ADDRESS,
  catalogAddress,
  classAddress,
  classReportAddress,
  classRoundAddress,
  conceptAddress,
  joinAddress,
  NEW_CLASS_ADDRESS,
  NEW_ROUND_ADDRESS,
  newClassRoundAddress,
  practiceAddress,
  requestedAtHome,
  requestedClass,
  requestedConcept,
  requestedFilters,
  requestedOnDashboard,
  requestedType,
  roundAddress,
  sentRoundAddress,
  shortConceptAddress,
  startAddress,
  todayAddress,
  weaknessAddress,
} from './addresses.ts'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1])
const asked = (search: string) => [
  requestedConcept(new URLSearchParams(search)),
  requestedType(new URLSearchParams(search)),
]

test('a concept in an address is found by id or name, and opens the tab of its kind', () => {
  expect(asked('focus=halo-effect&type=logical-fallacies')).toEqual(['halo-effect', 'cognitive-biases'])
  expect(asked('focus=Composition%2FDivision')).toEqual(['composition-division', 'logical-fallacies'])
  expect(asked("focus=Gambler's+Fallacy&type=x")).toEqual(['gamblers-fallacy', 'logical-fallacies'])
})

test('an unknown concept in an address opens none, and the type alone chooses the tab', () => {
  expect(asked('focus=nonsense&type=cognitive-biases')).toEqual([null, 'cognitive-biases'])
  expect(asked('')).toEqual([null, 'logical-fallacies'])
})

test('the address of a concept leads back to the concept, and includes the filters', () => {
  const filters = { text: 'first im', category: null, severity: 'low', mark: 'favorites' } as const
  const search = searchOf(conceptAddress('in-group-bias', filters))
  expect(requestedConcept(search)).toBe('in-group-bias')
  expect(requestedType(search)).toBe('cognitive-biases')
  expect(requestedFilters(search)).toEqual(filters)
})

test('the unfiltered catalog has a plain address, and unknown filters are ignored', () => {
  expect(catalogAddress('logical-fallacies', { ...NO_FILTERS, text: '  ' })).toBe('/learn?type=logical-fallacies')
  expect(requestedFilters(new URLSearchParams('category=x&severity=&mark=hearts'))).toEqual(NO_FILTERS)
})

test('the short address of a concept leads to the concept, and an unknown one to its half of the catalog', () => {
  const short = searchOf(shortConceptAddress('halo-effect'))
  expect([requestedConcept(short), requestedType(short)]).toEqual(['halo-effect', 'cognitive-biases'])
  expect(weaknessAddress({ id: 'halo-effect', type: 'bias' })).toBe(conceptAddress('halo-effect'))
  const unknown = searchOf(weaknessAddress({ id: 'some-older-name', type: 'bias' }))
  expect([requestedConcept(unknown), requestedType(unknown)]).toEqual([null, 'cognitive-biases'])
})

test.each([
  ['/', { kind: 'home' }],
  [todayAddress(), { kind: 'today', day: '' }],
  [todayAddress('2026-12-24'), { kind: 'today', day: '2026-12-24' }],
  [joinAddress(), { kind: 'class', code: '' }],
  [joinAddress('H7K4RW'), { kind: 'class', code: 'H7K4RW' }],
  [startAddress('standard'), { kind: 'attempt', start: 'standard', id: null }],
  [attemptAddress('abc'), { kind: 'attempt', start: null, id: 'abc' }],
  [NEW_ROUND_ADDRESS, { kind: 'round', round: { kind: 'new' } }],
  [practiceAddress('anchoring'), { kind: 'round', round: { kind: 'about', concept: 'anchoring' } }],
  [sentRoundAddress('x-y'), { kind: 'round', round: { kind: 'sent', link: 'x-y' } }],
  [roundAddress('abc'), { kind: 'round', round: { kind: 'kept', id: 'abc' } }],
])('the address %s asks for %o at home', (address, request) => {
  expect(requestedAtHome(searchOf(address))).toEqual(request)
})

test('the dashboard’s address has the account page and a teacher’s classes inside, with what is asked about them', () => {
  expect(
    [
      '/dashboard',
      ACCOUNT_ADDRESS,
      CLASSES_ADDRESS,
      classAddress('a1'),
      newClassRoundAddress('a1'),
      classRoundAddress('a1', 'b2'),
    ].map((each) => requestedOnDashboard(searchOf(each))),
  ).toEqual(['dashboard', 'account', 'classes', 'classes', 'classes', 'class round'])
  const asked = [
    CLASSES_ADDRESS,
    NEW_CLASS_ADDRESS,
    classAddress('a1'),
    classReportAddress('a1'),
    classRoundAddress('a1', 'b2'),
    newClassRoundAddress('a1', ['straw-man', 'ad-hominem']),
  ]
  expect(asked.map((each) => requestedClass(searchOf(each)))).toEqual([
    { kind: 'list' },
    { kind: 'new' },
    { kind: 'class', classId: 'a1' },
    { kind: 'report', classId: 'a1' },
    { kind: 'round', classId: 'a1', roundId: 'b2' },
    { kind: 'new round', classId: 'a1', about: ['straw-man', 'ad-hominem'] },
  ])
})
