import { CONCEPT_NAMES, NO_FLAW_LABELS } from '../../src/concepts/concept-names.ts'
import type { BankEntry } from '../../src/content/authoring.ts'
import { sum } from '../../src/learning/statistics.ts'
import type { Form } from '../../src/vocabulary.ts'
import { type Check, exactPercent, shareOf } from '../checks/check-result.ts'
import { countOf, guessPoint } from '../checks/guessing.ts'
import { blockOf, isNoFlaw, type LabelPlan } from './label-plan.ts'

/** A scenario as a solver sees it: labels only. The other fields say how to split trials. */
export type LabelQuestion = {
  id: string
  labels: readonly string[]
  right: string
  /** The form of a slot; absent in practice. */
  form?: Form
  /** The block of the plan; in practice it is held out as a whole. */
  block: string
}

/** The labeled scenarios as written. */
export function labelQuestions(bank: readonly BankEntry[], plan: LabelPlan): LabelQuestion[] {
  return bank.flatMap(({ scenarios }) =>
    scenarios
      .filter(({ kind }) => kind !== 'decide')
      .map(({ id, form, twinOf, options }) => ({
        id,
        labels: options.map(({ text }) => text),
        right: options.find(({ right }) => right)?.text ?? '',
        ...(form !== undefined && { form }),
        block: blockOf(id, plan)?.id ?? twinOf ?? id,
      })),
  )
}

/** The labeled scenarios with the plan's labels, even where the files still differ. */
export function plannedQuestions(bank: readonly BankEntry[], plan: LabelPlan): LabelQuestion[] {
  return bank.flatMap(({ concept, scenarios }) =>
    scenarios.flatMap(({ id, kind }) => {
      const block = blockOf(id, plan)
      if (!block || kind === 'decide') return []
      const right = kind === 'sound' ? NO_FLAW_LABELS[block.half] : concept.name
      return [{ id, labels: block.labels, right, ...(block.form && { form: block.form }), block: block.id }]
    }),
  )
}

/** Rates a label among the others by how likely it is right; only the order of the numbers matters. */
export type Rating = (label: string, question: LabelQuestion) => number

/** A solver learns from answered questions and never reads a scenario. */
export type Solver = { name: string; learn: (known: readonly LabelQuestion[]) => Rating }

/** The neighbors each concept's catalog entry lists. */
export type Neighbors = ReadonlyMap<string, ReadonlySet<string>>

/** Pseudo-count per label and pair, so that something never seen is not impossible. */
const HALF_AN_ANSWER = 0.5

/** All solvers in the guide. A solver's mirror takes the label that the solver finds least likely. */
function labelSolvers(neighbors: Neighbors): Solver[] {
  return [neighborHub(neighbors), learnedPairs, weighedPairs, labelBaseRate, elimination]
}

/** Takes the label that lists most of the other three as neighbors. It needs no training. */
export function neighborHub(neighbors: Neighbors): Solver {
  return {
    name: 'neighbor hub',
    learn: () => (label, question) =>
      othersOf(label, question).filter((other) => neighbors.get(label)?.has(other)).length,
  }
}

/** Rates a label by how often it was right next to each of the other three. */
const learnedPairs: Solver = {
  name: 'learned pairs',
  learn: (known) => {
    const together = pairsWhenRight(known)
    return (label, question) => sum(othersOf(label, question).map((other) => together.get(`${label}|${other}`) ?? 0))
  },
}

/** Naive Bayes: how likely each of the other three labels is offered when this label is right. */
const weighedPairs: Solver = {
  name: 'weighed pairs',
  learn: (known) => {
    const together = pairsWhenRight(known)
    const right = countOf(known.map((question) => question.right))
    return (label, question) =>
      sum(
        othersOf(label, question).map((other) =>
          Math.log(
            ((together.get(`${label}|${other}`) ?? 0) + HALF_AN_ANSWER) /
              ((right.get(label) ?? 0) + 2 * HALF_AN_ANSWER),
          ),
        ),
      )
  },
}

/** Rates a label by how often it was right when offered; an imagined quarter keeps a label seen once from dominating. */
const labelBaseRate: Solver = {
  name: 'label base rate',
  learn: (known) => {
    const offered = countOf(known.flatMap(({ labels }) => labels))
    const right = countOf(known.map((question) => question.right))
    return (label) => ((right.get(label) ?? 0) + 1) / ((offered.get(label) ?? 0) + 4)
  },
}

/** “That one was already the answer to these four”: takes the label right least often in the same set, then overall. */
const elimination: Solver = {
  name: 'elimination',
  learn: (known) => {
    const inSet = countOf(known.map((question) => `${setOf(question)}: ${question.right}`))
    const right = countOf(known.map((question) => question.right))
    return (label, question) =>
      -(inSet.get(`${setOf(question)}: ${label}`) ?? 0) - (right.get(label) ?? 0) / (known.length + 1)
  },
}

