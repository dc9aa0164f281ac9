import { CONCEPT_NAMES } from '@think-twice/core/concepts/concept-names'
import { HERO, type HeroStep } from '@think-twice/core/content/hero'
import {
  FRESH_HERO,
  type HeroPlay,
  invitationLine,
  isHeroSolved,
  stepsLeftLine,
  tapStep,
} from '@think-twice/core/practice/hero-play'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { NEW_ROUND_ADDRESS } from '../../addresses.ts'
import proof from '../../parts/proof-sheet.module.css'
import step from '../../parts/question/argument-step.module.css'
import buttons from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import pen from '../../ui/pen.module.css'
import { PenArrow, PenRing } from '../../ui/pen.tsx'
import typography from '../../ui/text.module.css'
import inks from '../../ui/two-ink-sheet.module.css'
import styles from './played-argument.module.css'

/** The index of the step that doesn't follow. */
export const BROKEN = HERO.steps.findIndex(({ isSound }) => !isSound)
/** The cells of a first round, and the one that was just earned. */
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * The home page's argument, to be played: tap the step that doesn't follow. The reply is below the steps, so that none
 * of them moves, and leads into a round.
 */
export function PlayedArgument() {
  const [play, setPlay] = useState(FRESH_HERO)
  const isSolved = isHeroSolved(play, BROKEN)
  const steps = useRef<HTMLOListElement>(null)
  const latest = isSolved ? BROKEN : play.tapped.at(-1)
  // Steps that were tapped before this code arrived are checked in the page.
  useEffect(() => {
    const radios = [...(steps.current?.querySelectorAll('input') ?? [])]
    const early = radios.flatMap(({ checked }, index) => (checked ? [index] : []))
    if (early.length > 0) setPlay(tapAll(early))
  }, [])
  // The control that was pressed is gone; the step it marked takes its place.
  useEffect(() => {
    if (latest !== undefined) steps.current?.querySelectorAll('li')[latest]?.focus({ preventScroll: true })
  }, [latest])
  return (
    <figure className={classNames(inks.wide, proof.proof, styles.played)}>
      <div className={proof.sheet}>
        <figcaption className={proof.from}>{HERO.from}</figcaption>
        <ol ref={steps} className={styles.steps}>
          {HERO.steps.map((each, index) => (
            <li key={each.text} tabIndex={-1}>
              {isSolved || play.tapped.includes(index) ? (
                <MarkedStep step={each} number={index + 1} isTapped={play.tapped.includes(index)} />
              ) : (
                <OpenStep
                  text={each.text}
                  number={index + 1}
                  onTap={() => setPlay((before) => tapStep(before, index, BROKEN))}
                />
              )}
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <div className={styles.reply} role="status">
            <Reply play={play} />
          </div>
          {isSolved ? (
            <WayIntoRound play={play} />
          ) : (
            <button
              type="button"
              className={classNames(buttons.small, buttons.plain)}
              onClick={() => setPlay({ ...play, isShown: true })}
            >
              Show me
            </button>
          )}
        </div>
      </div>
    </figure>
  )
}

/** The reply to the latest tap. */
function Reply({ play }: { play: HeroPlay }) {
  const latest = isHeroSolved(play, BROKEN) ? BROKEN : play.tapped.at(-1)
  const tapped = HERO.steps[latest ?? -1]
  if (latest === undefined || tapped === undefined) return <p>Tap a step. No sign-up, no timer.</p>
  if (tapped.isSound) {
    return <p>{`Step ${latest + 1} is fine. ${tapped.whyItHolds} ${stepsLeftLine(play, HERO.steps.length)}`}</p>
  }
  return (
    <>
      <p className={styles.note}>
        <PenArrow />
        <span>
          <span className={typography.visuallyHidden}>Step {latest + 1} doesn’t follow. </span>
          {tapped.note}
        </span>
      </p>
      <p className={styles.name}>
        <b>{CONCEPT_NAMES[HERO.concept]}</b> {HERO.inShort}
      </p>
    </>
  )
}

/** The order of the taps is not known: wrong steps count first. */
function tapAll(tapped: readonly number[]): HeroPlay {
  const inOrder = tapped.toSorted((one, other) => Number(one === BROKEN) - Number(other === BROKEN))
  return inOrder.reduce((play, index) => tapStep(play, index, BROKEN), FRESH_HERO)
}

/**
 * A step to tap. It is a native radio button, so that it can be tapped in the printed page; each is a group of its own,
 * so that the arrow keys don't mark steps on the way.
 */
function OpenStep({ text, number, onTap }: { text: string; number: number; onTap: () => void }) {
  return (
    <label className={step.step}>
      <input type="radio" onChange={onTap} onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onTap()} />
      <b>{number}</b>
      <span>
        <span>{text}</span>
      </span>
    </label>
  )
}

/** A step that was tapped or shown: the pen marks the one that breaks, and one that holds is only set back. */
function MarkedStep({ step: marked, number, isTapped }: { step: HeroStep; number: number; isTapped: boolean }) {
  if (marked.isSound) {
    return (
      <div className={classNames(step.step, isTapped && styles.sound)}>
        <b>
          <span className={typography.visuallyHidden}>Step </span>
          {number}
          {isTapped && <span className={typography.visuallyHidden}>, fine</span>}
        </b>
        <span>{marked.text}</span>
      </div>
    )
  }
  const { text, ringed, claim } = marked
  const [before = '', after = ''] = text.slice(ringed.length).split(claim)
  return (
    <div className={classNames(step.step, styles.failing)}>
      <b>
        <span className={typography.visuallyHidden}>Step </span>
        {number}
        <span className={typography.visuallyHidden}>, it doesn’t follow</span>
      </b>
      <span>
        <PenRing>{ringed}</PenRing>
        {before}
        <span className={classNames(pen.wave, styles.wave)}>{claim}</span>
        {after}
      </span>
    </div>
  )
}

function WayIntoRound({ play }: { play: HeroPlay }) {
  return (
    <div className={styles.solved}>
      <div>
        <h2>{invitationLine(play, BROKEN)}</h2>
        <p className={styles.cells} role="img" aria-label={play.isShown ? 'Nine cells' : 'One found, eight to go'}>
          {CELLS.map((cell) => (
            <i key={cell} className={cell === 0 && !play.isShown ? styles.printed : styles.open} />
          ))}
        </p>
      </div>
      <Link className={buttons.primary} href={NEW_ROUND_ADDRESS}>
        Start a round <Icon name="arrowRight" />
      </Link>
    </div>
  )
}
