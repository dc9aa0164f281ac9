import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { parse } from 'gift-pegjs'
import { describe, expect, test } from 'vitest'
import { BANK } from '../content/bank.ts'
import type { PracticeQuestion } from '../practice/practice-questions.ts'
import { practiceQuestions } from '../publishing/publish.ts'
import { questionLine } from '../quiz/questions.ts'
import { itemAt, required } from '../required.ts'
import { someRoundItem } from '../rules.fixture.ts'
import { ankiTsv } from './anki-tsv.ts'
import { blooketCsv } from './blooket-csv.ts'
import { canvasQti } from './canvas-qti.ts'
import { EXPORT_FORMATS, EXPORTS } from './export-formats.ts'
import { gift } from './gift.ts'
import { h5p } from './h5p.ts'
import { moodleXml } from './moodle-xml.ts'
import { categoryOf, creditOf, type QuestionSet } from './question-set.ts'
import { questionsJson } from './questions-json.ts'
import { readTable } from './read-table.fixture.ts'

/** Every practice scenario of the bank, and one with all the characters that some format treats in its own way. */
const TRICKY: PracticeQuestion = someRoundItem({
  id: 'tricky',
  scenario: 'A: {1 + 1 = 2} ~ #3?\nB: "a\\b" & <i>c</i> ]]> \'d\', e;\tf\n= g',
  options: ['=A & B', '~{C}', '"D": #1', 'E, ]]> \\F'],
  correctAnswer: 2,
  rationales: ['w = 1', 'x: "2"', 'y # 3', 'z } 4'],
}).question
const BANK_QUESTIONS = BANK.flatMap(({ concept, scenarios }) => practiceQuestions(concept, scenarios))
const questions = [...BANK_QUESTIONS, TRICKY]
const set: QuestionSet = { title: 'Flaws & friends', source: 'https://thinktwice.example', questions }

/** A question as every format has to give it back, in plain text. */
const expected = questions.map((question) => ({
  text: `${question.scenario}\n${questionLine(question)}`,
  options: question.options.map((text, option) => ({
    text,
    isRight: option === question.correctAnswer,
    rationale: required(question.rationales?.[option], 'a rationale'),
  })),
}))
const byHalf = (['Fallacies', 'Biases'] as const).flatMap((half) =>
  questions.flatMap((question, index) => (categoryOf(question) === half ? [itemAt(expected, index)] : [])),
)

/** HTML of ours as the text that a reader sees. */
function plain(html: string): string {
  return html
    .replaceAll(/<br>|<\/p><p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function readXml(xml: string): Document {
  const strict = {
    onError: (level: string, message: string) => {
      throw new SyntaxError(`${level}: ${message}`)
    },
  }
  return new DOMParser(strict).parseFromString(xml, 'application/xml')
}

function all(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)]
}

function only(parent: Document | Element, name: string): Element {
  const [found, ...others] = all(parent, name)
  expect(others).toEqual([])
  return required(found, name)
}

function textIn(parent: Document | Element, name: string): string {
  return required(only(parent, name).textContent, name).trim()
}

function attribute(element: Element, name: string): string {
  return required(element.getAttribute(name), name)
}

test('the bank has questions of both halves, sound ones, and decisions', () => {
  expect(BANK_QUESTIONS.length).toBeGreaterThan(250)
  expect(new Set(BANK_QUESTIONS.map(({ kind }) => kind))).toEqual(new Set(['spot', 'decide', 'sound']))
})

describe('Moodle XML', () => {
  const multichoice = all(readXml(moodleXml(set)), 'question').filter(
    (each) => attribute(each, 'type') === 'multichoice',
  )

  test('gives back every question with its key and rationales', () => {
    const read = multichoice.map((question) => ({
      text: plain(textIn(question, 'questiontext')),
      options: all(question, 'answer').map((answer) => ({
        text: plain(required(all(answer, 'text')[0]?.textContent, 'an option')),
        isRight: attribute(answer, 'fraction') === '100',
        rationale: plain(textIn(answer, 'feedback')),
      })),
    }))
    expect(read).toEqual(byHalf)
  })

  test('has an id number for each question, shuffles answers, and files each half under a category of its own', () => {
    expect(new Set(multichoice.map((question) => textIn(question, 'idnumber'))).size).toBe(questions.length)
    expect(multichoice.every((question) => textIn(question, 'shuffleanswers') === 'true')).toBe(true)
    expect(all(readXml(moodleXml(set)), 'category').map((category) => textIn(category, 'text'))).toEqual([
      '$course$/top/Think Twice/Fallacies',
      '$course$/top/Think Twice/Biases',
    ])
  })

  test('credits the source after every answer', () => {
    for (const question of multichoice) expect(textIn(question, 'generalfeedback')).toContain(creditOf(set))
  })
})

