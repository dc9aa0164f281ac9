import { describe, expect, test } from 'vitest'
import { required } from '../required.ts'
import { someCounts, someScenario } from './class.fixture.ts'
import { answersCsv, csvText, seatsCsv, totalsCsv } from './class-csv.ts'
import { classReport, type VotedRound } from './class-report.ts'
import { seatReports } from './seats-report.ts'

const LABELS = ['slippery-slope', 'middle-ground', 'black-or-white'] as const
const round: VotedRound = {
  id: 'r-one',
  kind: 'live',
  follows: null,
  scenarios: [
    someScenario({
      id: 'bunk',
      flaw: 'black-or-white',
      labels: LABELS,
      first: [6, 3, 8, 11],
      second: [1, 0, 2, 25],
    }),
    someScenario({ id: 'essay', flaw: null, labels: LABELS, first: [5, 5, 8, 10], second: [0, 0, 12, 16] }),
  ],
}
const friday = Date.UTC(2026, 10, 20, 23, 30)

describe('the files of a named class', () => {
  const seats = seatReports(
    [
      { id: 's1', label: 'Ben, row 2' },
      { id: 's2', label: '=SUM(A1)' },
    ],
    [round],
    [
      {
        seatId: 's1',
        roundId: 'r-one',
        position: 0,
        vote: 1,
        option: 3,
        sureness: 'fairly',
        at: friday,
        isLate: false,
      },
      { seatId: 's1', roundId: 'r-one', position: 0, vote: 2, option: 2, sureness: 'sure', at: friday, isLate: false },
      { seatId: 's1', roundId: 'r-one', position: 1, vote: 1, option: 3, sureness: 'guess', at: friday, isLate: true },
    ],
  )

  test('have one row a seat and round', () => {
    expect(seatsCsv(seats, [round])).toBe(
      '\uFEFFseat,round,done,right,of\r\n' + `'=SUM(A1),1,0,0,2\r\n` + '"Ben, row 2",1,2,1,2\r\n',
    )
  })

  test('have one row an answer, with its day where the teacher is', () => {
    expect(answersCsv(seats, [round], 'Europe/Berlin')).toBe(
      '\uFEFFseat,round,scenario,concept,chosen,right,sure,date,vote,late\r\n' +
        '"Ben, row 2",1,bunk,black-or-white,no-flaw,no,fairly,2026-11-21,1,no\r\n' +
        '"Ben, row 2",1,bunk,black-or-white,black-or-white,yes,sure,2026-11-21,2,no\r\n' +
        '"Ben, row 2",1,essay,slippery-slope,no-flaw,yes,guess,2026-11-21,1,yes\r\n',
    )
    expect(answersCsv(seats, [round])).toContain('2026-11-20')
  })
})

test('the file of an anonymous class has the cells of its report and nothing else', () => {
  expect(totalsCsv(classReport('anonymous', [round]), [round])).toBe(
    '\uFEFFround,scenario,option,count,vote\r\n' +
      '1,bunk,others,9,1\r\n' +
      '1,bunk,black-or-white,8,1\r\n' +
      '1,bunk,no-flaw,11,1\r\n' +
      '1,bunk,no-flaw,nearly all of 28,2\r\n' +
      '1,essay,slippery-slope,5,1\r\n' +
      '1,essay,middle-ground,5,1\r\n' +
      '1,essay,black-or-white,8,1\r\n' +
      '1,essay,no-flaw,10,1\r\n' +
      '1,essay,others,12,2\r\n' +
      '1,essay,no-flaw,16,2\r\n',
  )
})

test('the file of an anonymous class says what nearly all chose, and not how many', () => {
  const [first, second] = round.scenarios
  const agreed = required(first && { ...first, first: someCounts([0, 2, 26, 0]), isSecondShown: false }, 'a scenario')
  const rounds = [{ ...round, scenarios: [agreed, required(second, 'a second')] }]
  expect(totalsCsv(classReport('anonymous', rounds), rounds).split('\r\n')[1]).toBe(
    '1,bunk,black-or-white,nearly all of 28,1',
  )
})

describe('a field of a CSV file', () => {
  const field = (text: string) => csvText([[text]]).slice(1, -2)

  test.each([
    ...['=1+1', '+1', '-1', '@cmd', '\tx', '\rx', '\nx'],
    ...['＝1+1', '＋1', '－1', '＠cmd', ' =1+1', '\u00A0=1', '\u200B@cmd', '\uFEFF+1', '\u0000=1', '"=1'],
  ])('that begins like %j gets an apostrophe in front', (text) => {
    expect(field(text).replaceAll(/^"|"$/g, '').replaceAll('""', '"')).toBe(`'${text}`)
  })

  test.each([
    ['plain', 'plain'],
    ['Zoë', 'Zoë'],
    ['a=b', 'a=b'],
    ['Ben;=1+1', '"Ben;=1+1"'],
    ['one, two', '"one, two"'],
    ['the “best”', 'the “best”'],
    ["O'Neil", "O'Neil"],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['=A,B', `"'=A,B"`],
  ])('%j is written %j', (text, written) => {
    expect(field(text)).toBe(written)
  })
})
