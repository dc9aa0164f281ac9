import { useCallback, useState } from 'react'
import { Redirect } from 'wouter'
import type { RoundRequest } from '../../../addresses.ts'
import { personHere } from '../../../browser/current-user.ts'
import { usePageTitle } from '../../../browser/page-title.ts'
import { findRound } from '../../../browser/rounds.ts'
import { FetchQuestions, NotHere } from '../../../parts/question/attempt-frame.tsx'
import { FriendInvitation } from './friend-invitation.tsx'
import { plannedItems } from './planned-items.ts'
import { type Begin, prepareNewRound, prepareRoundAbout } from './prepare-round.ts'
import { RoundBar } from './round-bar.tsx'
import { RoundScreen } from './round-screen.tsx'

const HOME = { href: '/', label: 'Back to Home' }

/** What `?round=` shows. */
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
