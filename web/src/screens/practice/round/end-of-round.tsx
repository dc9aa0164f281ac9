import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import type { Choice } from '@think-twice/core/learning/evidence'
import { SURENESS_NAMES } from '@think-twice/core/learning/sureness-words'
import type { Round } from '@think-twice/core/practice/round'
import { type RoundEnd, roundEnd, type Share } from '@think-twice/core/practice/round-end'
import { sureLine } from '@think-twice/core/practice/round-lines'
import { NO_FLAW } from '@think-twice/core/vocabulary'
import { guessingLine } from '@think-twice/core/wording/guessing-line'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { conceptAddress, NEW_ROUND_ADDRESS, practiceAddress } from '../../../addresses.ts'
import type { KeptRound, RoundOrigin } from '../../../browser/rounds.ts'
import { useTellApart } from '../../../data/content.ts'
import pages from '../../../frame/page.module.css'
import { ConceptLabel, ConceptTitle } from '../../../parts/concept-name.tsx'
import { RoundSaveStatus } from '../../../parts/save-status.tsx'
import { roundEntryIds } from '../../../saving/save-practice.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import styles from './end-of-round.module.css'
import { FirstMastered } from './first-mastered.tsx'
import { FriendComparison } from './friend-comparison.tsx'
import { RoundCells } from './round-cells.tsx'
import { SendRound } from './send-round.tsx'

/** The end of a round on one screen: what was right, what needs another look, how well sureness fit, and one way on. */
export function EndOfRound({ round, kept }: { round: Round; kept: KeptRound }) {
  const end = roundEnd(round)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { count, of } = end.score
  const isAllRight = count === of
  return (
    <div className={classNames(pages.width, styles.end)}>
      <section aria-labelledby="score">
        <DoubleRule />
        <h2 className={styles.score} id="score" ref={heading} tabIndex={-1}>
          {isAllRight ? <PenRing>{`${count} of ${of}`}</PenRing> : `${count} of ${of}`}
        </h2>
        <p className={styles.sub}>{guessingLine(end.byGuessing)}</p>
        <RoundCells cells={end.cells} />
        {kept.origin.kind === 'sent' && <FriendComparison round={round} results={kept.origin.results} />}
        <Counts end={end} />
        <FirstMastered kept={kept} />
      </section>
      <div className={styles.side}>
        {end.sureness.length > 0 && <SurenessRows rows={end.sureness} />}
        <section aria-labelledby="way-on">
          <DoubleRule />
          <Pair pair={end.pair} />
          <NextActions origin={kept.origin} />
          <RoundSaveStatus ids={roundEntryIds(round)} />
        </section>
        <SendRound round={round} />
      </div>
    </div>
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
                <i key={index} className={index < count ? styles.printed : styles.open} />
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
      <p className={styles.names}>
        <SightingLabel sighting={pair.was} />
        <i>and</i>
        <SightingLabel sighting={pair.named} />
      </p>
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
    <div className={styles.actions}>
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
    </div>
  )
}
