import { expect, test } from 'vitest'
import { labelsIn, repeatedIn } from './seat-labels.ts'

test('labels are lines, whatever ends them and whatever columns were pasted along', () => {
  expect(labelsIn(' Amara \r\nBen\t17\n\n\tnobody\nElif')).toEqual(['Amara', 'Ben', 'Elif'])
  expect(labelsIn(' \n\u200B')).toEqual([])
  expect(labelsIn('\uFEFFAmara\u2028Be\u00ADn\u00A0K.')).toEqual(['Amara', 'Ben K.'])
})

test('every label that occurs again is given once, whatever its case', () => {
  expect(repeatedIn(['Amara', 'Ben', 'Elif', 'BEN', 'Elif', 'elif'])).toEqual(['BEN', 'elif'])
  expect(repeatedIn(['Amara', 'Ben'])).toEqual([])
})
