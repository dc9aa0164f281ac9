import { expect, test } from 'vitest'
import { questionLine } from '../quiz/questions.ts'
import { NO_FLAW } from '../vocabulary.ts'

test('the line above the options names the kind of flaw that is asked for and nothing more', () => {
  const meanings = ['anchoring', 'halo-effect'] as const
  expect(questionLine({ concept: 'straw-man', meanings })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ concept: 'Galaxy Brain', meanings: [0, 1] })).toBe('Which fallacy is most at work here?')
  expect(questionLine({ concept: 'anchoring', kind: 'spot', meanings })).toBe('Which bias is most at work here?')
  expect(questionLine({ concept: 'anchoring', kind: 'decide', meanings: [0, 1] })).toBe('Which choice is best?')
  expect(questionLine({ concept: 'anchoring', kind: 'sound', meanings: [...meanings, NO_FLAW] })).toBe(
    'Which bias, if any, is most at work here?',
  )
})
