import type { ConceptStanding, MetConcept } from '@think-twice/core/learning/concept-standings'
import { shareRightText } from '@think-twice/core/learning/weakness-words'
import type { ItemType } from '@think-twice/core/vocabulary'
import { wholePercent } from '@think-twice/core/wording/number-text'
import { relativeTimeText } from '@think-twice/core/wording/relative-time'
import { Link } from 'wouter'
import { conceptAddress } from '../../addresses.ts'
import { ConceptTitle } from '../../parts/concept-name.tsx'
import { Glyph } from '../../ui/cells.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import typography from '../../ui/text.module.css'
import styles from './concept-row.module.css'

/** One concept: its name leads to its page in the catalogue. */
export function ConceptRow({ standing: { name, type, met }, now }: { standing: ConceptStanding; now: number }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={conceptAddress(name)}>
        <Glyph type={type} />
        <ConceptTitle name={name} />
        <span className={typography.visuallyHidden}>, {type}</span>
      </Link>
      {met ? <Measures met={met} type={type} now={now} /> : <p className={styles.unmet}>Not seen yet</p>}
    </li>
  )
}

function Measures({ met, type, now }: { met: MetConcept; type: ItemType; now: number }) {
  const { masteryLevel, isMastered, timesCorrect, timesEncountered, lastEncountered } = met
  return (
    <>
      <Meter className={styles.meter} percent={masteryLevel} type={type} hasNotch />
      <p className={classNames(styles.level, typography.tabular)}>
        <span className={typography.visuallyHidden}>Mastery </span>
        {wholePercent(masteryLevel)}
        {isMastered && (
          <span className={styles.mastered}>
            <Icon name="check" />
            <span className={typography.visuallyHidden}>, mastered</span>
          </span>
        )}
      </p>
      <div className={styles.facts}>
        <p className={classNames(styles.accuracy, typography.tabular)}>
          {shareRightText(timesCorrect, timesEncountered)}
        </p>
        <p className={classNames(styles.lastMet, typography.tabular)}>
          Last seen {relativeTimeText(lastEncountered, now).toLowerCase()}
        </p>
      </div>
    </>
  )
}
