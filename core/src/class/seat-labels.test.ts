import { expect, test } from 'vitest'
import { labelsIn, twiceIn } from './seat-labels.ts'

test('labels are lines, whatever ends them and whatever columns were pasted along', () => {
  expect(labelsIn(' Amara \r\nBen\t17\n\n\tnobody\nElif')).toEqual(['Amara', 'Ben', 'Elif'])
  expect(labelsIn(' \n')).toEqual([])
})

test('the first label that comes again is named', () => {
  expect(twiceIn(['Amara', 'Ben', 'Elif', 'Ben', 'Elif'])).toBe('Ben')
  expect(twiceIn(['Amara', 'Ben'])).toBeNull()
})
