import { CONCEPT_NAMES, itemLabel } from '@think-twice/core/concepts/concept-names'
import { SURENESS_NAMES } from '@think-twice/core/learning/calibration'
import type { Choice } from '@think-twice/core/learning/evidence'
import { masteredConcepts } from '@think-twice/core/learning/mastery'
import type { Round } from '@think-twice/core/practice/round'
import { cellsLine, type RoundEnd, roundEnd, type Share, sureLine } from '@think-twice/core/practice/round-end'
import { guessingLine } from '@think-twice/core/quiz/questions'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { Link } from 'wouter'
import { conceptAddress, NEW_ROUND_ADDRESS, practiceAddress } from '../../../addresses.ts'
import type { KeptRound, RoundOrigin } from '../../../browser/rounds.ts'
import { useTellApart } from '../../../data/content.ts'
import { useProgress } from '../../../data/progress.ts'
import pages from '../../../frame/page.module.css'
import { Cell } from '../../../parts/cells.tsx'
import { ConceptLabel, ConceptTitle, MixedUpNames } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import layout from '../../../parts/question/question.module.css'
import { CellMeanings, questionCell } from '../../../parts/question/question-cells.tsx'
import { RoundSaveStatus } from '../../../parts/save-status.tsx'
import { roundEntryIds } from '../../../saving/save-practice.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { customProperties } from '../../../ui/custom-properties.ts'
import { columnsOf } from '../../../ui/even-rows.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Columns, Row, Stack } from '../../../ui/layout.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import styles from './end-of-round.module.css'
import { FriendComparison, SendRound } from './friends.tsx'

/** The end of a round on one screen: what was right, what needs another look, how well sureness fit, and one way on. */
export function EndOfRound({ round, kept }: { round: Round; kept: KeptRound }) {
  const end = roundEnd(round)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { count, of } = end.score
  const isAllRight = count === of
  return (
    <Columns className={classNames(pages.width, styles.end)}>
      <section aria-labelledby="score">
        <DoubleRule />
        <h2 className={classNames(layout.arrival, styles.score)} id="score" ref={heading} tabIndex={-1}>
          {isAllRight ? <PenRing>{`${count} of ${of}`}</PenRing> : `${count} of ${of}`}
        </h2>
        <p className={styles.sub}>{guessingLine(end.byGuessing)}</p>
        <RoundCells cells={end.cells} />
        {kept.origin.kind === 'sent' && <FriendComparison round={round} results={kept.origin.results} />}
        <Counts end={end} />
        <FirstMastered kept={kept} />
      </section>
      <Stack gap={8}>
        {end.sureness.length > 0 && <SurenessRows rows={end.sureness} />}
        <section aria-labelledby="way-on">
          <DoubleRule />
          <Pair pair={end.pair} />
          <NextActions origin={kept.origin} />
          <RoundSaveStatus ids={roundEntryIds(round)} />
        </section>
        <SendRound round={round} />
      </Stack>
    </Columns>
  )
}

function Counts({ end: { flawsFound, decisions, soundAccepted, sentences } }: { end: RoundEnd }) {
  const rows: [string, Share][] = [
    ['Flaws named right', flawsFound],
    ['Good arguments accepted', soundAccepted],
    ['Best choices made', decisions],
    ['Right sentence marked', sentences],
  ]
  return (
    <dl className={styles.counts}>
      {rows
        .filter(([, { of }]) => of > 0)
        .map(([term, share]) => (
          <div key={term}>
            <dt>
              {term}
              {share === sentences && share.of > 1 && <small>{guessingLine(sentences.byGuessing)}</small>}
            </dt>
            <dd>
              {share.count} of {share.of}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function SurenessRows({ rows }: { rows: RoundEnd['sureness'] }) {
  return (
    <section aria-labelledby="sureness">
      <DoubleRule />
      <h3 className={styles.heading} id="sureness">
        {sureLine(rows)}
      </h3>
      <dl className={classNames(styles.counts, styles.sureness)}>
        {rows.map(({ sureness, count, of }) => (
          <div key={sureness}>
            <dt>{SURENESS_NAMES[sureness]}</dt>
            <dd className={styles.marks} aria-hidden="true">
              {Array.from({ length: of }, (_, index) => index).map((index) => (
                <Cell key={index} type={index < count ? 'filled' : 'open'} />
              ))}
            </dd>
            <dd>
              {count} of {of}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Pair({ pair }: { pair: RoundEnd['pair'] }) {
  const apart = useTellApart(pair && [pair.was, pair.named])
  if (pair === null) {
    return (
      <h3 className={styles.heading} id="way-on">
        No names mixed up
      </h3>
    )
  }
  return (
    <>
      <h3 className={styles.label} id="way-on">
        You mixed these up
      </h3>
      <MixedUpNames between="and" isLarge>
        <SightingLabel sighting={pair.was} />
        <SightingLabel sighting={pair.named} />
      </MixedUpNames>
      {apart && <p className={apart.kind === 'question' ? styles.question : styles.sub}>{apart.text}</p>}
    </>
  )
}

function SightingLabel({ sighting }: { sighting: Choice }) {
  return sighting === NO_FLAW ? <span>A good argument</span> : <ConceptLabel concept={sighting} />
}

function NextActions({ origin }: { origin: RoundOrigin }) {
  const isAbout = origin.kind === 'about'
  return (
    <Row gap={4} rowGap={2} top={5} className={styles.actions}>
      <Link className={buttons.primary} href={isAbout ? practiceAddress(origin.concept) : NEW_ROUND_ADDRESS}>
        {isAbout ? 'Practice again' : 'Another round'} <Icon name="arrowRight" />
      </Link>
      {isAbout ? (
        <Link className={buttons.button} href={conceptAddress(origin.concept)}>
          <span>
            Back to <ConceptTitle name={CONCEPT_NAMES[origin.concept]} />
          </span>
        </Link>
      ) : (
        <Link className={buttons.button} href="/">
          Done for today
        </Link>
      )}
    </Row>
  )
}

/** Cells in a row: as many as fit across a phone. */
const A_ROW = 8

const MEANINGS = [
  ['fallacy', 'fallacy, right'],
  ['bias', 'bias, right'],
  ['sound', 'sound, accepted'],
  ['open', 'to look at again'],
] as const

/** One cell is one question: right ones are printed, those that need another look stay open. */
function RoundCells({ cells }: { cells: RoundEnd['cells'] }) {
  const shown = cells.map(({ look, isRight }) => (isRight ? look : 'open'))
  return (
    <>
      <p
        className={styles.cells}
        style={customProperties({ '--columns': columnsOf(shown.length, A_ROW) })}
        role="img"
        aria-label={cellsLine(cells)}
      >
        {[...shown.entries()].map(([place, look]) => (
          <i key={place} className={questionCell(look)} style={customProperties({ '--place': place })}>
            {place + 1}
          </i>
        ))}
      </p>
      <CellMeanings of={MEANINGS.filter(([look]) => shown.includes(look))} isHidden />
    </>
  )
}

/** The first concept that a learner masters, in the round where it happened: the pen rings its name, once. */
function FirstMastered({ kept: { ownerId, masteredBefore } }: { kept: KeptRound }) {
  const { data: progress } = useProgress(masteredBefore === 0 ? ownerId : null)
  const [first] = masteredConcepts(progress ?? [])
  if (!first) return null
  return (
    <p className={styles.mastered} role="status">
      Your first mastered concept: <PenRing>{itemLabel(first.itemId)}</PenRing>
    </p>
  )
}
