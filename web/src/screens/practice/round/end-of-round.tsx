import { dayOf } from '@think-twice/core/activity/days'
import { CONCEPT_NAMES, itemLabel } from '@think-twice/core/concepts/concept-names'
import { SURENESS_NAMES } from '@think-twice/core/learning/calibration'
import { masteredConcepts } from '@think-twice/core/learning/mastery'
import { dayNumber } from '@think-twice/core/practice/day-number'
import { answeredItems, type Round } from '@think-twice/core/practice/round'
import { type RoundCounts, roundCounts, type Share, sureLine, tomorrowLine } from '@think-twice/core/practice/round-end'
import { guessingLine } from '@think-twice/core/quiz/questions'
import { Link } from 'wouter'
import { conceptAddress, joinAddress, NEW_ROUND_ADDRESS, practiceAddress } from '../../../addresses.ts'
import { localTimeZone, useNow } from '../../../browser/clock.ts'
import { isSeatOwner } from '../../../browser/kept-records.ts'
import type { KeptRound, RoundOrigin } from '../../../browser/rounds.ts'
import { useTellApart } from '../../../data/content.ts'
import { useProgress, useReview } from '../../../data/learning.ts'
import pages from '../../../frame/page.module.css'
import { Cell } from '../../../parts/cells.tsx'
import { ChoiceLabel, ConceptTitle, MixedUpNames } from '../../../parts/concept-name.tsx'
import { useFocusOnArrival } from '../../../parts/focus-on-arrival.ts'
import layout from '../../../parts/question/question.module.css'
import { AnswerReview } from '../../../parts/review/answer-review.tsx'
import { QuestionMap } from '../../../parts/review/question-map.tsx'
import type { Reviewed } from '../../../parts/review/reviewed-question.tsx'
import { RoundSaveStatus, SavedState } from '../../../parts/save-status.tsx'
import { roundEntryIds } from '../../../saving/save-practice.ts'
import { assignedEntryIds } from '../../../saving/save-seat-answer.ts'
import { useSaveState } from '../../../saving/save-state.ts'
import buttons from '../../../ui/button.module.css'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Columns, Row, Stack, Term, TermList } from '../../../ui/layout.tsx'
import { PenRing } from '../../../ui/pen.tsx'
import { DoubleRule } from '../../../ui/section.tsx'
import typography from '../../../ui/text.module.css'
import styles from './end-of-round.module.css'
import { FriendComparison, SendRound } from './friends.tsx'

/**
 * The end of a round: how it went and one way on, every question again, then what was mixed up and how well sureness fit.
 */
export function EndOfRound({ round, kept }: { round: Round; kept: KeptRound }) {
  const end = roundCounts(round)
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
        <p className={styles.note}>{guessingLine(end.byGuessing)}</p>
        <QuestionMap cells={end.cells} />
        {kept.origin.kind === 'sent' && <FriendComparison round={round} results={kept.origin.results} />}
        <FirstMastered kept={kept} />
        <NextActions origin={kept.origin} />
        <WhereItIs round={round} kept={kept} />
      </section>
      <div className={styles.review}>
        <AnswerReview reviewed={reviewedRound(round)} opensMissed={false} level="h3" />
      </div>
      <Stack gap={8}>
        <Pair pair={end.pair} />
        <section aria-labelledby="counts">
          <DoubleRule />
          <h3 className={styles.heading} id="counts">
            {end.sureness.length > 0 ? sureLine(end.sureness) : 'What you got right'}
          </h3>
          <SurenessRows rows={end.sureness} />
          <Counts end={end} />
        </section>
        {kept.origin.kind !== 'class' && <SendRound round={round} />}
      </Stack>
    </Columns>
  )
}

function reviewedRound(round: Round): Reviewed[] {
  return answeredItems(round).map(({ index, item: { question }, answer: { option, sureness, sentence } }) => ({
    ...{ question, index, userAnswer: option, sureness, sentence },
  }))
}

