import { useState } from 'react'
import { useCurrentUser } from '../browser/current-user.ts'
import { claimRound, dropRound, findRound, type KeptRound } from '../browser/kept-rounds.ts'
import { forgetRoundsOfTab, roundsOfTab } from '../browser/rounds-of-tab.ts'
import { rememberSeen } from '../browser/seen-scenarios.ts'
import actions from '../ui/actions.module.css'
import buttons from '../ui/button.module.css'
import { Dialog } from '../ui/dialog.tsx'

/** Whoever signs in is asked about the rounds that were just played in this tab: kept, or deleted. */
export function OfferRounds() {
  const user = useCurrentUser()
  const [isPutOff, setPutOff] = useState(false)
  const [, setAnswered] = useState(0)
  if (user === null || isPutOff) return null
  const rounds = roundsOfTab().flatMap((id) => findRound(id, user.id) ?? [])
  if (rounds.length === 0) return null

  const onKeep = async () => {
    // Theirs from now on, so that what is answered next is saved too. Only what is safe is no longer offered.
    for (const { round } of rounds) claimRound(round.id, user.id)
    setPutOff(true)
    await keep(rounds, user.id)
    forgetRoundsOfTab()
  }
  const onDecline = () => {
    for (const { round } of rounds) dropRound(round.id)
    forgetRoundsOfTab()
    // A round that is on the screen is gone with the others.
    const open = new URLSearchParams(location.search).get('round')
    if (rounds.some(({ round }) => round.id === open)) location.assign('/')
    else setAnswered((times) => times + 1)
  }
  const isOne = rounds.length === 1
  const answers = rounds.reduce((sum, { round }) => sum + round.answers.length, 0)
  return (
    <Dialog
      title={isOne ? 'Keep the round just done here?' : `Keep the ${rounds.length} rounds just done here?`}
      lead={`Kept, ${answers === 1 ? 'its one answer counts' : `the ${answers} answers count`} toward your progress. If they are not yours, have them deleted.`}
      onClose={() => setPutOff(true)}
    >
      <div className={actions.actions}>
        <button type="button" className={buttons.primary} onClick={() => void onKeep()}>
          {isOne ? 'Keep it' : 'Keep them'}
        </button>
        <button type="button" className={buttons.button} onClick={onDecline}>
          {isOne ? 'Delete it' : 'Delete them'}
        </button>
      </div>
    </Dialog>
  )
}

async function keep(rounds: readonly KeptRound[], userId: number): Promise<void> {
  const { saveWholeRound } = await import('../saving/save-practice.ts')
  for (const { round } of rounds) {
    for (const place of round.answers.keys()) rememberSeen(userId, round.items[place]!.question.id)
    await saveWholeRound(round, userId)
  }
}
