import { isConceptId } from '../../src/concepts/concepts.ts'
import type { BankEntry, Scenario } from '../../src/content/authoring.ts'
import type { ConceptId, OptionMeaning } from '../../src/vocabulary.ts'
import { type Check, exactPercent, shareCheck, shareOf } from '../checks/check-result.ts'
import { countOf, guessPoint } from '../checks/guessing.ts'
import { wordsOf } from '../checks/text-measures.ts'
import { blockOf, type LabelPlan } from './label-plan.ts'
import patterns from './trigger-words.json' with { type: 'json' }

/**
 * A reader must not be able to guess a label from single words: neither “the word is there, so it is right” nor the
 * reverse.
 */

/** The words that suggest each fallacy, chosen before the bank was written. */
const TRIGGERS: ReadonlyMap<ConceptId, RegExp> = new Map(
  Object.entries(patterns).flatMap(([id, pattern]) =>
    isConceptId(id) ? [[id, new RegExp(pattern, 'i')] as const] : [],
  ),
)

/** The share of labels right where their trigger word occurs, divided by the share right where it does not. */
const RATIO = { least: 1, most: 2 }
/** A label offered at least this often with a trigger word must be right in at least this share of those offers. */
const JUDGED_OFFERS = 12
const LEAST_RIGHT_WITH = 0.12
/** Of the texts in which a label is right, at least this share must lack its trigger words. */
const LEAST_WITHOUT = 1 / 3

type Offer = { id: string; label: ConceptId; isRight: boolean; hasTrigger: boolean }

/** Checks that trigger words say something about the right label, as in life, but do not settle it. */
export function triggerChecks(scenarios: readonly Scenario[]): Check[] {
  const offers = scenarios.filter(({ kind }) => kind !== 'decide').flatMap(offersIn)
  const [withWords, withoutWords] = [
    offers.filter((each) => each.hasTrigger),
    offers.filter((each) => !each.hasTrigger),
  ]
  const ratio = rightShare(withWords) / Math.max(rightShare(withoutWords), 1e-9)
  const byLabel = [...Map.groupBy(offers, ({ label }) => label)]
  return [
    {
      name: 'labels right with their trigger words, to right without',
      figure: `${exactPercent(rightShare(withWords))} to ${exactPercent(rightShare(withoutWords))}, ratio ${ratio.toFixed(2)}`,
      limit: '1 to 2',
      ok: ratio >= RATIO.least && ratio <= RATIO.most,
      notes: byLabel.map(([label, own]) => labelLine(label, own)),
    },
    lowest(
      'a label offered with its trigger words is right',
      LEAST_RIGHT_WITH,
      byLabel.flatMap(([label, own]) => {
        const triggered = own.filter(({ hasTrigger }) => hasTrigger)
        return triggered.length < JUDGED_OFFERS ? [] : [{ label, share: rightShare(triggered) }]
      }),
    ),
    lowest(
      'texts in which a label is right lack its trigger words',
      LEAST_WITHOUT,
      byLabel.map(([label, own]) => {
        const right = own.filter(({ isRight }) => isRight)
        return { label, share: shareOf(right.filter(({ hasTrigger }) => !hasTrigger).length, right.length) }
      }),
    ),
  ]
}

function offersIn({ id, scenario, options }: Scenario): Offer[] {
  return options.flatMap(({ meaning, right }) => {
    const trigger = isConceptId(meaning) && TRIGGERS.get(meaning)
    if (!trigger) return []
    return [{ id, label: meaning, isRight: right === true, hasTrigger: trigger.test(scenario) }]
  })
}

function labelLine(label: ConceptId, offers: readonly Offer[]): string {
  const part = (some: readonly Offer[]) => `${some.filter(({ isRight }) => isRight).length}/${some.length}`
  const [withWords, withoutWords] = [
    offers.filter((each) => each.hasTrigger),
    offers.filter((each) => !each.hasTrigger),
  ]
  return `${label}: right ${part(withWords)} with its words, ${part(withoutWords)} without`
}

function rightShare(offers: readonly Offer[]): number {
  return shareOf(offers.filter(({ isRight }) => isRight).length, offers.length)
}

function lowest(what: string, least: number, shares: readonly { label: ConceptId; share: number }[]): Check {
  const low = shares.filter(({ share }) => share < least)
  const [worst] = [...shares].sort((one, other) => one.share - other.share)
  return {
    name: `least share in which ${what}`,
    figure: worst ? `${exactPercent(worst.share)} (${worst.label})` : 'none to judge',
    limit: `${exactPercent(least)} or more`,
    ok: low.length === 0,
    notes: low.map(({ label, share }) => `${label}: ${exactPercent(share)}`),
  }
}

const CLASSIFIER_SHARE = 0.45
const MIRROR_SHARE = 0.3

/**
 * Guesses the label from the words of scenario and labels alone (naive Bayes over each label's texts), learning on all
 * blocks of the plan but one; its mirror takes the label it finds least likely.
 */
export function bagOfWordsChecks(bank: readonly BankEntry[], plan: LabelPlan): Check[] {
  const asked = bank.flatMap(({ scenarios }) => scenarios.filter(({ kind }) => kind !== 'decide')).map(asBag)
  const blocks = Map.groupBy(asked, ({ id, pairId }) => blockOf(id, plan)?.id ?? pairId)
  let [points, mirrored] = [0, 0]
  for (const held of blocks.values()) {
    const rate = learnBags(asked.filter((each) => !held.includes(each)))
    for (const { words, labels, right } of held) {
      const isRight = (label: OptionMeaning) => label === right
      points += guessPoint(labels, (label) => rate(label, words), isRight)
      mirrored += guessPoint(labels, (label) => -rate(label, words), isRight)
    }
  }
  const whole = asked.length
  return [
    shareCheck(
      'labels right for a bag of words, a block held out',
      { part: Math.round(points), whole },
      { most: CLASSIFIER_SHARE },
    ),
    shareCheck('labels right for its mirror', { part: Math.round(mirrored), whole }, { most: MIRROR_SHARE }),
  ]
}

type Bag = {
  id: string
  pairId: string
  words: ReadonlySet<string>
  labels: readonly OptionMeaning[]
  right: OptionMeaning | undefined
}

function asBag({ id, twinOf, scenario, options }: Scenario): Bag {
  return {
    id,
    pairId: twinOf ?? id,
    words: new Set(wordsOf(scenario)),
    labels: options.map(({ meaning }) => meaning),
    right: options.find(({ right }) => right)?.meaning,
  }
}

/** Log likelihood of a text's words under a label. A word counts once per text; half a text more keeps its share above 0. */
function learnBags(known: readonly Bag[]): (label: OptionMeaning, words: ReadonlySet<string>) => number {
  const models = new Map(
    [...Map.groupBy(known, ({ right }) => right)].map(([label, bags]) => {
      const counts = countOf(bags.flatMap(({ words }) => [...words]))
      return [label, { counts, texts: bags.length }] as const
    }),
  )
  return (label, words) => {
    const model = models.get(label)
    if (!model) return Number.NEGATIVE_INFINITY
    return [...words].reduce(
      (sum, word) => sum + Math.log(((model.counts.get(word) ?? 0) + 0.5) / (model.texts + 1)),
      0,
    )
  }
}
