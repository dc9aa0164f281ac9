import type { ConceptStanding, MetConcept } from '@think-twice/core/learning/concept-standings'
import type { ItemType } from '@think-twice/core/vocabulary'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { Link } from 'wouter'
import { Glyph } from '../../ui/cells.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import { conceptAddress } from '../learn/concept-address.ts'

/** One concept: its name leads to its page in the catalogue. */
export function ConceptRow({ standing: { name, type, met }, now }: { standing: ConceptStanding; now: number }) {
  return (
    <li>
      <Link className="mast__name" href={conceptAddress(name)}>
        <Glyph kind={type} />
        {name}
        <span className="vh">, {type}</span>
      </Link>
      {met ? <Measures met={met} type={type} now={now} /> : <p className="mast__unmet">Not met yet</p>}
    </li>
  )
}

function Measures({ met, type, now }: { met: MetConcept; type: ItemType; now: number }) {
  const { masteryLevel, isMastered, accuracy, timesCorrect, timesEncountered, lastEncountered } = met
  return (
    <>
      <Meter percent={masteryLevel} kind={type} hasNotch />
      <p className="mast__level num">
        <span className="vh">Mastery </span>
        {masteryLevel}%
        {isMastered && (
          <span className="mast__mastered">
            <Icon name="check" />
            <span className="vh">, mastered</span>
          </span>
        )}
      </p>
      <div className="mast__facts">
        <p className="mast__accuracy num">
          {accuracy}% right, {timesCorrect} of {timesEncountered}
        </p>
        <p className="mast__last num">Last met {relativeTimeText(lastEncountered, now).toLowerCase()}</p>
      </div>
    </>
  )
}
