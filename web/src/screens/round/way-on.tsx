import { CONCEPT_NAMES, conceptId } from '@think-twice/core/concepts/concept-names'
import { drawOneMore } from '@think-twice/core/practice/draw-round'
import { askOneMore, mixedUpNow, moveOn, type Round, roundItems } from '@think-twice/core/practice/round'
import { useState } from 'react'
import { random } from '../../browser/chance.ts'
import { currentUser } from '../../browser/current-user.ts'
import { timesSeen } from '../../browser/seen-scenarios.ts'
import { fetchPracticeIndex, fetchPracticeOf } from '../../data/content.ts'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RoundStepTaken } from './use-round.ts'
import styles from './way-on.module.css'

/** The bar that carries the way on, in view at every width. After a mix-up it offers a new scene for the two names. */
export function WayOn({ round, take }: { round: Round; take: RoundStepTaken }) {
  const mixUp = mixedUpNow(round)
  const isLast = round.answers.length === round.items.length
  const [note, setNote] = useState('Another look: a new scene for these two names.')
  const [isFetching, setFetching] = useState(false)

  const onTryOne = async () => {
    setFetching(true)
    const problem = await tryOne(round, mixUp === null ? [] : [mixUp.was, mixUp.named], take)
    if (problem === null) return
    setNote(problem)
    setFetching(false)
  }
  return (
    <div className={styles.way}>
      <div className={classNames(pages.width, styles.parts)}>
        {mixUp && <p role="status">{note}</p>}
        {mixUp && (
          <button type="button" className={buttons.button} disabled={isFetching} onClick={() => void onTryOne()}>
            Try one now
          </button>
        )}
        <button type="button" className={buttons.primary} onClick={() => take(moveOn)}>
          {isLast ? 'See how it went' : 'Next'} <Icon name="arrowRight" />
        </button>
      </div>
    </div>
  )
}

/** Puts a new scene for the two names in as the next item and goes to it; what kept it from that, in words. */
async function tryOne(round: Round, names: readonly string[], take: RoundStepTaken): Promise<string | null> {
  try {
    const index = await fetchPracticeIndex()
    const asked = round.items.map(({ question }) => question.id)
    const concepts = names.flatMap((id) => CONCEPT_NAMES.filter((name) => conceptId(name) === id))
    const drawn = drawOneMore(concepts, asked, { index, seen: timesSeen(currentUser()?.id ?? null) }, random)
    if (drawn === null) return 'You have seen every scene for these two. Go on with the round.'
    const [item] = roundItems([drawn], await fetchPracticeOf([drawn.concept]))
    if (!item) return 'You have seen every scene for these two. Go on with the round.'
    take((now) => moveOn(askOneMore(now, item, random)))
    return null
  } catch (error) {
    console.warn('No further scene could be loaded.', error)
    return 'A new scene could not be loaded. Check the connection, or go on.'
  }
}