/** Tomorrow's reviews and argument. The server knows once it has every answer of the round. */
function Tomorrow({ userId, ids }: { userId: number; ids: readonly string[] }) {
  const isSaved = useSaveState(...ids) === 'saved'
  const { data: review, isStale } = useReview(userId)
  const argument = dayNumber(dayOf(useNow(), localTimeZone())) + 1
  if (!isSaved || isStale || !review) return null
  return <p className={typography.small}>{tomorrowLine(review.dueTomorrow, argument)}</p>
}

function Counts({ end: { flawsFound, decisions, soundAccepted, sentences } }: { end: RoundCounts }) {
  const rows: [string, Share][] = [
    ['Flaws named right', flawsFound],
    ['Good arguments accepted', soundAccepted],
    ['Best choices made', decisions],
    ['Right sentence marked', sentences],
  ]
  return (
    <TermList className={styles.counts}>
      {rows
        .filter(([, { of }]) => of > 0)
        .map(([term, share]) => {
          const note = share === sentences && share.of > 1 && <small>{guessingLine(sentences.byGuessing)}</small>
          const name = (
            <>
              {term}
              {note}
            </>
          )
          return (
            <Term key={term} name={name}>
              {share.count} of {share.of}
            </Term>
          )
        })}
    </TermList>
  )
}

function SurenessRows({ rows }: { rows: RoundCounts['sureness'] }) {
  if (rows.length === 0) return null
  return (
    <TermList className={classNames(styles.counts, styles.sureness)}>
      {rows.map(({ sureness, count, of }) => (
        <Term key={sureness} name={<SurenessMarks sureness={sureness} count={count} of={of} />}>
          {count} of {of}
        </Term>
      ))}
    </TermList>
  )
}

/** A cell for each answer of this sureness; those that were right are filled. */
function SurenessMarks({ sureness, count, of }: RoundCounts['sureness'][number]) {
  return (
    <>
      {SURENESS_NAMES[sureness]}
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index).map((index) => (
          <Cell key={index} type={index < count ? 'filled' : 'open'} />
        ))}
      </span>
    </>
  )
}

/** Two names that were mixed up, with what tells them apart; nothing if there are none. */
function Pair({ pair }: { pair: RoundCounts['pair'] }) {
  const apart = useTellApart(pair && [pair.was, pair.named])
  if (pair === null) return null
  return (
    <section aria-labelledby="mixed-up">
      <DoubleRule />
      <h3 className={styles.label} id="mixed-up">
        You mixed these up
      </h3>
      <MixedUpNames between="and" isLarge>
        <ChoiceLabel choice={pair.was} sound="A good argument" />
        <ChoiceLabel choice={pair.named} sound="A good argument" />
      </MixedUpNames>
      {apart && <p className={apart.kind === 'question' ? styles.question : styles.note}>{apart.text}</p>}
    </section>
  )
}

/** Where the answers are, on the server or on this device, and what comes next. */
function WhereItIs({ round, kept: { origin, ownerId } }: { round: Round; kept: KeptRound }) {
  if (origin.kind === 'class' && isSeatOwner(ownerId)) {
    return <SavedState ids={assignedEntryIds(round, origin.roundId, ownerId)} />
  }
  const ids = roundEntryIds(round)
  return (
    <>
      <RoundSaveStatus ids={ids} />
      {ownerId !== null && !isSeatOwner(ownerId) && <Tomorrow userId={ownerId} ids={ids} />}
    </>
  )
}

function NextActions({ origin }: { origin: RoundOrigin }) {
  if (origin.kind === 'class') {
    return (
      <Row top={5} className={styles.actions}>
        <Link className={buttons.primary} href={joinAddress(origin.code)}>
          <span>Back to {origin.className}</span> <Icon name="arrowRight" />
        </Link>
      </Row>
    )
  }
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

/** The first concept that a learner masters, in the round where it happened: the pen rings its name, once. */
function FirstMastered({ kept: { ownerId, masteredBefore } }: { kept: KeptRound }) {
  const { data: progress } = useProgress(masteredBefore === 0 && !isSeatOwner(ownerId) ? ownerId : null)
  const [first] = masteredConcepts(progress ?? [])
  if (!first) return null
  return (
    <p className={styles.mastered} role="status">
      Your first mastered concept: <PenRing>{itemLabel(first.itemId)}</PenRing>
    </p>
  )
}
