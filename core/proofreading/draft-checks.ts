import type { BankEntry } from '../src/content/bank.ts'
import { drawPractice, PRACTICE_LENGTH, type PracticeQuestion } from '../src/practice/practice-session.ts'
import { publishedBank, slotsWithoutForm } from '../src/publishing/published-bank.ts'
import { practiceQuestions } from '../src/publishing/published-practice.ts'
import type { Check } from './check.ts'
import { isDraft, type Votes } from './votes.ts'

export function draftIds(bank: readonly BankEntry[], votes: Votes): ReadonlySet<string> {
  return new Set(bank.flatMap(({ scenarios }) => scenarios.filter((each) => isDraft(each, votes)).map(({ id }) => id)))
}

/** Drafts are fine as long as the other scenarios fill every quiz and every practice. */
export function draftChecks(bank: readonly BankEntry[], votes: Votes): Check[] {
  const drafts = draftIds(bank, votes)
  const published = publishedBank(bank, drafts)
  const holes = slotsWithoutForm(published)
  const short = shortPractice(published)
  return [
    { name: 'drafts, which are not asked', figure: String(drafts.size), ok: true, notes: [...drafts] },
    {
      name: 'slots that drafts leave without a form',
      figure: String(holes.length),
      limit: '0',
      ok: holes.length === 0,
      notes: holes,
    },
    {
      name: 'concepts that drafts leave without enough practice',
      figure: String(short.length),
      limit: '0',
      ok: short.length === 0,
      notes: short,
    },
  ]
}

function shortPractice(bank: readonly BankEntry[]): string[] {
  const practice = new Map<string, PracticeQuestion[]>(
    bank.map(({ concept, scenarios }) => [concept.name, practiceQuestions(concept, scenarios)]),
  )
  return bank.flatMap(({ concept }) => {
    const near = concept.neighbours.flatMap(({ name }) => practice.get(name) ?? [])
    // Any draw will do, because the number of questions depends only on what there is.
    const drawn = drawPractice(practice.get(concept.name) ?? [], near, new Map(), () => 0)
    return drawn.length < PRACTICE_LENGTH ? [`${concept.name}: ${drawn.length} of ${PRACTICE_LENGTH} questions`] : []
  })
}
