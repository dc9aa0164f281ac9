import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { DAY } from '../src/activity/days.ts'
import { isBias } from '../src/concepts/concepts.ts'
import type { Scenario } from '../src/content/authoring.ts'
import { BANK } from '../src/content/bank.ts'
import { BIAS_CATEGORIES, FALLACY_FAMILIES } from '../src/content/profile-categories.ts'
import { drawRound } from '../src/practice/draw-round.ts'
import { planAbout } from '../src/practice/plan-round.ts'
import { USUAL_LENGTH } from '../src/practice/round.ts'
import { pieceOf, studyPieceOf } from '../src/publishing/pieces.ts'
import {
  catalogEntry,
  practiceIndex,
  practiceQuestions,
  publishedQuestion,
  studyText,
} from '../src/publishing/publish.ts'
import { feeds } from '../src/quiz/profiles.ts'
import { slotsOf } from '../src/quiz/quiz-modes.ts'
import { seededRandom } from '../src/quiz/shuffle.ts'
import { itemAt, required } from '../src/required.ts'
import { CONCEPTS, DIFFICULTIES, FALLACIES, QUIZ_MODES } from '../src/vocabulary.ts'
import { checkBank } from './checks/bank-checks.ts'
import { entryProblems } from './checks/concept-checks.ts'
import { asOptions } from './sample-scenarios.ts'

describe('the bank', () => {
  for (const entry of BANK) {
    test(`${entry.concept.name} and its scenarios are well made`, () => {
      expect(entryProblems(entry)).toEqual([])
    })
  }

  for (const { name, figure, ok, notes } of checkBank(BANK)) {
    test(`the bank keeps its limit: ${name}`, () => {
      // Within its limit a row may still name scenarios to look at.
      expect(ok ? [] : [figure, ...notes]).toEqual([])
    })
  }

  test('every link leads to the page that the catalog credits', () => {
    for (const { concept } of BANK) {
      const site = isBias(concept.id)
        ? /^https:\/\/(?:yourbias\.is\/[a-z-]+|en\.wikipedia\.org\/wiki\/[A-Za-z_]+)$/
        : /^https:\/\/yourlogicalfallacyis\.com\/[a-z-]+$/
      expect(concept.link).toMatch(site)
    }
    expect(new Set(BANK.map(({ concept }) => concept.link)).size).toBe(48)
  })

  test('the longest quizzes ask questions of every difficulty', () => {
    const scenarios = BANK.flatMap((entry) => entry.scenarios)
    for (const mode of QUIZ_MODES) {
      const asked = scenarios.filter(({ slot, form }) => form === 'A' && slotsOf(mode).includes(slot ?? ''))
      expect(asked).toHaveLength(slotsOf(mode).length)
      // Difficulty is what readers found: to them, naming one of four flaws is often easy.
      const found = new Set(asked.map(({ difficulty }) => difficulty)).size
      if (asked.length >= 48) expect(found).toBe(DIFFICULTIES.length)
    }
  })

  test('the forms of a slot come from different walks of life', () => {
    const inSlots = BANK.flatMap((entry) => entry.scenarios).filter(({ slot }) => slot)
    for (const [slot, forms] of Map.groupBy(inSlots, (scenario) => scenario.slot)) {
      expect([slot, new Set(forms.map(({ domain }) => domain)).size]).toEqual([slot, forms.length])
    }
  })
})

describe('practice in the bank', () => {
  const practice = new Map(BANK.map(({ concept, scenarios }) => [concept.id, practiceQuestions(concept, scenarios)]))

  test('fills a round about every concept and its neighbors, with different scenarios the next time', () => {
    const index = practiceIndex(BANK)
    for (const [seed, { concept }] of BANK.entries()) {
      const near = { neighbors: concept.neighbors.map((neighbor) => neighbor.concept), met: CONCEPTS }
      const plan = planAbout(concept.id, near, USUAL_LENGTH, seededRandom(seed))
      const pool = { index, seen: {}, now: DAY, wishes: { due: [], met: CONCEPTS } }
      const first = drawRound(plan, pool, seededRandom(seed))
      const own = first.filter((item) => item.concept === concept.id)
      expect([concept.name, first.length]).toEqual([concept.name, USUAL_LENGTH])
      expect(own.length).toBeGreaterThanOrEqual(2)
      const seen = Object.fromEntries(first.map(({ scenarioId }) => [scenarioId, 0]))
      const second = drawRound(plan, { ...pool, seen }, seededRandom(seed + 100))
      expect(second.filter(({ scenarioId }) => scenarioId in seen)).toEqual([])
    }
  })

  test('never asks scenarios that are reserved for the quizzes', () => {
    const held = new Set(BANK.flatMap(({ scenarios }) => scenarios.filter(({ slot }) => slot).map(({ id }) => id)))
    expect([...practice.values()].flat().filter(({ id }) => held.has(id))).toEqual([])
  })
})

