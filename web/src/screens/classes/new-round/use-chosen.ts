import type { RoundSummary } from '@think-twice/contract/classes'
import { type ClassRoundWish, chooseScenarios, replaceScenario } from '@think-twice/core/class/choose-scenarios'
import type { PracticeIndexEntry } from '@think-twice/core/practice/practice-questions'
import { useMemo, useState } from 'react'
import { random } from '../../../browser/random.ts'

export type Chosen = {
  entries: readonly PracticeIndexEntry[]
  /** Replaces the scenario at a place by another. */
  replace: (position: number) => void
  /** The place of the last replacement; null if there is none. */
  replaced: number | null
  undo: () => void
}

/** The scenarios of a new round: drawn anew with every change of the wish, and each can be replaced. */
export function useChosen(
  { kind, length, concepts }: ClassRoundWish,
  rounds: readonly Pick<RoundSummary, 'scenarioIds'>[],
  index: readonly PracticeIndexEntry[],
): Chosen {
  const about = concepts.join(' ')
  const had = useMemo(() => new Set(rounds.flatMap(({ scenarioIds }) => scenarioIds)), [rounds])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the concepts, whose array is another one each time; and what was chosen stays when the class is read again.
  const drawn = useMemo(
    () => chooseScenarios({ kind, length, concepts }, { index, had }, random),
    [kind, length, about, index],
  )
  const [changes, setChanges] = useState<{
    of: unknown
    past: readonly (readonly PracticeIndexEntry[])[]
    at: number[]
  }>({
    of: drawn,
    past: [],
    at: [],
  })
  const isCurrent = changes.of === drawn
  const past = isCurrent ? changes.past : []
  const at = isCurrent ? changes.at : []
  const entries = past.at(-1) ?? drawn
  const replace = (position: number) => {
    const old = entries[position]
    if (!old) return
    const others = entries.filter((entry) => entry !== old)
    // A scenario that was replaced comes back only by undoing.
    const tried = new Set([...had, ...[drawn, ...past].flat().map(({ id }) => id)])
    const entry = replaceScenario(old, others, { concepts }, { index, had: tried }, random)
    if (!entry) return
    setChanges({ of: drawn, past: [...past, entries.with(position, entry)], at: [...at, position] })
  }
  return {
    entries,
    replace,
    replaced: at.at(-1) ?? null,
    undo: () => setChanges({ of: drawn, past: past.slice(0, -1), at: at.slice(0, -1) }),
  }
}