describe('GIFT', () => {
  const read = parse(gift(set))

  test('gives back every question with its key and rationales', () => {
    const asked = read.flatMap((each) => (each.type === 'MC' ? [each] : []))
    const back = asked.map(({ stem, choices }) => ({
      text: plain(stem.text),
      options: choices.map(({ text, isCorrect, feedback }) => ({
        text: plain(text.text),
        isRight: isCorrect,
        rationale: plain(required(feedback, 'feedback').text),
      })),
    }))
    expect(back).toEqual(byHalf)
    expect(asked.every(({ globalFeedback }) => globalFeedback?.text.includes(creditOf(set)))).toBe(true)
  })

  test('files each half under a category of its own', () => {
    expect(read.flatMap((each) => (each.type === 'Category' ? [each.title] : []))).toHaveLength(2)
  })

  test('has the id and the tags of each question in a comment', () => {
    const asked = read.filter(({ type }) => type === 'MC')
    expect(asked.map(({ id }) => id).sort()).toEqual(questions.map(({ id }) => id).sort())
    expect(asked.find(({ id }) => id === 'tricky')?.tags).toEqual(['false-cause', 'easy', 'flawed'])
  })
})

describe('a Canvas package', () => {
  const files = new Map(canvasQti(set).map(({ path, text }) => [path, readXml(text)]))
  const file = (path: string) => required(files.get(path), path)
  const [assessment] = all(file('imsmanifest.xml'), 'resource')
  const id = attribute(required(assessment, 'a resource'), 'identifier')

  test('has the same id in manifest, folder, and meta, and every file that the manifest names', () => {
    const named = all(file('imsmanifest.xml'), 'file').map((each) => attribute(each, 'href'))
    expect(named).toEqual([`${id}/${id}.xml`, `${id}/assessment_meta.xml`])
    expect([...files.keys()].sort()).toEqual(['imsmanifest.xml', ...named].sort())
    expect(attribute(only(file(`${id}/assessment_meta.xml`), 'quiz'), 'identifier')).toBe(id)
    expect(attribute(only(file(`${id}/${id}.xml`), 'assessment'), 'ident')).toBe(id)
    const meta = required(all(file('imsmanifest.xml'), 'resource')[1], 'a second resource')
    expect(attribute(only(file('imsmanifest.xml'), 'dependency'), 'identifierref')).toBe(attribute(meta, 'identifier'))
    expect(attribute(meta, 'href')).toBe(`${id}/assessment_meta.xml`)
  })

  test('gives back every question with its key and rationales', () => {
    const read = all(file(`${id}/${id}.xml`), 'item').map((item) => {
      const right = all(item, 'respcondition').filter((each) => all(each, 'setvar').length > 0)
      const feedback = new Map(
        all(item, 'itemfeedback').map((each) => [attribute(each, 'ident'), textIn(each, 'mattext')]),
      )
      const labels = all(item, 'response_label')
      const [stem] = all(item, 'mattext')
      return {
        text: plain(required(stem?.textContent, 'a stem')),
        options: labels.map((label) => ({
          text: plain(textIn(label, 'mattext')),
          isRight: textIn(itemAt(right, 0), 'varequal') === attribute(label, 'ident'),
          rationale: plain(required(feedback.get(`${attribute(label, 'ident')}_fb`), 'feedback')),
        })),
      }
    })
    expect(read).toEqual(expected)
  })

  test('links every feedback that it shows, and no title gives an answer away', () => {
    for (const item of all(file(`${id}/${id}.xml`), 'item')) {
      const shown = all(item, 'displayfeedback').map((each) => attribute(each, 'linkrefid'))
      expect(shown.sort()).toEqual(
        all(item, 'itemfeedback')
          .map((each) => attribute(each, 'ident'))
          .sort(),
      )
      expect(attribute(item, 'title')).toMatch(/^Question \d+$/)
    }
  })

  test('has an id of its own for other questions', () => {
    const other = canvasQti({ ...set, questions: questions.slice(1) })
    expect(other.some(({ path }) => path.startsWith(id))).toBe(false)
  })
})