describe('the categories that a wrong answer counts toward', () => {
  test('number 24 for biases and 10 families for fallacies, each with three tips', () => {
    expect(BIAS_CATEGORIES).toHaveLength(24)
    expect(FALLACY_FAMILIES).toHaveLength(10)
    for (const { recommendations } of [...BIAS_CATEGORIES, ...FALLACY_FAMILIES]) {
      expect(new Set(recommendations).size).toBe(3)
    }
  })

  test.each(CONCEPTS)('include at least one of the same kind for a wrong answer to %s', (concept) => {
    const categories = isBias(concept) ? BIAS_CATEGORIES : FALLACY_FAMILIES
    expect(categories.filter((category) => feeds(concept, category)).length).toBeGreaterThan(0)
  })

  test('each list the concept that they come from first, and list nothing but concepts', () => {
    for (const category of [...BIAS_CATEGORIES, ...FALLACY_FAMILIES]) {
      expect(CONCEPTS).toEqual(expect.arrayContaining([...category.related]))
      expect(category.related.some((concept) => feeds(concept, category))).toBe(true)
    }
  })

  test.each([
    ['False Cause', ['false-cause', 'gamblers-fallacy', 'texas-sharpshooter', 'composition-division']],
    ['Straw Man', ['straw-man', 'fallacy-fallacy', 'ambiguity']],
    ['False Dilemma', ['black-or-white', 'middle-ground', 'loaded-question']],
    ['Appeal to Authority', ['appeal-to-authority', 'genetic-fallacy']],
    ['Ad Hominem', ['ad-hominem', 'tu-quoque', 'genetic-fallacy']],
    ['Bandwagon', ['bandwagon', 'appeal-to-emotion']],
    ['Slippery Slope', ['slippery-slope', 'appeal-to-emotion']],
    ['Appeal to Nature', ['appeal-to-nature']],
    [
      'Burden of Proof',
      ['burden-of-proof', 'personal-incredulity', 'begging-the-question', 'special-pleading', 'no-true-scotsman'],
    ],
    ['Survivorship Bias', ['anecdotal', 'texas-sharpshooter']],
  ])('include the family %s, which exactly its members count toward', (family, members) => {
    const category = required(
      FALLACY_FAMILIES.find(({ name }) => name === family),
      family,
    )
    expect(FALLACIES.filter((concept) => feeds(concept, category)).sort()).toEqual([...members].sort())
  })

  test('give the planning fallacy a tip about a 20-50% time buffer', () => {
    const { recommendations } = required(
      BIAS_CATEGORIES.find(({ name }) => name === 'Planning Fallacy'),
      'its category',
    )
    expect(recommendations.join(' ')).toContain('20-50% time buffer')
  })
})

describe('publishing the bank', () => {
  const { concept, scenarios } = itemAt(BANK, 0)
  const scenario: Scenario = required(
    scenarios.find(({ form }) => form === 'A'),
    'a form A',
  )

  test('keeps the slot as a question’s id and explains it by the rationale of the right option', () => {
    const question = publishedQuestion(concept, scenario)
    expect(question.id).toBe(scenario.slot)
    expect(question.explanation).toBe(scenario.options.find(({ right }) => right)?.rationale)
    expect(question.options[question.correctAnswer]).toBe(scenario.options.find(({ right }) => right)?.text)
    expect(question.meanings[question.correctAnswer]).toBe(concept.id)
    expect(question.rationales).toHaveLength(4)
  })

  test('makes one piece of each block of twelve slots in one form', () => {
    expect(pieceOf('q12', 'A')).toBe('q1-12.A')
    expect(pieceOf('bias13', 'B')).toBe('bias13-24.B')
    expect(() => pieceOf('q25', 'A')).toThrow('Unknown slot')
  })

  test('puts texts that only the study view shows into their own piece, so that the catalog stays light', () => {
    const { concept, study } = itemAt(BANK, 0)
    expect(catalogEntry(concept)).not.toHaveProperty('neighbors')
    expect(studyText(concept, study)).toEqual({ ...study, neighbors: concept.neighbors })
    expect(studyPieceOf('composition-division')).toBe('study.composition-division')
  })
})

const page = readFileSync(new URL('../../docs/first-scenario.md', import.meta.url), 'utf8')
const entry = required(
  BANK.find(({ concept }) => concept.name === 'Status Quo Bias'),
  'Status Quo Bias',
)

/** The entry that docs/first-scenario.md has a newcomer paste. */
function pastedScenario(): Scenario {
  const [, code = ''] = /```ts\n(.*?),\n```/s.exec(page) ?? []
  // A literal, but for the field that the newcomer is to write.
  return runInNewContext(`(${code})`) as Scenario
}

test('the example in docs/first-scenario.md lacks exactly what the page says it lacks', () => {
  const scenario = pastedScenario()
  // Somebody who follows the page has it in the bank by now.
  const others = entry.scenarios.filter(({ id }) => id !== scenario.id)
  expect(entryProblems({ ...entry, scenarios: [...others, scenario] })).toEqual([
    'status-quo-bias-daycare-bread: option 3 lacks its rationale',
  ])

  const rationale =
    'Splitting the order looks fair to both bakers. It would cost more than Mill Street alone, and the children would get nothing for it.'
  const options = scenario.options.map((option, index) => (index === 2 ? { ...option, rationale } : option))
  const mended = { ...scenario, options: asOptions(options) }
  expect(entryProblems({ ...entry, scenarios: [...others, mended] })).toEqual([])
})
