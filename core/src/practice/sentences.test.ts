import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import { breakSentenceShare, decidingSentence, scenarioParts, sentencePart, sentencesOf } from './sentences.ts'

const texts = (scenario: string) => sentencesOf(scenario).map(({ text }) => text)

describe('splitting a scenario into sentences', () => {
  test('breaks at periods, question marks, and exclamation marks, after closing quotation marks', () => {
    expect(texts('“Look at the map.” Nine people moved away! Why? It’s wrong right there.')).toEqual([
      '“Look at the map.”',
      'Nine people moved away!',
      'Why?',
      'It’s wrong right there.',
    ])
  })

  test.each([
    ['Mr. Rao called Dr. Petrov at St. Anne’s.', 1],
    ['Dye No. 7 works. No. I won’t buy it.', 3],
    ['The 9:05 p.m. train was late. It cost 4.50 apiece.', 2],
    ['J. K. Okafor wrote it, e.g. Tuesday’s.', 1],
    ['“Am I late?” calls a visitor.', 1],
    ['He waited … and left. So did I. We met again.', 3],
    ['“Is that so?” – “It may be,” says Ana.', 2],
    ['He came at 9 p.m. She left.', 2],
    ['Is she a Dr? Yes, she is.', 2],
    ['No. I won’t buy 7 of them.', 2],
    ['Dye No.  7 works.', 1],
    ['She works for NASA. It pays.', 2],
    ['It was 1984. We left.', 2],
    ['  2. Buy paint', 1],
    ['12. Buy paint', 1],
    ['Stop. He lied.', 2],
    ['B12. It helps.', 2],
    ['4th. It was late.', 2],
    ['One.\n   \nTwo.', 2],
    ['He came at 9 p.m. Monday. $20 is too much.', 2],
  ])('finds in %j exactly %i sentences', (scenario, count) => {
    expect(texts(scenario)).toHaveLength(count)
  })

  test('treats “No.” as a sentence of its own, except before a number', () => {
    expect(texts('Dye No. 7 works. No. I won’t buy it.')).toEqual(['Dye No. 7 works.', 'No.', 'I won’t buy it.'])
  })

  test('treats a line of a chat as a sentence even without a period, and ignores the number of a list item', () => {
    expect(texts('Rowan: take my word for it\n\nSana: why? He lied.\r\n2. Buy paint')).toEqual([
      'Rowan: take my word for it',
      'Sana: why?',
      'He lied.',
      '2. Buy paint',
    ])
  })

  test('loses nothing but white space, whatever the text', () => {
    const written = fc.array(fc.constantFrom('A', 'b', '. ', '? ', '” ', '\n', ' ', 'Mr. ', '1', '…', '“'))
    fc.assert(
      fc.property(written, (parts) => {
        const scenario = parts.join('')
        const sentences = sentencesOf(scenario)
        for (const { text, start, end } of sentences) expect(scenario.slice(start, end)).toBe(text)
        const without = (text: string) => text.replaceAll(/\s/g, '')
        expect(without(sentences.map(({ text }) => text).join(''))).toBe(without(scenario))
      }),
    )
  })
})