describe('an H5P package', () => {
  const files = new Map(h5p(set).map(({ path, text }) => [path, JSON.parse(text)]))
  const about = files.get('h5p.json')
  const content = files.get('content/content.json')

  test('names the libraries that its content uses, and the license', () => {
    const named = about.preloadedDependencies.map(
      (each: { machineName: string; majorVersion: number; minorVersion: number }) =>
        `${each.machineName} ${each.majorVersion}.${each.minorVersion}`,
    )
    const used = new Set(content.questions.map(({ library }: { library: string }) => library))
    expect(named).toEqual([`${about.mainLibrary} 1.20`, ...used])
    expect(about).toMatchObject({ license: 'CC BY', licenseVersion: '4.0', source: set.source, title: set.title })
  })

  test('gives back every question with its key and rationales', () => {
    type Answer = { text: string; correct: boolean; tipsAndFeedback: { chosenFeedback: string } }
    const read = content.questions.map(({ params }: { params: { question: string; answers: Answer[] } }) => ({
      text: plain(params.question),
      options: params.answers.map(({ text, correct, tipsAndFeedback }) => ({
        text: plain(text),
        isRight: correct,
        rationale: plain(tipsAndFeedback.chosenFeedback),
      })),
    }))
    expect(read).toEqual(expected)
  })

  test('has a UUID for each question, the same in every export', () => {
    const ids = (exported: typeof content) =>
      exported.questions.map(({ subContentId }: { subContentId: string }) => subContentId)
    const again = required(h5p({ ...set, questions: questions.slice(0, 1) })[1], 'a content file')
    expect(new Set(ids(content)).size).toBe(questions.length)
    for (const id of ids(content)) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(ids(JSON.parse(again.text))).toEqual(ids(content).slice(0, 1))
  })
})

test('Anki’s file gives back every question under its id, with the right answer first on the back', () => {
  const lines = ankiTsv(set)
  const [, , , columns, tags, ...notes] = readTable(lines, '\t')
  expect(lines.startsWith('#separator:tab\n#html:true\n#deck:Think Twice\n')).toBe(true)
  expect([columns, tags]).toEqual([['#columns:Id', 'Front', 'Back', 'Tags'], ['#tags column:4']])
  expect(notes).toHaveLength(questions.length)
  for (const [index, [id, front = '', back = '', noteTags = '']] of notes.entries()) {
    const { text, options } = itemAt(expected, index)
    const right = required(
      options.find(({ isRight }) => isRight),
      'a right option',
    )
    expect(id).toBe(itemAt(questions, index).id)
    expect(plain(front.split('<ol')[0] ?? '')).toBe(text)
    expect(front.match(/<li>.*?<\/li>/g)?.map(plain)).toEqual(options.map((option) => option.text))
    expect(plain(back).startsWith(`${right.text}\n${right.rationale}\n`)).toBe(true)
    expect(back).toContain(creditOf(set))
    expect(noteTags.split(' ')).toContain(itemAt(questions, index).concept)
  }
})

test('Blooket’s file gives back every question, its answers and the number of the right one', () => {
  const csv = blooketCsv(set)
  const [title, header, ...rows] = readTable(csv)
  expect(csv.startsWith('Blooket Import Template,,,,,,,\r\nQuestion #,Question Text,Answer 1,')).toBe(true)
  expect([title?.length, header?.length]).toEqual([8, 8])
  expect(rows).toEqual(
    expected.map(({ text, options }, index) => [
      String(index + 1),
      text,
      ...options.map((option) => option.text),
      '120',
      String(1 + options.findIndex(({ isRight }) => isRight)),
    ]),
  )
})

test('the JSON file gives back everything, twins and deciding words included', () => {
  const read = JSON.parse(questionsJson(set))
  expect(read).toMatchObject({ format: 'think-twice-questions', version: 1, license: { name: 'CC BY 4.0' } })
  type Read = {
    id: string
    twinOf?: string
    decidingWords: string[]
    breaksAt?: string
    options: { meaning: unknown }[]
  }
  expect(
    read.questions.map(({ id, twinOf, decidingWords, breaksAt, options }: Read) => ({
      ...{ id, twinOf, decidingWords, breaksAt },
      meanings: options.map(({ meaning }) => meaning),
    })),
  ).toEqual(
    questions.map(({ id, twinOf, decidingWords, breaksAt, meanings }) => ({
      ...{ id, twinOf, decidingWords, breaksAt, meanings },
    })),
  )
  expect(
    read.questions.map(({ text, question, options }: { text: string; question: string; options: object[] }) => ({
      text: `${text}\n${question}`,
      options,
    })),
  ).toMatchObject(expected)
})

test.each(EXPORT_FORMATS)('%s writes something even for no question at all', (format) => {
  const writer = EXPORTS[format]
  const none = { ...set, questions: [] }
  const texts = 'text' in writer ? [writer.text(none)] : writer.files(none).map(({ text }) => text)
  for (const text of texts) expect(text).not.toBe('')
})
