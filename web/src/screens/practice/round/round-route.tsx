import { isConceptId } from '@think-twice/core/concepts/concepts'
import { type PlannedItem, PURPOSES } from '@think-twice/core/practice/plan-round'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useCallback, useState } from 'react'
import { Redirect } from 'wouter'
import * as z from 'zod/mini'
import type { RoundRequest } from '../../../addresses.ts'
import { personHere } from '../../../browser/current-user.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { findRound } from '../../../browser/rounds.ts'
import { FetchQuestions, NotHere } from '../../../parts/question/fetch-questions.tsx'
import { FriendInvitation } from './friends.tsx'
import { type Begin, prepareNewRound, prepareRoundAbout } from './prepare-round.ts'
import { RoundBar, RoundScreen } from './round-screen.tsx'

const HOME = { href: '/', label: 'Back to Home' }

/** The screen of `?round=`. */
export function RoundRoute({ request }: { request: RoundRequest }) {
  const about = request.kind === 'about' ? request.concept : null
  const prepare = useCallback(
    () => (about === null ? prepareNewRound(plannedItems()) : prepareRoundAbout(about)),
    [about],
  )
  switch (request.kind) {
    case 'kept':
      return <OpenedRound key={request.id} id={request.id} />
    case 'sent':
      return <FriendInvitation key={request.link} link={request.link} />
    case 'about':
      return about === null ? <Redirect to="/learn" replace /> : <StartRound key={about} prepare={prepare} />
    case 'new':
      return <StartRound prepare={prepare} />
  }
}

/** Fetches what a round needs, draws it, and goes to it. */
function StartRound({ prepare }: { prepare: () => Promise<Begin> }) {
  usePageTitle('Round')
  return (
    <>
      <RoundBar origin={{ kind: 'drawn' }} />
      <FetchQuestions prepare={prepare} back={HOME} />
    </>
  )
}

function OpenedRound({ id }: { id: string }) {
  const [kept] = useState(() => findRound(id, personHere()))
  if (kept === null) return <NotHere what="round" />
  return <RoundScreen kept={kept} />
}

const plannedItem = z.object({
  concept: z.custom<ConceptId>((found) => typeof found === 'string' && isConceptId(found)),
  purpose: z.enum(PURPOSES),
  isFirstRound: z.exactOptional(z.boolean()),
})
const historyState = z.object({ plan: z.array(plannedItem).check(z.minLength(1)) })

/** The items that the recommendation showed as cells, passed along with the address. Null if there are none. */
export function plannedItems(): PlannedItem[] | null {
  return historyState.safeParse(history.state).data?.plan ?? null
}
