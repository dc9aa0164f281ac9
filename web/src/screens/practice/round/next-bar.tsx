import { isConceptId } from '@think-twice/core/concepts/concepts'
import { drawOneMore, scenariosLeft } from '@think-twice/core/practice/draw-round'
import { askOneMore, moveOn } from '@think-twice/core/practice/play-round'
import type { Round } from '@think-twice/core/practice/round'
import { mixedUpNow } from '@think-twice/core/practice/round-answers'
import { roundItems } from '@think-twice/core/practice/round-items'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { useState } from 'react'
import { timesSeen } from '../../../browser/asked-before.ts'
import { currentUser } from '../../../browser/current-user.ts'
import { random } from '../../../browser/random.ts'
import { fetchPracticeOf, usePracticeIndex } from '../../../data/content.ts'
import pages from '../../../frame/page.module.css'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fetchIndexToDraw } from './index-to-draw.ts'
import styles from './next-bar.module.css'
import type { RoundStepTaken } from './use-round.ts'

/** The bar with the way on, always in view. After a mix-up it offers a new scenario for the two names, if any. */
export function NextBar({ round, take }: { round: Round; take: RoundStepTaken }) {
  const mixedUp = useMixedUpConcepts(round)
  const isLast = round.answers.length === round.items.length
  const [note, setNote] = useState('Want another question on these two?')
  const [isFetching, setFetching] = useState(false)

  const onTryOne = async () => {
    setFetching(true)
    const problem = await tryOne(round, mixedUp, take)
    if (problem === null) return
    setNote(problem)
    setFetching(false)
  }
  return (
    <div className={styles.way}>
      <div className={classNames(pages.width, styles.parts)}>
        {mixedUp.length > 0 && <p role="status">{note}</p>}
        {mixedUp.length > 0 && (
          <button type="button" className={buttons.button} disabled={isFetching} onClick={() => void onTryOne()}>
            Try one now
          </button>
        )}
        <button type="button" className={buttons.primary} onClick={() => take(moveOn)}>
          {isLast ? 'See your results' : 'Next'} <Icon name="arrowRight" />
        </button>
      </div>
    </div>
  )
}

/** The concepts just mixed up, one or two, if there is another scenario for them; otherwise none. */
function useMixedUpConcepts(round: Round): ConceptId[] {
  const { data: index, isError } = usePracticeIndex()
  const mixUp = mixedUpNow(round)
  if (mixUp === null) return []
  const concepts = [mixUp.was, mixUp.named].filter(isConceptId)
  // If the index could not be loaded, the button stays and tries again.
  return isError || (index && scenariosLeft(concepts, askedIn(round), index).length > 0) ? concepts : []
}

function askedIn(round: Round): string[] {
  return round.items.map(({ question }) => question.id)
}

/** Makes no claim about what was seen, because the scenarios left may still come up in this round. */
const NONE_LEFT = 'There’s nothing else on these two right now. Keep going with the round.'

/** Adds a new scenario for the two names as the next item and goes to it; returns what prevented that, in words. */
async function tryOne(round: Round, concepts: readonly ConceptId[], take: RoundStepTaken): Promise<string | null> {
  try {
    const index = await fetchIndexToDraw()
    const drawn = drawOneMore(concepts, askedIn(round), { index, seen: timesSeen(currentUser()?.id ?? null) }, random)
    if (drawn === null) return NONE_LEFT
    const [item] = roundItems([drawn], await fetchPracticeOf([drawn.concept]))
    if (!item) return NONE_LEFT
    take((now) => moveOn(askOneMore(now, item, random)))
    return null
  } catch (error) {
    console.warn('No further scene could be loaded.', error)
    return 'Another question couldn’t be loaded. Check your connection, or keep going.'
  }
}
