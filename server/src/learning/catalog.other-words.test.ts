import { DAY } from '@think-twice/core/activity/days'
import type { BankEntry } from '@think-twice/core/content/authoring'
import { BANK } from '@think-twice/core/content/bank'
import { PROFILE_CATEGORIES } from '@think-twice/core/content/profile-categories'
import { answerId, encountersOf, progressFrom } from '@think-twice/core/learning/encounters'
import type { Answer } from '@think-twice/core/learning/evidence'
import { insightsOf } from '@think-twice/core/learning/insights'
import { reviewPlan } from '@think-twice/core/learning/review-plan'
import { namesFlaw } from '@think-twice/core/practice/practice-questions'
import { choiceIn, tappedPart } from '@think-twice/core/practice/round-answers'
import { sentencesOf } from '@think-twice/core/practice/sentences'
import type { CatalogQuestion } from '@think-twice/core/publishing/pieces'
import { practiceIndex, practiceQuestions, publishedQuestion } from '@think-twice/core/publishing/publish'
import { mixedUpPairs } from '@think-twice/core/quiz/mix-ups'
import { profilesOf } from '@think-twice/core/quiz/profiles'
import { sentQuestions } from '@think-twice/core/quiz/quiz-results'
import { isCorrect } from '@think-twice/core/quiz/score'
import { expect, test } from 'vitest'
import { sortedQuestion } from '../storage/results/questions.ts'
import { CATALOG, catalogOf } from './catalog.ts'
import { SCHEDULER } from './scheduler.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** A text in other words of the same shape: each letter is replaced by the one 13 places on. */
function inOtherWords(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const turned = ALPHABET[(ALPHABET.indexOf(letter.toLowerCase()) + 13) % 26] ?? letter
    return letter === letter.toLowerCase() ? turned : turned.toUpperCase()
  })
}

/** The bank with every word replaced, names included; all ids stay. */
const OTHER: readonly BankEntry[] = BANK.map(({ concept, study, scenarios }) => ({
  concept: { ...concept, name: `xx ${concept.id}`, aliases: [] },
  study,
  scenarios: scenarios.map((scenario) => {
    const [one, two, three, four] = scenario.options
    const otherOption = (option: typeof one) => ({
      ...option,
      text: `xx ${option.meaning}`,
      rationale: inOtherWords(option.rationale),
    })
    return {
      ...scenario,
      scenario: inOtherWords(scenario.scenario),
      decidingWords: scenario.decidingWords.map(inOtherWords),
      ...(scenario.breaksAt !== undefined && { breaksAt: inOtherWords(scenario.breaksAt) }),
      options: [otherOption(one), otherOption(two), otherOption(three), otherOption(four)] as const,
    }
  }),
}))

const OTHER_CATALOG = catalogOf(OTHER)

function quizQuestions(bank: readonly BankEntry[]): CatalogQuestion[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.filter(({ slot }) => slot !== undefined).map((scenario) => publishedQuestion(concept, scenario)),
  )
}

function practice(bank: readonly BankEntry[]) {
  return bank.flatMap(({ concept, scenarios }) => practiceQuestions(concept, scenarios))
}

/** A learner who answers everything once, each question with another option and another sureness. */
function answersTo(bank: readonly BankEntry[]): Answer[] {
  const questions = [...quizQuestions(bank), ...practice(bank)]
  const userAnswers = questions.map((_, index) => (index * 7) % 4)
  const encounters = encountersOf(
    { id: 'quiz', mode: 'advanced', questions, userAnswers },
    ({ kind }) => kind === 'sound',
  )
  return encounters.map((encounter, index) => {
    const at = NOON - (index % 40) * DAY
    const question = questions[index]
    return {
      ...encounter,
      id: `answer-${index}`,
      source: 'practice',
      at,
      day: new Date(at).toISOString().slice(0, 10),
      scenarioId: question?.scenarioId ?? null,
      choice: question ? choiceIn(question, userAnswers[index] ?? 0) : null,
      sureness: (['guess', 'fairly', 'sure'] as const)[index % 3] ?? null,
    }
  })
}

