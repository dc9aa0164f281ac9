import type { PracticeQuestion } from '../practice/practice-questions.ts'
import { hashNumber } from '../text.ts'
import { creditOf, type ExportFile, lineHtml, optionsOf, type QuestionSet, questionHtml } from './question-set.ts'

// A package without libraries: the site has to have them, in these minor versions or later ones, so they are old.
const QUESTION_SET = { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 20 } as const
const MULTI_CHOICE = { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 } as const

const LONGEST_TITLE = 255
const ANY_SCORE = [{ from: 0, to: 100 }] as const

/** The files of an H5P package, which go into a ZIP that ends with `.h5p`. */
export function h5p(set: QuestionSet): ExportFile[] {
  return [
    { path: 'h5p.json', text: JSON.stringify(packageOf(set)) },
    { path: 'content/content.json', text: JSON.stringify(contentOf(set)) },
  ]
}

function packageOf(set: QuestionSet) {
  return {
    title: set.title.slice(0, LONGEST_TITLE),
    language: 'en',
    mainLibrary: QUESTION_SET.machineName,
    embedTypes: ['iframe'],
    ...licenseOf(set),
    authors: [{ name: 'Think Twice', role: 'Author' }],
    preloadedDependencies: [QUESTION_SET, MULTI_CHOICE],
  }
}

function licenseOf(set: QuestionSet) {
  return { license: 'CC BY', licenseVersion: '4.0', licenseExtras: creditOf(set), source: set.source }
}

function contentOf(set: QuestionSet) {
  return {
    introPage: { showIntroPage: false },
    progressType: 'dots',
    passPercentage: 50,
    questions: set.questions.map((question, index) => questionOf(question, index + 1, set)),
    randomQuestions: false,
    endGame: { showResultPage: true, overallFeedback: ANY_SCORE },
  }
}

/** The title is a number, because the name would give the answer away where a site shows it. */
function questionOf(question: PracticeQuestion, number: number, set: QuestionSet) {
  const { machineName, majorVersion, minorVersion } = MULTI_CHOICE
  return {
    library: `${machineName} ${majorVersion}.${minorVersion}`,
    subContentId: uuidOf(question.id),
    metadata: { contentType: 'Multiple Choice', ...licenseOf(set), title: `Question ${number}` },
    params: {
      question: questionHtml(question),
      answers: optionsOf(question).map(({ text, rationale, isRight }) => ({
        text: `<div>${lineHtml(text)}</div>`,
        correct: isRight,
        tipsAndFeedback: { tip: '', chosenFeedback: `<div>${lineHtml(rationale)}</div>`, notChosenFeedback: '' },
      })),
      overallFeedback: ANY_SCORE,
      behaviour: {
        type: 'single',
        singlePoint: true,
        randomAnswers: true,
        enableRetry: true,
        enableSolutionsButton: true,
      },
    },
  }
}

/** An id in the form of a random UUID that is always the same for the same question. */
function uuidOf(id: string): string {
  const hex = ['a', 'b', 'c', 'd'].map((part) => hashNumber(`${id} ${part}`).toString(16).padStart(8, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
