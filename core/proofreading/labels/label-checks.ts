import { CONCEPT_NAMES } from '../../src/concepts/concept-names.ts'
import type { BankEntry } from '../../src/content/authoring.ts'
import { type Check, exactPercent, shareOf } from '../checks/check-result.ts'
import { isNoFlaw } from './label-plan.ts'
import { type LabelQuestion, labelSolvers, type Neighbors, pointsOf, type Solver } from './label-solvers.ts'

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