const [answers, otherAnswers] = [answersTo(BANK), answersTo(OTHER)]

test('answers mean the same in any words: what was right, and what was named', () => {
  expect(otherAnswers).toEqual(answers)
  expect(new Set(answers.map(({ choice }) => choice)).size).toBeGreaterThan(48)
})

test('review, insights and mastery follow from ids alone', () => {
  const today = '2026-11-22'
  const reviewIn = ({ findScenario }: typeof CATALOG, given: readonly Answer[]) =>
    reviewPlan(given, today, { scheduler: SCHEDULER, findScenario })
  expect(reviewIn(OTHER_CATALOG, otherAnswers)).toEqual(reviewIn(CATALOG, answers))
  expect(reviewIn(CATALOG, answers).due.length).toBeGreaterThan(0)

  const insightsIn = ({ findScenario }: typeof CATALOG, given: readonly Answer[]) =>
    insightsOf(given, findScenario, { now: NOON, today })
  expect(insightsIn(OTHER_CATALOG, otherAnswers)).toEqual(insightsIn(CATALOG, answers))
  expect(insightsIn(CATALOG, answers).confusions.length).toBeGreaterThan(0)

  const masteryOf = (given: readonly Answer[]) =>
    [...Map.groupBy(given, ({ itemId }) => itemId)].map(([itemId, own]) =>
      progressFrom(
        { itemId, categoryType: 'logical-fallacies' },
        own.map(({ at, day, isCorrect: right }, index) => ({
          ...{ id: answerId('quiz', index), at, day, answers: 1, right: right ? 1 : 0, lastCorrect: right },
        })),
      ),
    )
  expect(masteryOf(otherAnswers)).toEqual(masteryOf(answers))
})

test('mixed-up pairs, profiles and the index that rounds are drawn from follow from ids alone', () => {
  const [questions, others] = [quizQuestions(BANK), quizQuestions(OTHER)]
  const userAnswers = questions.map((_, index) => index % 4)
  expect(mixedUpPairs(others, userAnswers)).toEqual(mixedUpPairs(questions, userAnswers))
  for (const categories of Object.values(PROFILE_CATEGORIES))
    expect(profilesOf(others, userAnswers, categories)).toEqual(profilesOf(questions, userAnswers, categories))
  expect(practiceIndex(OTHER)).toEqual(practiceIndex(BANK))
})

test('whether a flaw was named, and where an argument breaks, follow from ids and places alone', () => {
  const breaks = (bank: readonly BankEntry[]) =>
    practice(bank).map((question) => ({
      id: question.id,
      flaws: question.options.map((_, option) => namesFlaw({ question }, option)),
      sentences: sentencesOf(question.scenario).map((_, sentence) => tappedPart({ question }, { sentence })),
    }))
  const [real, other] = [breaks(BANK), breaks(OTHER)]
  expect(other.map(({ flaws }) => flaws)).toEqual(real.map(({ flaws }) => flaws))
  // An abbreviation in other words ends a sentence, which makes one sentence two.
  const alike = real.filter(({ sentences }, index) => sentences.length === other[index]?.sentences.length)
  expect(alike.length / real.length).toBeGreaterThan(0.8)
  for (const { id, sentences } of alike) expect(other.find((each) => each.id === id)?.sentences, id).toEqual(sentences)
})

test('a catalog recognizes its own words, and takes those of another for foreign: they count against the quota', () => {
  const [questions, others] = [quizQuestions(BANK), quizQuestions(OTHER)]
  expect(sentQuestions(others).map(OTHER_CATALOG.identify)).toEqual(others)
  for (const [index, other] of others.entries()) {
    expect(OTHER_CATALOG.isCatalogQuestion(sortedQuestion(other).hash), other.scenarioId).toBe(true)
    expect(CATALOG.isCatalogQuestion(sortedQuestion(other).hash), other.scenarioId).toBe(false)
    const [asShown] = sentQuestions([other]).map(CATALOG.identify)
    expect(asShown && isCorrect(asShown, questions[index]?.correctAnswer)).toBe(true)
    expect(asShown?.concept, other.scenarioId).toBe(other.fallacyType)
  }
})
