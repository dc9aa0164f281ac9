import type { Choice } from '../learning/evidence.ts'
import { mixUpKey } from '../quiz/mix-ups.ts'
import { rightByGuessing } from '../quiz/questions.ts'
import { isCorrect } from '../quiz/score.ts'
import { itemAt } from '../required.ts'
import { SURENESS, type Sureness } from '../vocabulary.ts'
import { inTimes } from '../wording/numbers.ts'
import type { Round, RoundItem } from './round.ts'
import { choiceIn, type Ink, inkOf, isSoundItem, tappedPart } from './round-answers.ts'
import { breakSentenceShare } from './sentences.ts'

/** A count out of a total; 0 of 0 where nothing was asked. */
export type Share = { count: number; of: number }

type RoundPair = { was: Choice; named: Choice; times: number }

/** The counts of a round's answered items; `cells` are in the order asked. */
export type RoundCounts = {
  score: Share
  byGuessing: number
  cells: readonly { ink: Ink; isRight: boolean }[]
  flawsFound: Share
  decisions: Share
  soundAccepted: Share
  /** Right sentences among those tapped in flawed arguments, and how many blind taps would hit on average. */
  sentences: Share & { byGuessing: number }
  /** Surest first, leaving out those never used. */
  sureness: readonly (Share & { sureness: Sureness })[]
  pair: RoundPair | null
}

/** Counts the items of a round that have an answer. */
export function roundCounts({ items, answers }: Pick<Round, 'items' | 'answers'>): RoundCounts {
  const given = answers.map((answer, index) => {
    const item = itemAt(items, index)
    return { item, answer, isRight: isCorrect(item.question, answer.option) }
  })
  const shareOf = (some: typeof given): Share => ({
    count: some.filter(({ isRight }) => isRight).length,
    of: some.length,
  })
  const tapped = given
    .map(({ item, answer }) => ({ item, part: tappedPart(item, answer) }))
    .filter(({ part }) => part === 'breaks' || part === 'neither')
  const rows = SURENESS.map((sureness) => ({
    sureness,
    ...shareOf(given.filter(({ answer }) => answer.sureness === sureness)),
  }))
  return {
    score: shareOf(given),
    byGuessing: rightByGuessing(given.map(({ item }) => item.question)),
    cells: given.map(({ item, isRight }) => ({ ink: inkOf(item.question), isRight })),
    flawsFound: shareOf(given.filter(({ item }) => item.question.kind === 'spot')),
    decisions: shareOf(given.filter(({ item }) => item.question.kind === 'decide')),
    soundAccepted: shareOf(given.filter(({ item }) => isSoundItem(item))),
    sentences: {
      count: tapped.filter(({ part }) => part === 'breaks').length,
      of: tapped.length,
      byGuessing: tapped.reduce((sum, { item }) => sum + breakSentenceShare(item.question), 0),
    },
    sureness: rows.filter(({ of }) => of > 0).toReversed(),
    pair: pairOf(given),
  }
}

function pairOf(
  given: readonly { item: RoundItem; answer: Round['answers'][number]; isRight: boolean }[],
): RoundPair | null {
  const mixUps = given.flatMap(({ item, answer, isRight }) => {
    const was = choiceIn(item.question, item.question.correctAnswer)
    const named = choiceIn(item.question, answer.option)
    if (isRight || was === null || named === null) return []
    const conviction = answer.sureness === null ? 0 : SURENESS.indexOf(answer.sureness)
    return [{ was, named, conviction, key: mixUpKey(was, named) }]
  })
  const pairs = [...Map.groupBy(mixUps, ({ key }) => key).values()].map((both) => ({
    was: itemAt(both, 0).was,
    named: itemAt(both, 0).named,
    times: both.length,
    conviction: Math.max(...both.map(({ conviction }) => conviction)),
  }))
  const [first] = pairs.toSorted((one, other) => other.times - one.times || other.conviction - one.conviction)
  return first ? { was: first.was, named: first.named, times: first.times } : null
}

/** The headline above the sureness rows: how many of the answers given as sure were right. */
export function sureLine(rows: RoundCounts['sureness']): string {
  const sure = rows.find(({ sureness }) => sureness === 'sure')
  if (sure === undefined) return 'You were never sure this time'
  if (sure.of === 1) return `You were sure once, and ${sure.count === 1 ? 'right' : 'wrong'}`
  if (sure.count === sure.of) return `You were sure ${inTimes(sure.of)}, and right ${eachTime(sure.of)}`
  if (sure.count === 0) return `You were sure ${inTimes(sure.of)}, and wrong ${eachTime(sure.of)}`
  return `When you were sure, you were right ${sure.count} out of ${sure.of} times`
}

/** The reviews due tomorrow, and the number of tomorrow's argument. */
export function tomorrowLine(due: number, argument: number): string {
  return `Tomorrow: ${due === 0 ? 'nothing' : due} due, and argument No. ${argument}.`
}

/** A learner’s right answers beside those of a friend who played the same round. */
export function comparedLine(own: Share, friends: Share): string {
  if (own.count > friends.count) return `You got ${own.count} of ${own.of}, your friend ${friends.count}.`
  if (own.count < friends.count) return `Your friend got ${friends.count} of ${friends.of}, you ${own.count}.`
  return `The same: ${own.count} of ${own.of} for both of you.`
}

function eachTime(times: number): string {
  return times === 2 ? 'both times' : 'each time'
}
