import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROPERTY_RUNS } from '../../property-runs.ts'
import { DAY } from '../activity/days.ts'
import {
  assignedVoteTaking,
  changedState,
  fartherPlace,
  firstRoundState,
  isLateTaken,
  isRoundOver,
  isVoteShown,
  LIVE_PHASES,
  liveVoteTaking,
  nextPlace,
  placeBefore,
  type RoundPhase,
  type RoundState,
  stoppedOrResumed,
  TALK_TIME,
  talkTimeLeft,
} from './round-state.ts'

const at = (position: number, phase: RoundPhase) => ({ position, phase })

describe('the course of a live round', () => {
  test('leads from the door through five steps for each scenario to the end', () => {
    const course = []
    for (let place = nextPlace(firstRoundState('live'), 3); place; place = nextPlace(place, 3)) course.push(place)
    const steps = (position: number) =>
      (['vote', 'split', 'talk', 'again', 'both'] as const).map((phase) => at(position, phase))
    expect(course).toEqual([...steps(0), ...steps(1), ...steps(2), at(2, 'over')])
  })

  test('leads back the same way, as far as the door', () => {
    expect(placeBefore(at(1, 'vote'))).toEqual(at(0, 'both'))
    expect(placeBefore(at(0, 'both'))).toEqual(at(0, 'again'))
    expect(placeBefore(at(0, 'vote'))).toEqual(at(0, 'door'))
    expect(placeBefore(at(0, 'door'))).toBeNull()
  })
})

describe('a change of state', () => {
  const state: RoundState = { number: 7, position: 1, phase: 'split' }

  test('goes on, back, or to the end, and the number grows by one', () => {
    expect(changedState(state, at(1, 'talk'), 4)).toEqual({ number: 8, ...at(1, 'talk') })
    expect(changedState(state, at(1, 'vote'), 4)).toEqual({ number: 8, ...at(1, 'vote') })
    expect(changedState(state, at(1, 'over'), 4)).toEqual({ number: 8, ...at(1, 'over') })
  })

  test.each([at(1, 'split'), at(1, 'both'), at(2, 'vote'), at(2, 'over'), at(0, 'door'), at(1, 'open')])(
    'never jumps: not to %j',
    (to) => {
      expect(changedState(state, to, 4)).toBeNull()
    },
  )

  test('cannot take an end back', () => {
    const over: RoundState = { number: 8, position: 1, phase: 'over' }
    for (const phase of LIVE_PHASES) expect(changedState(over, at(1, phase), 4)).toBeNull()
    expect(changedState({ number: 1, position: 0, phase: 'over' }, at(0, 'open'), 4)).toBeNull()
  })

  test('of an assigned round can only end it', () => {
    const open = firstRoundState('assigned')
    expect(open).toEqual({ number: 0, ...at(0, 'open') })
    expect(changedState(open, at(0, 'over'), 4)).toEqual({ number: 1, ...at(0, 'over') })
    expect(changedState(open, at(0, 'vote'), 4)).toBeNull()
    expect(changedState(open, at(0, 'open'), 4)).toBeNull()
  })

  test('keeps a round inside its scenarios, whatever is asked of it', () => {
    const place = fc.record({ position: fc.integer({ min: -1, max: 5 }), phase: fc.constantFrom(...LIVE_PHASES) })
    fc.assert(
      fc.property(fc.constantFrom(3, 4, 6), fc.array(place, { maxLength: 200 }), (length, asked) => {
        let now = firstRoundState('live')
        let farthest = firstRoundState('live')
        for (const to of asked) {
          const changed = changedState(now, to, length)
          if (!changed) continue
          expect(changed.number).toBe(now.number + 1)
          expect(changed.position).toBeGreaterThanOrEqual(0)
          expect(changed.position).toBeLessThan(length)
          const reached = { number: 0, ...fartherPlace(farthest, changed) }
          // A refusal is final, so a key that was shown cannot be voted on again.
          if (liveVoteTaking(farthest, 0, 1) === 'refused' && farthest.phase !== 'door') {
            expect(liveVoteTaking(reached, 0, 1)).toBe('refused')
          }
          now = changed
          farthest = reached
        }
      }),
      { numRuns: PROPERTY_RUNS },
    )
  })
})