describe('the sentence in which an argument breaks', () => {
  const scenario = 'Sales fell. So the lane is to blame. We know it. Buy bread.'

  const partsOf = (decidingWords: readonly string[], breaksAt?: string) =>
    sentencesOf(scenario).map((sentence) => sentencePart(sentence, { scenario, decidingWords, breaksAt }))

  test('is any that touches the deciding words where none is named, so there are two when the words span both', () => {
    const breaking = (words: readonly string[]) => partsOf(words).map((part) => part === 'breaks')
    expect(breaking(['the lane is to blame'])).toEqual([false, true, false, false])
    expect(breaking(['to blame. We know'])).toEqual([false, true, true, false])
    expect(breaking([' So the'])).toEqual([false, true, false, false])
    expect(breaking(['fell. '])).toEqual([true, false, false, false])
    expect(breaking(['not in the text', ''])).toEqual([false, false, false, false])
  })

  test('is the named one, and others with deciding words only give it away', () => {
    expect(partsOf(['Sales fell', 'the lane'], 'So the lane is to blame.')).toEqual([
      'gives it away',
      'breaks',
      'neither',
      'neither',
    ])
  })

  test('is hit by guessing as often as its share of the sentences that count', () => {
    expect(breakSentenceShare({ scenario, decidingWords: ['to blame. We know'] })).toBe(0.5)
    expect(
      breakSentenceShare({ scenario, decidingWords: ['Sales'], breaksAt: 'So the lane is to blame.' }),
    ).toBeCloseTo(1 / 3)
    expect(breakSentenceShare({ scenario: '', decidingWords: ['x'] })).toBe(0)
  })

  test('exists in every scenario of the bank, none of which is a single sentence', () => {
    const all = BANK.flatMap(({ scenarios }) => scenarios)
    for (const each of all) {
      expect(sentencesOf(each.scenario).length, each.id).toBeGreaterThan(1)
      expect(breakSentenceShare(each), each.id).toBeGreaterThan(0)
    }
  })
})

const SCENARIO = 'Sales fell in April. So the lane is to blame. We know it.'
/** The marked stretches: !where it breaks!, ~deciding words elsewhere~ and [pencil]. */
const drawn = (decidingWords: readonly string[], tapped: number | null, breaksAt?: string) =>
  scenarioParts({ scenario: SCENARIO, decidingWords, breaksAt }, tapped)
    .map(({ text, isBreaking, isDeciding, isTapped }) => {
      const pen = isBreaking ? '!' : isDeciding ? '~' : ''
      return isTapped ? `[${pen}${text}${pen}]` : `${pen}${text}${pen}`
    })
    .join('')

describe('the sentence that decides, on its own', () => {
  const SAID = '“It’s late. We go, or we stay. So we go,” said Ada. “Nobody stays.”'
  const deciding = (words: string) => decidingSentence({ scenario: SAID, decidingWords: [words] })

  test('gets the quotation mark that stands in another sentence', () => {
    expect(deciding('late')).toBe('“It’s late.”')
    expect(deciding('So we go')).toBe('“So we go,” said Ada.')
  })

  test('stays as it is where it has both marks or none', () => {
    expect(deciding('Nobody')).toBe('“Nobody stays.”')
    expect(deciding('or we stay')).toBe('We go, or we stay.')
  })

  test('opens as many quotations as it closes, in every scenario of the bank', () => {
    const scenarios = BANK.flatMap((concept) => concept.scenarios)
    const said = scenarios.map(({ scenario, decidingWords = [], breaksAt }) =>
      decidingSentence({ scenario, decidingWords, breaksAt }),
    )
    expect(said.filter((text) => text.split('“').length !== text.split('”').length)).toEqual([])
  })
})

test('deciding words and the tapped sentence are marked differently, and the marks may overlap', () => {
  expect(drawn(['the lane is to blame'], 1)).toBe('Sales fell in April. [So ][~the lane is to blame~][.] We know it.')
  expect(drawn(['the lane is to blame'], 0)).toBe('[Sales fell in April.] So ~the lane is to blame~. We know it.')
})

test('no word of a scenario is lost or doubled, whatever is marked', () => {
  for (const tapped of [null, 0, 1, 2, 7]) {
    const parts = scenarioParts(
      { scenario: SCENARIO, decidingWords: ['in April. So', 'April', 'not there', ''] },
      tapped,
    )
    expect(parts.map(({ text }) => text).join('')).toBe(SCENARIO)
  }
})

test('overlapping quotations are marked over their whole length', () => {
  expect(drawn(['in April. So', 'So the lane'], null)).toBe(
    'Sales fell ~in April. ~~So~~ the lane~ is to blame. We know it.',
  )
})

test('the sentence that breaks is marked whole, and deciding words only outside it', () => {
  expect(drawn(['in April', 'the lane'], null, 'So the lane is to blame.')).toBe(
    'Sales fell ~in April~. !So !!the lane!! is to blame.! We know it.',
  )
})
