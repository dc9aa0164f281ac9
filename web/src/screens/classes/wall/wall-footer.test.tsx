import type { TeachersRound } from '@think-twice/contract/class-rounds'
import type { SeatKind } from '@think-twice/core/class/class-limits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/render.tsx'
import { WallFooter } from './wall-footer.tsx'

const onPress = () => undefined
const WALL = {
  isMoving: false,
  said: null,
  next: null,
  before: null,
  onNext: onPress,
  onBack: onPress,
  onTurnClock: onPress,
  onEnd: onPress,
}
const scenario = {
  scenarioId: 'straw-man-in-a-test',
  conceptId: 'straw-man',
  text: 'A scenario.',
  ask: 'Which fallacy, if any, is in this?',
  options: ['straw-man', 'ad-hominem', 'anecdotal', 'no-flaw'],
  right: 0,
  rationales: ['Right.', 'Wrong.', 'Wrong.', 'Wrong.'],
  decidingWords: [],
  second: null,
} as const

function voting(kind: SeatKind, count: number) {
  const round: TeachersRound = {
    id: 'round',
    kind: 'live',
    scenarioIds: [scenario.scenarioId],
    openedAt: 0,
    dueAt: null,
    follows: null,
    state: { number: 1, position: 0, phase: 'vote' },
    done: 0,
    clock: null,
    seats: 28,
    scenarios: [
      {
        ...scenario,
        options: [...scenario.options],
        rationales: [...scenario.rationales],
        decidingWords: [],
        first: { count },
      },
    ],
  }
  render(<WallFooter kind={kind} round={round} wall={WALL} isLost={false} door={null} />)
}

test.each([
  ['named', 2],
  ['anonymous', 9],
] as const)('the wall promises no split of a %s class after %i answers', async (kind, count) => {
  voting(kind, count)
  await expect.element(page.getByRole('button', { name: 'Go on without a split' })).toBeVisible()
})

test.each([
  ['named', 3],
  ['anonymous', 10],
] as const)('the wall offers the split of a %s class after %i answers', async (kind, count) => {
  voting(kind, count)
  await expect.element(page.getByRole('button', { name: 'Show the split' })).toBeVisible()
})
