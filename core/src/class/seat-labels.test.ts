import { expect, test } from 'vitest'
import { labelsIn, twiceIn } from './seat-labels.ts'

test('labels are lines, whatever ends them and whatever columns were pasted along', () => {
  expect(labelsIn(' Amara \r\nBen\t17\n\n\tnobody\nElif')).toEqual(['Amara', 'Ben', 'Elif'])
  expect(labelsIn(' \n\u200B')).toEqual([])
  expect(labelsIn('\uFEFFAmara\u2028Be\u00ADn\u00A0K.')).toEqual(['Amara', 'Ben K.'])
})

test('the first label that comes again is named', () => {
  expect(twiceIn(['Amara', 'Ben', 'Elif', 'BEN', 'Elif'])).toBe('BEN')
  expect(twiceIn(['Amara', 'Ben'])).toBeNull()
})
