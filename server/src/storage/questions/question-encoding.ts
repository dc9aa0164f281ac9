import { createHash } from 'node:crypto'
import { itemAt } from '@think-twice/core/item-at'
import { UNANSWERED } from '@think-twice/core/quiz/score'
import { required } from '@think-twice/core/required'
import { type IdentifiedQuestion, SURENESS, type Sureness } from '@think-twice/core/vocabulary'
import { dropOldest } from './drop-oldest.ts'

/** A question with its options sorted, so it is the same however they were shuffled. */
export type EncodedQuestion = {
  hash: string
  body: string
  /** A letter for the original order of the options. */
  order: string
}

/** The 24 orders of four options; the Nth is stored as the Nth letter. */
const ORDERS = permutations([0, 1, 2, 3])
const FIRST_LETTER = 'a'.charCodeAt(0)
const ORDER_LETTERS: ReadonlyMap<string, string> = new Map(
  ORDERS.map((order, index) => [order.join(''), String.fromCharCode(FIRST_LETTER + index)]),
)

/** Several rules look at the questions of one delivery; encoding them once is enough. */
const encoded = new WeakMap<readonly IdentifiedQuestion[], readonly EncodedQuestion[]>()

/**
 * Questions met lately, by their scenario: comparing one with a known one is far cheaper than sorting and hashing it.
 */
const met = new Map<string, Pick<EncodedQuestion, 'hash' | 'body'> & { kept: IdentifiedQuestion }>()
/** The whole bank has about 500 questions; beyond the limit the oldest are forgotten. */
const MOST_MET = 2000
/** Characters; longer questions are refused anyway. */
const LONGEST_MET = 4096

/** The questions of a delivery as they are stored, in their order. */
export function encodeQuestions(questions: readonly IdentifiedQuestion[]): readonly EncodedQuestion[] {
  const known = encoded.get(questions)
  if (known) return known
  const found = questions.map(encodeQuestion)
  encoded.set(questions, found)
  return found
}

/** The question as it is stored: equal for every order of its options. */
export function encodeQuestion(question: IdentifiedQuestion): EncodedQuestion {
  return recognize(question) ?? encode(question)
}

/** The encoding of a question that was met before, in whatever order its options come now; null for any other. */
function recognize(question: IdentifiedQuestion): EncodedQuestion | null {
  const known = met.get(question.scenario)
  if (known === undefined || !SINGLE_FIELDS.every((field) => known.kept[field] === question[field])) return null
  const { kept, hash, body } = known
  const { options, rationales, correctAnswer } = question
  if (options.length !== kept.options.length || rationales?.length !== kept.rationales?.length) return null
  let places = ''
  for (const [index, option] of options.entries()) {
    places += kept.options.findIndex(
      (each, place) =>
        each === option &&
        kept.rationales?.[place] === rationales?.[index] &&
        (place === kept.correctAnswer) === (index === correctAnswer),
    )
  }
  // Places that repeat or are missing have no letter.
  const order = ORDER_LETTERS.get(places)
  return order === undefined ? null : { hash, body, order }
}

const SINGLE_FIELDS = [
  'id',
  'fallacyType',
  'explanation',
  'difficulty',
  'scenarioId',
  'form',
  'kind',
  'concept',
] as const

function encode(question: IdentifiedQuestion): EncodedQuestion {
  const { options, rationales, correctAnswer } = question
  const keys = options.map((_, index) => sortKey(question, index))
  const sorted = [...options.keys()].sort(
    (one, other) => compare(itemAt(keys, one), itemAt(keys, other)) || one - other,
  )
  const words = {
    id: question.id,
    scenario: question.scenario,
    options: sorted.map((index) => options[index]),
    correctAnswer: sorted.indexOf(correctAnswer),
    fallacyType: question.fallacyType,
    explanation: question.explanation,
    difficulty: question.difficulty,
    scenarioId: question.scenarioId,
    form: question.form,
    kind: question.kind,
    rationales: rationales && sorted.map((index) => rationales[index]),
  }
  // What the words mean is stored beside them, but two deliveries of the same words are the same question.
  const body = JSON.stringify({
    ...words,
    concept: question.concept,
    meanings: sorted.map((index) => question.meanings[index]),
  })
  const order = options.map((_, index) => sorted.indexOf(index)).join('')
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('base64url')
  if (body.length <= LONGEST_MET) {
    if (met.size >= MOST_MET) dropOldest(met)
    met.set(question.scenario, { hash, body, kept: questionIn(body) })
  }
  return { hash, body, order: required(ORDER_LETTERS.get(order), 'a letter for the order of the options') }
}

/** The question in a stored text, which is not checked: only `encodeQuestion` writes it. */
export function questionIn(body: string): IdentifiedQuestion {
  return JSON.parse(body)
}

/** Restores the question as asked from the stored one and its option order. */
export function decodeQuestion(kept: IdentifiedQuestion, order: string): IdentifiedQuestion {
  const positions = positionsOf(order)
  const { rationales } = kept
  return {
    ...kept,
    options: positions.map((position) => itemAt(kept.options, position)),
    meanings: positions.map((position) => itemAt(kept.meanings, position)),
    correctAnswer: positions.indexOf(kept.correctAnswer),
    ...(rationales && { rationales: positions.map((position) => itemAt(rationales, position)) }),
  }
}

/** Was a stored question answered wrong or not at all? */
export function isMissed(kept: IdentifiedQuestion, order: string, userAnswer: number): boolean {
  return positionsOf(order)[userAnswer] !== kept.correctAnswer
}

/** One character per answer: the index picked, `-` for none. */
export function encodeAnswers(userAnswers: readonly number[]): string {
  return userAnswers.map((answer) => (answer === UNANSWERED ? '-' : String(answer))).join('')
}

/** The answers in a text made by `encodeAnswers`. */
export function decodeAnswers(userAnswers: string): number[] {
  return [...userAnswers].map((answer) => (answer === '-' ? UNANSWERED : Number(answer)))
}

/** One letter per question, the first of the sureness; `-` where the learner didn't say. */
export function encodeSureness(sureness: readonly (Sureness | null)[]): string {
  return sureness.map((each) => each?.[0] ?? '-').join('')
}

/** The surenesses in a text made by `encodeSureness`. */
export function decodeSureness(sureness: string): (Sureness | null)[] {
  return [...sureness].map((letter) => SURENESS.find((each) => each.startsWith(letter)) ?? null)
}

/** For each option as shown, its index in the stored question. */
export function positionsOf(order: string): readonly number[] {
  return itemAt(ORDERS, order.charCodeAt(0) - FIRST_LETTER)
}

/** Options with equal text are told apart by their rationale and whether they are right. */
function sortKey({ options, rationales, correctAnswer }: IdentifiedQuestion, index: number): string {
  return JSON.stringify([options[index], rationales?.[index], index === correctAnswer])
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}

/** The ids in the text that a result keeps of its questions. */
export function idsIn(questionIds: string): number[] {
  return questionIds.split(' ').map(Number)
}

/** The ids of all questions that these results asked, each once. */
export function distinctIds(rows: readonly { questionIds: string }[]): number[] {
  return [...new Set(rows.flatMap(({ questionIds }) => idsIn(questionIds)))]
}