/** Points over questions, each 0 to 1; the mirror of a solver takes the label that it rates lowest. */
export function pointsOf(questions: readonly LabelQuestion[], rate: Rating, mirror = false): number {
  const sign = mirror ? -1 : 1
  return sum(
    questions.map((question) =>
      guessPoint(
        question.labels,
        // Equal sums of logarithms can differ in the last digit.
        (label) => sign * Number(rate(label, question).toFixed(9)),
        (label) => label === question.right,
      ),
    ),
  )
}

function othersOf(label: string, { labels }: LabelQuestion): string[] {
  return labels.filter((other) => other !== label)
}

function setOf({ labels }: LabelQuestion): string {
  return [...labels].sort().join(' + ')
}

function pairsWhenRight(known: readonly LabelQuestion[]): Map<string, number> {
  return countOf(
    known.flatMap((question) => othersOf(question.right, question).map((other) => `${question.right}|${other}`)),
  )
}

/** The share a solver, or its mirror, may get right; chance gives a quarter. */
const SLOTS_SHARE = 0.3
/** In practice the no-flaw label is right in a third of its offers, and a solver may learn that. */
const PRACTICE_SHARE = 0.36

type Trial = { share: number; mirror: number }

/** Runs every label solver and its mirror on slots, on practice, and trained on one to answer the other. */
export function labelChecks(questions: readonly LabelQuestion[], neighbors: Neighbors): Check[] {
  const slots = questions.filter(({ form }) => form !== undefined)
  const practice = questions.filter(({ form }) => form === undefined)
  const rows = labelSolvers(neighbors).flatMap((solver) => [
    row(`${solver.name}: slots, a form held out`, heldOut(slots, solver, formOf), SLOTS_SHARE),
    row(
      `${solver.name}: practice with its twins, a block held out`,
      heldOut(practice, solver, heldOutBlock),
      PRACTICE_SHARE,
    ),
    row(`${solver.name}: learned on practice, tried on slots`, tried(practice, slots, solver), SLOTS_SHARE),
  ])
  // The hub solver does not learn, so its third row would repeat the first.
  return rows.filter(({ name }) => name !== 'neighbor hub: learned on practice, tried on slots')
}

/** Without a limit: when all labels are right equally often, leaving one question out tells the solver which one is due. */
export function labelFigures(questions: readonly LabelQuestion[], neighbors: Neighbors): string[] {
  const flaws = questions.filter(({ right }) => !isNoFlaw(right))
  const parity = new Map(questions.map((question, index) => [question, String(index % 2)]))
  return labelSolvers(neighbors).map((solver) => {
    const trials = {
      'each left out, flaws': heldOut(flaws, solver, ({ id }) => id),
      'each left out, all': heldOut(questions, solver, ({ id }) => id),
      'odd and even': heldOut(questions, solver, (question) => parity.get(question) ?? ''),
    }
    const figures = Object.entries(trials).map(([name, trial]) => `${name} ${figureOf(trial)}`)
    return `${solver.name}: ${figures.join('; ')}`
  })
}

/** For each concept's name, the names of its neighbors: those it is easily mistaken for. */
export function neighborsOf(bank: readonly BankEntry[]): Neighbors {
  return new Map(
    bank.map(({ concept }) => [
      concept.name,
      new Set(concept.neighbors.map((neighbor) => CONCEPT_NAMES[neighbor.concept])),
    ]),
  )
}

const formOf = ({ form }: LabelQuestion) => form ?? ''
const heldOutBlock = ({ block }: LabelQuestion) => block

/** Cross-validation: learns on all groups but one and answers that one, for each group. */
function heldOut(
  questions: readonly LabelQuestion[],
  { learn }: Solver,
  groupOf: (one: LabelQuestion) => string,
): Trial {
  let [points, mirrored] = [0, 0]
  for (const [group, held] of Map.groupBy(questions, groupOf)) {
    const rate = learn(questions.filter((question) => groupOf(question) !== group))
    points += pointsOf(held, rate)
    mirrored += pointsOf(held, rate, true)
  }
  return { share: shareOf(points, questions.length), mirror: shareOf(mirrored, questions.length) }
}

function tried(known: readonly LabelQuestion[], asked: readonly LabelQuestion[], { learn }: Solver): Trial {
  const rate = learn(known)
  return {
    share: shareOf(pointsOf(asked, rate), asked.length),
    mirror: shareOf(pointsOf(asked, rate, true), asked.length),
  }
}

function row(name: string, trial: Trial, limit: number): Check {
  return {
    name,
    figure: figureOf(trial),
    limit: `each ${exactPercent(limit)} or less`,
    ok: trial.share <= limit && trial.mirror <= limit,
    notes: [],
  }
}

function figureOf({ share, mirror }: Trial): string {
  return `${exactPercent(share)}, mirror ${exactPercent(mirror)}`
}
