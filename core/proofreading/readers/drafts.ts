import type { BankEntry } from '../../src/content/authoring.ts'
import { drawRound } from '../../src/practice/draw-round.ts'
import { planAbout } from '../../src/practice/plan-round.ts'
import { USUAL_LENGTH } from '../../src/practice/round.ts'
import { practiceIndex, publishedBank, slotsWithoutForm } from '../../src/publishing/publish.ts'
import { seededRandom } from '../../src/quiz/shuffle.ts'
import { CONCEPTS } from '../../src/vocabulary.ts'
import { type Check, noneAllowed } from '../checks/check-result.ts'
import { isDraft, type Votes } from './votes.ts'

export function draftIds(bank: readonly BankEntry[], votes: Votes): ReadonlySet<string> {
  return new Set(bank.flatMap(({ scenarios }) => scenarios.filter((each) => isDraft(each, votes)).map(({ id }) => id)))
}

/** Drafts are welcome, as long as what is left without them still fills every quiz and a round about every concept. */
export function draftChecks(bank: readonly BankEntry[], votes: Votes): Check[] {
  const drafts = draftIds(bank, votes)
  const published = publishedBank(bank, drafts)
  return [
    { name: 'drafts, which are not asked', figure: String(drafts.size), ok: true, notes: [...drafts] },
    noneAllowed('slots that drafts leave without a form', slotsWithoutForm(published)),
    noneAllowed('concepts that drafts leave without a round', shortPractice(published)),
  ]
}

function shortPractice(bank: readonly BankEntry[]): string[] {
  const index = practiceIndex(bank)
  return bank.flatMap(({ concept }) => {
    const near = { neighbors: concept.neighbors.map((neighbor) => neighbor.concept), met: CONCEPTS }
    // Any draw will do: the number of items depends only on the scenarios there are.
    const plan = planAbout(concept.id, near, USUAL_LENGTH, seededRandom(1))
    const drawn = drawRound(plan, { index, seen: {}, now: 0, wishes: { due: [], met: CONCEPTS } }, seededRandom(1))
    return drawn.length < USUAL_LENGTH ? [`${concept.name}: ${drawn.length} of ${USUAL_LENGTH} questions`] : []
  })
}
