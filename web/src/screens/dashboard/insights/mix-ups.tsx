import type { Insights } from '@think-twice/contract/insights'
import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { itemTypeOf } from '@think-twice/core/concepts/concepts'
import { conceptsOf, type MixUp } from '@think-twice/core/learning/confusions'
import type { Choice } from '@think-twice/core/learning/evidence'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { counted } from '@think-twice/core/wording/numbers'
import { Link } from 'wouter'
import { practiceAddress } from '../../../addresses.ts'
import { useTellApart } from '../../../data/content.ts'
import { Glyph } from '../../../parts/cells.tsx'
import { ConceptTitle } from '../../../parts/concept-name.tsx'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { FoldedTable } from '../../../ui/folded-table.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { At } from '../../../ui/plot.tsx'
import typography from '../../../ui/text.module.css'
import { Text } from '../../../ui/text.tsx'
import { HowThisWorks, InsightLine, Invitation } from './insight-parts.tsx'
import { pairSentence, sightingName, timesText } from './mix-up-words.ts'
import styles from './mix-ups.module.css'
import { arrowFor, halfPlate } from './plot-layout.ts'

/** Pairs shown at most. */
const SHOWN = 5

/** The mix-ups: which concept is taken for which, and what good arguments are taken for. */
export function MixUpsLine({ confusions }: { confusions: Insights['confusions'] }) {
  const shown = confusions.slice(0, SHOWN)
  const [first] = shown
  return (
    <InsightLine title="Mix-ups" sentence={first ? pairSentence(first) : 'Nothing mixed up twice yet.'}>
      {shown.length === 0 ? (
        <Stack gap={3} top={5}>
          <Invitation>Nothing mixed up twice yet.</Invitation>
          <p className={typography.small}>
            One mix-up can be a slip. After the second, the pair shows up here with the question that tells the two
            apart.
          </p>
        </Stack>
      ) : (
        <>
          <Invitation>
            Which names you mix up. An arrow points to the one you chose and gets thicker the more often it happens.
          </Invitation>
          {shown.map((pair) => (
            <MixUpPair key={`${pair.one.was} ${pair.one.named}`} pair={pair} />
          ))}
          <Text look="fine" top={4}>
            Recent mix-ups count more toward this order; the numbers cover all of them.
            {confusions.length > SHOWN && ` ${counted(confusions.length - SHOWN, 'more pair')} not shown.`}
          </Text>
          <FoldedTable
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

type Pair = Insights['confusions'][number]

/** Two names, an arrow each way, the question that tells them apart, and practice. */
function MixUpPair({ pair }: { pair: Pair }) {
  const { one, other } = pair
  const question = useTellApart([one.was, one.named])?.text
  const [practiced] = conceptsOf(pair)
  const names = `${sightingName(one.was)} and ${sightingName(one.named)}`
  return (
    <article className={styles.pair} aria-label={names}>
      <div className={styles.names}>
        <SightingTitle sighting={one.was} />
        <MixUpArrows there={one} back={other} />
        <SightingTitle sighting={one.named} />
      </div>
      <Stack gap={3} start>
        {question && <p className={styles.question}>{question}</p>}
        {practiced && (
          <Link
            className={buttons.small}
            href={practiceAddress(practiced)}
            aria-label={`Practice ${CONCEPT_NAMES[practiced]}`}
          >
            Practice <ConceptTitle name={CONCEPT_NAMES[practiced]} />
          </Link>
        )}
      </Stack>
    </article>
  )
}

function SightingTitle({ sighting }: { sighting: Choice }) {
  return (
    <h4>
      {sighting !== NO_FLAW && <Glyph type={itemTypeOf(sighting)} />}
      <span>
        <ConceptTitle name={sightingName(sighting)} />
      </span>
    </h4>
  )
}

/** Pixels: where the two arrows are. */
const THERE = 16
const BACK = 52

/** An arrow each way, thicker for more mix-ups, dotted for none, with its count on it. */
export function MixUpArrows({ there, back }: { there: MixUp; back: MixUp }) {
  const told = ({ was, named, times, of }: MixUp) =>
    of === 0
      ? `${sightingName(was)} not seen yet`
      : `${sightingName(was)} taken for ${sightingName(named)} ${times} of ${of} times`
  return (
    <svg className={styles.arrows} role="img" aria-label={`${told(there)}; ${told(back)}`}>
      <Shaft mixUp={there} y={THERE} pointsBack={false} />
      <Shaft mixUp={back} y={BACK} pointsBack />
    </svg>
  )
}

function Shaft({ mixUp: { times, of }, y, pointsBack }: { mixUp: MixUp; y: number; pointsBack: boolean }) {
  const { width, length, half } = arrowFor(times)
  const words = timesText({ times, of })
  const plate = halfPlate(words)
  return (
    <>
      {times === 0 ? (
        <line stroke="var(--ink-3)" strokeDasharray="1 6" x1="6" x2="100%" y1={y} y2={y} strokeWidth="2" />
      ) : pointsBack ? (
        <line stroke="var(--ink)" x1={length - 1} x2="100%" y1={y} y2={y} strokeWidth={width} />
      ) : (
        <At x={1 - length}>
          <line stroke="var(--ink)" x1={length - 1} x2="100%" y1={y} y2={y} strokeWidth={width} />
        </At>
      )}
      {times > 0 && (
        <At x={pointsBack ? '0' : '100%'} y={y}>
          <path
            fill="var(--ink)"
            d={
              pointsBack ? `M${length} ${-half}L0 0l${length} ${half}z` : `M${-length} ${-half}L0 0l${-length} ${half}z`
            }
          />
        </At>
      )}
      <At x="50%">
        <rect fill="var(--paper)" x={-plate} y={y - 11} width={2 * plate} height="22" />
        <text className={classNames(times === 0 && styles.quiet)} x="0" y={y + 5}>
          {words}
        </text>
      </At>
    </>
  )
}
