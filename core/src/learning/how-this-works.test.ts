import { expect, test } from 'vitest'
import { HOW_THIS_WORKS } from './how-this-works.ts'

const textOf = (title: string) => HOW_THIS_WORKS.find((part) => part.title === title)?.text

test('the page that explains the pictures to learners quotes the numbers of the rules', () => {
  expect(textOf('First looks only')).toContain('in the last 30 days')
  expect(textOf('Your eye')).toContain('wait for 20 flawed and 10 good ones')
  expect(textOf('How sure, how right')).toContain('fairly sure, 65% of the time; sure, 95%.')
  expect(textOf('Mix-ups')).toContain('after its second mix-up')
  // Worked out by hand from the prior, 4/3 right of 7/3.
  expect(textOf('Mastery')).toContain(
    'Two right answers on one day make 72%; one on each of three days makes 80%: mastered.',
  )
})
