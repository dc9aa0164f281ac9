import { type ConfusedPair, ENOUGH_MIX_UPS, type MixUp } from '../learning/confusions.ts'
import { type Choice, choiceOf } from '../learning/evidence.ts'
import { mixUpKey } from '../quiz/mix-ups.ts'
import { itemAt } from '../required.ts'
import { compareText } from '../text.ts'
import type { IdentifiedQuestion } from '../vocabulary.ts'
import { reportableCount, type VoteFigures } from './votes.ts'

/**
 * Mix-ups of a class. `mixUps` has each direction, most frequent first; `of` counts the votes in which `was` was right and
 * `named` was offered, too. With anonymous seats `times` is a lower bound, because it uses published counts alone.
 */
export type ClassConfusions = { mixUps: MixUp[]; pairs: ConfusedPair[] }

type Asked = { question: Pick<IdentifiedQuestion, 'meanings' | 'correctAnswer'>; figures: VoteFigures }

/** The mix-ups in first votes, and their pairs, strongest first. One vote can be a slip, so a pair needs two. */
export function classConfusions(asked: readonly Asked[]): ClassConfusions {
  const mixUps = new Map<string, MixUp>()
  for (const { question, figures } of asked) {
    const was = choiceOf(question.meanings[question.correctAnswer])
    if (was === null) continue
    for (const [option, meaning] of question.meanings.entries()) {
      const named = choiceOf(meaning)
      if (named === null || named === was) continue
      const key = `${was} ${named}`
      const known = mixUps.get(key) ?? { was, named, times: 0, of: 0 }
      mixUps.set(key, {
        ...known,
        times: known.times + (reportableCount(figures, option) ?? 0),
        of: known.of + figures.count,
      })
    }
  }
  const found = [...mixUps.values()].filter(({ times }) => times > 0).sort(mostFirst)
  const byPair = Map.groupBy(found, ({ was, named }) => mixUpKey(was, named))
  const pairs = [...byPair.values()]
    .map((directions) => pairOf(directions, mixUps))
    .filter(({ times }) => times >= ENOUGH_MIX_UPS)
    .sort(
      (one, other) => other.times - one.times || ofBoth(one) - ofBoth(other) || compareText(one.one.was, other.one.was),
    )
  return { mixUps: found, pairs }
}

function mostFirst(one: MixUp, other: MixUp): number {
  return (
    other.times - one.times ||
    one.of - other.of ||
    compareText(`${one.was} ${one.named}`, `${other.was} ${other.named}`)
  )
}

function pairOf(directions: readonly MixUp[], mixUps: ReadonlyMap<string, MixUp>): ConfusedPair {
  const one = itemAt(directions, 0)
  const back = mixUps.get(`${one.named} ${one.was}`) ?? turned(one.named, one.was)
  return { one, other: back, times: one.times + back.times }
}

function ofBoth({ one, other }: ConfusedPair): number {
  return one.of + other.of
}

function turned(was: Choice, named: Choice): MixUp {
  return { was, named, times: 0, of: 0 }
}
