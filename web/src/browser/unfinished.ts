import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { answeredCount } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { personHere } from './current-user.ts'
import {
  claimAttempt,
  dropAttempt,
  findAttempt,
  keepAttempt,
  keptAt,
  ownerOf,
  unfinishedAttempts,
} from './kept-attempts.ts'
import { dropRound, findRound, type KeptRound, restoreRound, unfinishedRounds } from './kept-rounds.ts'

/** Everything left unfinished on this device that whoever is here can go on with, the most recently left first. */
export function listUnfinished(): Unfinished[] {
  const attempts = unfinishedAttempts().map(
    (attempt): Unfinished => ({
      id: attempt.id,
      kind: 'attempt',
      title: titleOf(attempt.mode),
      answered: answeredCount(attempt),
      position: attempt.position,
      of: attempt.questions.length,
      leftAt: keptAt(attempt.id) ?? 0,
    }),
  )
  const rounds = unfinishedRounds(personHere()).map(
    ({ round, origin, savedAt }): Unfinished => ({
      id: round.id,
      kind: 'round',
      title: titleOfRound(origin),
      answered: round.answers.length,
      position: round.answers.length,
      of: round.items.length,
      leftAt: savedAt,
    }),
  )
  return [...attempts, ...rounds].sort((one, other) => other.leftAt - one.leftAt)
}

/** Discards something unfinished; the returned function brings it back. */
export function discardUnfinished({ id, kind }: Unfinished): () => void {
  if (kind === 'round') {
    const kept = findRound(id, personHere())
    dropRound(id)
    return () => kept && restoreRound(kept)
  }
  const attempt = findAttempt(id)
  const ownerId = ownerOf(id)
  dropAttempt(id)
  return () => {
    if (!attempt) return
    keepAttempt(attempt)
    if (ownerId !== null) claimAttempt(id, ownerId)
  }
}

function titleOfRound(origin: KeptRound['origin']): string {
  if (origin.kind === 'about') return `Practice: ${origin.concept}`
  return origin.kind === 'sent' ? 'A round from a friend' : 'Round'
}
