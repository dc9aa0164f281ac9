import { SURENESS, type Sureness } from '../learning/evidence.ts'
import { isCorrect } from '../quiz/score.ts'
import { type CellKind, cellKind, choiceIn, isRightSentence, isSoundItem, type Round, type RoundItem } from './round.ts'
import { chanceOfBreakSentence } from './sentences.ts'

/** How many of how many. */
export type Share = { count: number; of: number }

/** Two things that were taken for each other in a round: ids of concepts, or `no-flaw` for a good argument. */
export type RoundPair = { was: string; named: string; times: number }

/** Everything the end of a round says, counted from its answers. */
export type RoundEnd = {
  score: Share
  /** How many blind guesses get right on average: a quarter. */
  byGuessing: number
  /** In the order of the items: what is printed when it is right, and stays open when it is not. */
  cells: readonly { kind: CellKind; isRight: boolean }[]
  /** Flaws given their right name, of the arguments that had one. */
  flawsFound: Share
  /** Situations decided well. */
  decisions: Share
  /** Good arguments of which no flaw was claimed. */
  soundAccepted: Share
  /** Right sentences among those tapped in flawed arguments, and how many blind taps hit on average. */
  sentences: Share & { byGuessing: number }
  /** Surest first; only those that were said. */
  sureness: readonly (Share & { sureness: Sureness })[]
  /** The two names to look at twice; null when none was taken for another. */
  pair: RoundPair | null
}

/** What a round amounts to; also of one that is not finished, from its answers so far. */
export function roundEnd({ items, answers }: Pick<Round, 'items' | 'answers'>): RoundEnd {
  const given = answers.map((answer, index) => {
    const item = items[index]!
    return { item, answer, isRight: isCorrect(item.question, answer.option) }
  })
  const shareOf = (some: typeof given): Share => ({
    count: some.filter(({ isRight }) => isRight).length,
    of: some.length,
  })
  const tapped = given.filter(({ item, answer }) => isRightSentence(item, answer) !== null)
  const rows = SURENESS.map((sureness) => ({
    sureness,
    ...shareOf(given.filter(({ answer }) => answer.sureness === sureness)),
  }))
  return {
    score: shareOf(given),
    byGuessing: given.reduce((sum, { item }) => sum + 1 / item.question.options.length, 0),
    cells: given.map(({ item, isRight }) => ({ kind: cellKind(item), isRight })),
    flawsFound: shareOf(given.filter(({ item }) => item.question.kind === 'spot')),
    decisions: shareOf(given.filter(({ item }) => item.question.kind === 'decide')),
    soundAccepted: shareOf(given.filter(({ item }) => isSoundItem(item))),
    sentences: {
      count: tapped.filter(({ item, answer }) => isRightSentence(item, answer)).length,
      of: tapped.length,
      byGuessing: tapped.reduce(
        (sum, { item }) => sum + chanceOfBreakSentence(item.question.scenario, item.question.decidingWords),
        0,
      ),
    },
    sureness: rows.filter(({ of }) => of > 0).toReversed(),
    pair: pairOf(given),
  }
}

/** What guessing gives, as it stands under a score and beside a count. */
export function guessingLine(byGuessing: number): string {
  const whole = Math.round(byGuessing)
  return Math.abs(byGuessing - whole) < 0.05 ? `Guessing gives ${whole}.` : `Guessing gives about ${whole}.`
}

/** What was mixed up most often, and among equals what was said with most conviction, then first. */
function pairOf(
  given: readonly { item: RoundItem; answer: Round['answers'][number]; isRight: boolean }[],
): RoundPair | null {
  const mixUps = given.flatMap(({ item, answer, isRight }) => {
    const was = choiceIn(item.question, item.question.correctAnswer)
    const named = choiceIn(item.question, answer.option)
    if (isRight || was === null || named === null) return []
    const conviction = answer.sureness === null ? 0 : SURENESS.indexOf(answer.sureness)
    return [{ was, named, conviction, key: [was, named].sort().join(' ') }]
  })
  const pairs = [...Map.groupBy(mixUps, ({ key }) => key).values()].map((both) => ({
    was: both[0]!.was,
    named: both[0]!.named,
    times: both.length,
    conviction: Math.max(...both.map(({ conviction }) => conviction)),
  }))
  const [first] = pairs.toSorted((one, other) => other.times - one.times || other.conviction - one.conviction)
  return first ? { was: first.was, named: first.named, times: first.times } : null
}
