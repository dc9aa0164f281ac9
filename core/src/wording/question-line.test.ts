import { expect, test } from 'vitest'
import { questionLine } from './question-line.ts'

test('the line above the options names the kind of flaw that is asked for and nothing more', () => {
  const options = ['Anchoring', 'Halo Effect']
  expect(questionLine({ fallacyType: 'Straw Man', options })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'spot', options })).toBe('Which bias is most at work here?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'decide', options })).toBe('Which choice is best?')
  expect(questionLine({ fallacyType: 'Anchoring', kind: 'sound', options: [...options, 'No bias here'] })).toBe(
    'Which bias, if any, is most at work here?',
  )
})
