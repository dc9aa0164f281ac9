import { describe, expect, test } from 'vitest'
import { codeCharacters, labelsIn, oneLine, plainPassword, plainWord, repeatedIn, visibleText } from './typed-text.ts'

describe('a name as it is kept', () => {
  test.each([
    ['Persian', 'علی‌رضا'],
    ['Persian with a vowel sign', 'نامِ‌من'],
    ['Sinhala', 'ශ්‍රී'],
    ['Hindi', 'क्‍ष'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart on fire', '❤️‍🔥'],
    ['two who kiss, with skin tones', '👩🏽‍❤️‍💋‍👨🏿'],
    ['flags', '🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 🏳️‍⚧️'],
    ['keycaps', '1️⃣ #️⃣'],
    ['a variant of a Han character', '葛󠄀城'],
    ['an accent', 'Zoë 渡邉 Ólafur'],
    ['an apostrophe and a hyphen', 'Mary-Jane O’Neil'],
  ])('%s stays whole', (_, name) => {
    expect(oneLine(name)).toBe(name)
  })

  test.each([
    ['no-break space', 'Ada\u00A0Lovelace', 'Ada Lovelace'],
    ['line break and tab', 'Ada\r\n\tLovelace\n', 'Ada Lovelace'],
    ['zero-width space and byte order mark', '\uFEFFA\u200Bda\u200B', 'Ada'],
    ['soft hyphen and word joiner', 'Love\u00ADla\u2060ce', 'Lovelace'],
    ['joiners where nothing joins', '\u200DA\u200Cda\u200D \u200D🙂', 'Ada 🙂'],
    ['marks of direction', '\u202EadA\u202C \u2066x\u2069\u200F\u061C', 'adA x'],
    ['half a surrogate pair', 'A\uD83Dda\uDC00', 'Ada'],
    ['tags and a selector without a base', 'A\u{E0041}\uFE0Fda', 'Ada'],
    ['a joiner twice', 'علی\u200C\u200Cرضا', 'علی\u200Cرضا'],
    ['nothing that shows', ' \u200B\u3164\u2800\u115F\u0007', ''],
  ])('without %s', (_, typed, kept) => {
    expect(oneLine(typed)).toBe(kept)
    expect(oneLine(kept)).toBe(kept)
  })
})

test('a text of several lines keeps its breaks', () => {
  expect(visibleText('One\u200B.\r\nTwo.\u202E\rThree\u0007')).toBe('One.\nTwo.\nThree ')
})

test('a code is read in any case, width and grouping, with anything between its characters', () => {
  expect(codeCharacters(' \u200Bh7k–4rw.\n')).toBe('H7K4RW')
  expect(codeCharacters('Ｋ７Ｑ\u00A0m_2')).toBe('K7QM2')
})

test('a username is read without blanks around it, in any width', () => {
  expect(plainWord('\u200Bａｄａ\u00A0\n')).toBe('ada')
})

test('a password has one form on all devices, keeps its blanks, and is never cut', () => {
  const long = ` ${'pÄss wörd '.repeat(30)}🙂 `
  expect(plainPassword(long)).toBe(long)
  expect(plainPassword(long.normalize('NFD'))).toBe(long)
  expect(plainPassword('correct horse\u200B\n')).toBe('correct horse')
})

test('labels are lines, whatever ends them and whatever columns were pasted along', () => {
  expect(labelsIn(' Amara \r\nBen\t17\n\n\tnobody\nElif')).toEqual(['Amara', 'Ben', 'Elif'])
  expect(labelsIn(' \n\u200B')).toEqual([])
  expect(labelsIn('\uFEFFAmara\u2028Be\u00ADn\u00A0K.')).toEqual(['Amara', 'Ben K.'])
})

test('every label that occurs again is given once, whatever its case', () => {
  expect(repeatedIn(['Amara', 'Ben', 'Elif', 'BEN', 'Elif', 'elif'])).toEqual(['BEN', 'elif'])
  expect(repeatedIn(['Amara', 'Ben'])).toEqual([])
})
