import { isCorrect } from '../quiz/score.ts'
import { itemAt } from '../required.ts'
import { hashNumber } from '../text.ts'
import type { DrawnItem } from './draw-round.ts'
import type { PracticeIndexEntry } from './practice-questions.ts'
import { ROUND_LENGTHS, type Round } from './round.ts'

/** In a link: `1`, a 4-character hash per scenario, a bit per result, a 4-character checksum, and perhaps a `0`. */
type SentRound = { scenarioIds: readonly string[]; results: readonly boolean[] }

/** The round in a link, or why it cannot be played. */
export type ReadLink = { ok: true; round: SentRound } | { ok: false; problem: LinkProblem }
type LinkProblem = keyof typeof LINK_PROBLEMS

/** The message for each way in which a link may fail to lead to a round. */
export const LINK_PROBLEMS = {
  damaged:
    'This link doesn’t lead to a round. Part of it may be missing: ask for it again, or play a round of your own.',
  unknown:
    'This link asks for an argument that rounds do not have, or no longer have. You can play a round of your own.',
} as const

const LINK_VERSION = '1'
const CODE_LENGTH = 4
const CHECK_LENGTH = 4
const RESULTS_A_CHARACTER = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The text of a link to a round; throws a RangeError unless there is one result per scenario and a known length. */
export function encodeRoundLink({ scenarioIds, results }: SentRound): string {
  if (!isRoundLength(scenarioIds.length) || results.length !== scenarioIds.length) {
    throw new RangeError(
      `Cannot link ${scenarioIds.length} scenarios with ${results.length} results: a round has 3, 8 or 15 of each`,
    )
  }
  const content = LINK_VERSION + scenarioIds.map(scenarioCode).join('') + encodeResults(results)
  const link = content + hashText(content, CHECK_LENGTH)
  // Programs that turn texts into links leave out punctuation at the end; what follows the checksum is ignored.
  return /[_-]$/.test(link) ? `${link}0` : link
}

/**
 * Reads a link, even after the bank has grown; accepts only scenarios in the index, so none held out. Anything pasted
 * behind it is ignored.
 */
export function decodeRoundLink(text: string, index: readonly Pick<PracticeIndexEntry, 'id'>[]): ReadLink {
  const found = ROUND_LENGTHS.flatMap((length) => {
    const end = LINK_VERSION.length + length * CODE_LENGTH + resultsLength(length)
    const content = text.slice(0, end)
    const sent = text.slice(end, end + CHECK_LENGTH)
    const check = hashText(content, CHECK_LENGTH)
    // Programs that turn texts into links leave out a hyphen or an underscore at the end.
    const isWhole = sent === check || (/[_-]$/.test(check) && sent === check.slice(0, -1))
    return content.startsWith(LINK_VERSION) && content.length === end && isWhole ? { length, content } : []
  })
  const [link] = found
  if (!link) return { ok: false, problem: 'damaged' }
  const { length, content } = link

  const codes = Array.from({ length }, (_, number) => {
    const start = LINK_VERSION.length + number * CODE_LENGTH
    return content.slice(start, start + CODE_LENGTH)
  })
  if (new Set(codes).size < length) return { ok: false, problem: 'damaged' }
  const byCode = new Map(index.map(({ id }) => [scenarioCode(id), id]))
  const scenarioIds = codes.flatMap((code) => byCode.get(code) ?? [])
  if (scenarioIds.length < length) return { ok: false, problem: 'unknown' }
  return { ok: true, round: { scenarioIds, results: decodeResults(content.slice(-resultsLength(length)), length) } }
}

/** A round as its link carries it: without 'Try another' items, and with unanswered ones counted as wrong. */
export function sentRound({ items, answers }: Pick<Round, 'items' | 'answers'>): SentRound {
  const sent = items
    .map((item, index) => ({ item, isRight: isCorrect(item.question, answers[index]?.option) }))
    .filter(({ item }) => !item.isExtra)
  return { scenarioIds: sent.map(({ item }) => item.question.id), results: sent.map(({ isRight }) => isRight) }
}

/** The text to copy or share: how it went, without a word about the arguments, and the link. */
export function roundShareText(results: readonly boolean[], address: string): string {
  const right = results.filter(Boolean).length
  const squares = results.map((isRight) => (isRight ? '🟦' : '⬜')).join('')
  return [`I got ${right} of ${results.length} in a round of Think Twice.`, squares, `Your turn: ${address}`].join('\n')
}

/** The items of a round from a link, in the sender's order and without worked examples, so both play the same. */
export function itemsOfLink(
  { scenarioIds }: Pick<SentRound, 'scenarioIds'>,
  index: readonly Pick<PracticeIndexEntry, 'id' | 'concept'>[],
): DrawnItem[] {
  return scenarioIds.flatMap((scenarioId) => {
    const entry = index.find(({ id }) => id === scenarioId)
    return entry ? [{ scenarioId, concept: entry.concept, purpose: 'mixed' as const, isNew: false }] : []
  })
}

/** The scenario's four-character code; a test makes sure that no two in the bank collide. */
export function scenarioCode(id: string): string {
  return hashText(id, CODE_LENGTH)
}

function isRoundLength(length: number): boolean {
  return ROUND_LENGTHS.some((each) => each === length)
}

function resultsLength(length: number): number {
  return Math.ceil(length / RESULTS_A_CHARACTER)
}

function encodeResults(results: readonly boolean[]): string {
  return Array.from({ length: resultsLength(results.length) }, (_, character) => {
    const own = results.slice(character * RESULTS_A_CHARACTER, (character + 1) * RESULTS_A_CHARACTER)
    return ALPHABET[own.reduce((bits, isRight, bit) => bits + (isRight ? 1 << bit : 0), 0)]
  }).join('')
}

function decodeResults(text: string, length: number): boolean[] {
  return Array.from({ length }, (_, number) => {
    const bits = ALPHABET.indexOf(itemAt(text, Math.floor(number / RESULTS_A_CHARACTER)))
    return ((bits >> (number % RESULTS_A_CHARACTER)) & 1) === 1
  })
}

function hashText(text: string, length: number): string {
  const hash = hashNumber(text)
  return Array.from({ length }, (_, character) => ALPHABET[(hash >>> (6 * character)) & 63]).join('')
}
