import type { Insights } from '@think-twice/contract/practice'
import { counted } from '@think-twice/core/wording/counted'
import { classNames } from '../../../ui/class-names.ts'
import typography from '../../../ui/text.module.css'
import { HowThisWorks } from '../plots/how-this-works.tsx'
import { Invitation } from '../plots/plot-sentence.tsx'
import { PlotTable } from '../plots/plot-table.tsx'
import { InsightLine } from './insight-line.tsx'
import styles from './mix-up-pair.module.css'
import { MixUpPair } from './mix-up-pair.tsx'
import { pairSentence, sightingName, timesText } from './mix-up-words.ts'

/** How many pairs are shown. */
const SHOWN = 5

/** The mix-ups: which concept is taken for which, and what good arguments are taken for. */
export function MixUpsLine({ confusions }: { confusions: Insights['confusions'] }) {
  const shown = confusions.slice(0, SHOWN)
  const [first] = shown
  return (
    <InsightLine title="Mix-ups" sentence={first ? pairSentence(first) : 'Nothing mixed up twice yet.'}>
      {shown.length === 0 ? (
        <div className={styles.none}>
          <Invitation>Nothing mixed up twice yet.</Invitation>
          <p className={typography.small}>
            One mix-up can be a slip. After the second, the pair shows up here with the question that tells the two
            apart.
          </p>
        </div>
      ) : (
        <>
          <Invitation>
            Which names you mix up. An arrow points to the one you chose and gets thicker the more often it happens.
          </Invitation>
          {shown.map((pair) => (
            <MixUpPair key={`${pair.one.was} ${pair.one.named}`} pair={pair} />
          ))}
          <p className={classNames(typography.fine, styles.order)}>
            Recent mix-ups count more toward this order; the numbers cover all of them.
            {confusions.length > SHOWN && ` ${counted(confusions.length - SHOWN, 'more pair')} not shown.`}
          </p>
          <PlotTable
            caption="Your mix-ups"
            head={['It was', 'You picked', 'Times']}
            rows={shown.flatMap(({ one, other }) =>
              [one, other].map(({ was, named, times, of }) => [
                sightingName(was),
                sightingName(named),
                timesText({ times, of }),
              ]),
            )}
          />
        </>
      )}
      <HowThisWorks />
    </InsightLine>
  )
}