describe('a vote in a live round', () => {
  test.each([
    ['door', 0, 'refused', 'refused'],
    ['vote', 0, 'counts', 'refused'],
    ['split', 0, 'late', 'refused'],
    ['talk', 0, 'late', 'refused'],
    ['again', 0, 'late', 'counts'],
    ['both', 0, 'refused', 'refused'],
    ['vote', 1, 'refused', 'refused'],
    ['over', 0, 'refused', 'refused'],
  ] as const)(
    'on scenario 0 while the round is at “%s” of scenario %i: a first one is treated as “%s”, a second as “%s”',
    (phase, position, first, second) => {
      expect(liveVoteTaking(at(position, phase), 0, 1)).toBe(first)
      expect(liveVoteTaking(at(position, phase), 0, 2)).toBe(second)
    },
  )

  test('on a scenario that has not come up is refused', () => {
    expect(liveVoteTaking(at(0, 'vote'), 1, 1)).toBe('refused')
  })

  test('stays late when the teacher goes back, because the class has seen the split', () => {
    const farthest = fartherPlace(at(0, 'split'), at(0, 'vote'))
    expect(liveVoteTaking(farthest, 0, 1)).toBe('late')
    expect(fartherPlace(at(0, 'vote'), at(0, 'split'))).toEqual(at(0, 'split'))
  })
})

describe('the figures of a vote', () => {
  const open = { dueAt: 100, endedAt: null, farthest: at(0, 'open') }

  test.each([
    ['vote', 0, false, false],
    ['split', 0, true, false],
    ['again', 0, true, false],
    ['both', 0, true, true],
    ['vote', 1, true, true],
    ['over', 0, true, true],
  ] as const)(
    'on scenario 0 of a live round that got to “%s” of scenario %i: of the first one they are shown: %s, of the second: %s',
    (phase, position, first, second) => {
      for (const seats of ['named', 'anonymous'] as const) {
        const round = { ...open, dueAt: null, kind: 'live', farthest: at(position, phase) } as const
        expect(isVoteShown(seats, round, { position: 0, vote: 1, now: 50 })).toBe(first)
        expect(isVoteShown(seats, round, { position: 0, vote: 2, now: 50 })).toBe(second)
      }
    },
  )

  test('of an assigned round are shown as they come in with named seats, and at its end with anonymous ones', () => {
    const shownAt = (seats: 'named' | 'anonymous', now: number) =>
      isVoteShown(seats, { ...open, kind: 'assigned' }, { position: 0, vote: 1, now })
    expect([shownAt('named', 50), shownAt('anonymous', 50), shownAt('anonymous', 100)]).toEqual([true, false, true])
  })
})

describe('an answer to an assigned round', () => {
  const friday = 5 * DAY
  const byFriday = { dueAt: friday, endedAt: null }

  test('counts until its day has ended', () => {
    expect(assignedVoteTaking(byFriday, friday - 1, friday - 1)).toBe('counts')
    expect(assignedVoteTaking({ dueAt: null, endedAt: null }, friday, friday)).toBe('counts')
  })

  test('given before the end and sent after it is late, for seven days', () => {
    expect(assignedVoteTaking(byFriday, friday - 1, friday)).toBe('late')
    expect(assignedVoteTaking(byFriday, friday - 1, friday + 7 * DAY - 1)).toBe('late')
    expect(assignedVoteTaking(byFriday, friday - 1, friday + 7 * DAY)).toBe('refused')
  })

  test('given after the end is refused', () => {
    expect(assignedVoteTaking(byFriday, friday, friday + 1)).toBe('refused')
  })

  test('is taken, if only as late, until 7 days after the end, and always while nothing ends the round', () => {
    const lastMoment = friday + 7 * DAY - 1
    expect([isLateTaken(byFriday, lastMoment), isLateTaken(byFriday, lastMoment + 1)]).toEqual([true, false])
    expect(isLateTaken({ dueAt: null, endedAt: null }, lastMoment + 1)).toBe(true)
  })

  test('ends with the teacher’s word where that comes before the day', () => {
    const ended = { dueAt: friday, endedAt: friday - 100 }
    expect(isRoundOver(ended, friday - 101)).toBe(false)
    expect(isRoundOver(ended, friday - 100)).toBe(true)
    expect(assignedVoteTaking(ended, friday - 50, friday - 10)).toBe('refused')
  })
})

test('a talk takes two minutes, and never less than none is left', () => {
  const clock = { startedAt: 1000, stoppedAt: null }
  expect([1000, 31_000, 999_000].map((now) => talkTimeLeft(clock, now))).toEqual([TALK_TIME, TALK_TIME - 30_000, 0])
})

test('a stopped clock keeps its time, stopping it again changes nothing, and it goes on from there', () => {
  const stopped = stoppedOrResumed(stoppedOrResumed({ startedAt: 0, stoppedAt: null }, true, 20_000), true, 30_000)
  expect(talkTimeLeft(stopped, 90_000)).toBe(TALK_TIME - 20_000)
  const running = stoppedOrResumed(stopped, false, 90_000)
  expect(talkTimeLeft(running, 100_000)).toBe(TALK_TIME - 30_000)
  expect(stoppedOrResumed(running, false, 120_000)).toEqual(running)
})
