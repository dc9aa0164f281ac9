import { TRADED_FORMS } from '@think-twice/core/content/traded-forms'
import { formToday } from '@think-twice/core/quiz/asked-forms'
import { someQuestion } from '@think-twice/core/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberedForms, rememberForms } from './asked-forms.ts'
import { stubDevice } from './device.fixture.ts'

let device: Storage

beforeEach(() => {
  device = stubDevice().local
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('each finished attempt counts the forms that it asked, separately for each person', () => {
  const asked = [someQuestion({ id: 'q1', form: 'A' }), someQuestion({ id: 'q2', form: 'B' })]
  rememberForms(7, asked)
  rememberForms(7, asked.slice(0, 1))
  rememberForms(null, asked.slice(1))
  expect(rememberedForms(7)).toEqual([
    { slot: 'q1', form: 'A', times: 2 },
    { slot: 'q2', form: 'B', times: 1 },
  ])
  expect(rememberedForms(null)).toEqual([{ slot: 'q2', form: 'B', times: 1 }])
})

test('a question without a form is not counted', () => {
  rememberForms(7, [someQuestion({ id: 'q1' })])
  expect(rememberedForms(7)).toEqual([])
})

test('forms noted before some letters were swapped are read under their letters of today', () => {
  const earlier = [{ slot: 'q1', form: 'A', times: 1 }]
  device.setItem('asked-forms:7', JSON.stringify(earlier))
  expect(rememberedForms(7)).toEqual([{ slot: 'q1', form: formToday('q1', 'A', TRADED_FORMS), times: 1 }])
})

test.each(['{', 'null', '{}', '[null]', '[{"slot":"q1","form":"Z","times":1}]'])(
  'stored text of another kind (%s) counts as nothing asked',
  (text) => {
    device.setItem('asked-scenarios:7', text)
    expect(rememberedForms(7)).toEqual([])
  },
)
