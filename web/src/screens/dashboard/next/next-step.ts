import { type ConceptName, isBias } from '@think-twice/core/concepts/concept-names'
import { counted } from '@think-twice/core/wording/counted'
import { wordFor } from '@think-twice/core/wording/missed-text'
import { practiceAddress, startAddress } from '../../../addresses.ts'
import type { Insights } from '../../../data/insights.ts'
import type { Review } from '../../../data/review.ts'
import type { CellKind } from '../../../ui/cells.tsx'
import { conceptOf, pairSentence, sightingName } from '../insights/sightings.ts'

/** What the sheet shows: one thing to do, how long it takes, and why. */
export type NextStep = {
  minutes: number
  title: string
  why: string
  /** The kinds of what is due; null when nothing was answered yet, and the cells are still open. */
  cells: readonly CellKind[] | null
  /** What stands under the cells. */
  cellsText: string
  /** The pair whose question is asked in the margin. */
  pair: { one: string; other: string } | null
  button: string
  href: string
  /** Beside the button. */
  note: string
}

/** How many questions practice asks, and how long it takes. */
const PRACTICE = { questions: 6, minutes: 3 } as const

/** How many cells are drawn at most. */
const MOST_CELLS = 8

type Known = {
  name: string
  /** Null when they could not be loaded. */
  answers: number | null
  review: Review | null
  confusions: Insights['confusions']
  /** The first thing that falls short, if anything does. */
  weakest: ConceptName | null
}

/** The one thing to do next: what is due, else the pair most mixed up, else what falls short, else a quiz. */
export function nextStep({ name, answers, review, confusions, weakest }: Known): NextStep {
  if (answers === 0) return firstStep(name)
  const [due] = review?.due ?? []
  const pair = confusions.find(({ one }) => conceptOf(one.was) !== null || conceptOf(one.named) !== null)
  if (due && review) return dueStep(review.due)
  if (pair) return pairStep(pair)
  if (weakest) {
    return {
      ...practiceOf(weakest),
      title: `${weakest} is worth another look`,
      why: 'Nothing is due today, and of all you have answered this fell short most.',
    }
  }
  return {
    minutes: 6,
    title: 'Nothing is due today',
    why: reviewText(review) ?? 'What you answered so far is fresh. A quiz brings something new.',
    cells: [],
    cellsText: '',
    pair: null,
    button: 'Take a Standard Quiz',
    href: startAddress('standard'),
    note: '12 scenarios. You see why at the end.',
  }
}

function firstStep(name: string): NextStep {
  return {
    ...practiceOf('Straw Man'),
    title: 'Six short arguments. Some of them are fine.',
    why: `Welcome, ${name}. Decide which ones break. You see why after every answer, so there is nothing to know beforehand.`,
    cells: null,
    cellsText: 'Six scenarios, none answered yet',
    button: 'Start with these six',
    note: 'A good argument counts too: leave it alone.',
  }
}

function dueStep(due: Review['due']): NextStep {
  const first = due[0]!
  const others = due.length - 1
  return {
    ...practiceOf(first.concept),
    title:
      others === 0
        ? `${first.concept} is due today`
        : `${capital(wordFor(due.length))} due today, ${first.concept} first`,
    why:
      first.why === 'sure and wrong'
        ? `You missed ${first.concept} while you were sure. Such mistakes stick best once they are put right, so they come back first.`
        : `You last answered ${first.concept} ${agoText(first.daysSince)}. It comes back before it fades.`,
    cells: due.slice(0, MOST_CELLS).map(({ concept }) => (isBias(concept) ? 'bias' : 'fallacy')),
    cellsText: due.length > MOST_CELLS ? `The first ${MOST_CELLS} of ${due.length} due` : `${due.length} due`,
  }
}

function pairStep(pair: Insights['confusions'][number]): NextStep {
  const { one } = pair
  return {
    ...practiceOf((conceptOf(one.was) ?? conceptOf(one.named))!),
    title: 'One pair to tell apart',
    why: `${pairSentence(pair)} One question tells them apart.`,
    pair: { one: one.was, other: one.named },
    cells: [one.was, one.named].flatMap((sighting): CellKind[] => {
      const concept = conceptOf(sighting)
      return concept ? [isBias(concept) ? 'bias' : 'fallacy'] : []
    }),
    cellsText: sightingName(one.was) === 'Good arguments' ? 'good ones and bad ones' : 'the pair',
  }
}

function practiceOf(concept: ConceptName): NextStep {
  return {
    minutes: PRACTICE.minutes,
    title: '',
    why: '',
    cells: [isBias(concept) ? 'bias' : 'fallacy'],
    cellsText: concept,
    pair: null,
    button: `Practice ${concept}`,
    href: practiceAddress(concept),
    note: `${PRACTICE.questions} scenarios. You see why after each one.`,
  }
}

/** 'Next review: 3 in 2 days.' Null when nothing is planned. */
export function reviewText(review: Review | null): string | null {
  const next = review?.next
  if (!next) return null
  const when = next.inDays <= 1 ? 'tomorrow' : `in ${next.inDays} days`
  return `Next review: ${counted(next.count, 'concept')} ${when}.`
}

function agoText(days: number): string {
  if (days === 0) return 'earlier today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
