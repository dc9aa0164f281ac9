import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { Unfinished } from '@think-twice/core/next-step/unfinished'
import { answeredCount } from '@think-twice/core/quiz/quiz-attempt'
import { titleOf } from '@think-twice/core/quiz/quiz-modes'
import { useMemo } from 'react'
import { dropAttempt, unfinishedAttempts, useAttempts } from './attempts.ts'
import { usePersonHere } from './current-user.ts'
import type { KeptAt } from './kept-records.ts'
import { dropRound, type RoundOrigin, unfinishedRounds, useRounds } from './rounds.ts'

/** The unfinished attempts and rounds of the person here, the most recently left first. */
export function useUnfinished(): readonly Unfinished[] {
  const personId = usePersonHere()
  const attempts = useAttempts()
  const rounds = useRounds()
  return useMemo(() => listUnfinished(attempts, rounds, personId), [attempts, rounds, personId])
}

type Left = Unfinished & Pick<KeptAt, 'place'>

function listUnfinished(
  attempts: ReturnType<typeof useAttempts>,
  rounds: ReturnType<typeof useRounds>,
  personId: number | null,
): Unfinished[] {
  const quizzes = unfinishedAttempts(attempts, personId).map(
    ({ attempt, savedAt, place }): Left => ({
      id: attempt.id,
      kind: 'attempt',
      title: titleOf(attempt.mode),
      answered: answeredCount(attempt),
      position: attempt.position,
      of: attempt.questions.length,
      leftAt: savedAt,
      place,
    }),
  )
  const practice = unfinishedRounds(rounds, personId).map(
    ({ round, origin, savedAt, place }): Left => ({
      id: round.id,
      kind: 'round',
      title: titleOfRound(origin),
      answered: round.answers.length,
      position: round.answers.length,
      of: round.items.length,
      leftAt: savedAt,
      place,
    }),
  )
  return [...quizzes, ...practice].sort((one, other) => other.place - one.place)
}

/** Discards something unfinished; the returned function brings it back. */
export function discardUnfinished({ id, kind }: Unfinished): () => void {
  return kind === 'round' ? dropRound(id) : dropAttempt(id)
}

function titleOfRound(origin: RoundOrigin): string {
  if (origin.kind === 'about') return `Practice: ${CONCEPT_NAMES[origin.concept]}`
  return origin.kind === 'sent' ? 'A round from a friend' : 'Round'
}
