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
import { Row } from '../../ui/layout.tsx'
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
 * The home page's argument, to be played: tap the step that doesn't follow. The pen responds, and leads into a round.
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
  // The control that was pressed is gone; what it said goes on where it was.
  useEffect(() => {
    if (latest !== undefined) steps.current?.querySelectorAll('li')[latest]?.focus({ preventScroll: true })
  }, [latest])
  return (
    <figure className={classNames(inks.wide, proof.proof, styles.played)}>
      <div className={proof.sheet}>
        <figcaption className={proof.from}>{HERO.from}</figcaption>
        {isSolved || (
          <p className={styles.do}>
            <svg viewBox="0 0 26 30" aria-hidden="true">
              <path d="M22 4C10 4 5 11 6 25M1.5 19.5 6 26l5.5-5.5" />
            </svg>
            Tap the step that doesn’t follow.
          </p>
        )}
        <ol ref={steps} className={styles.steps}>
          {HERO.steps.map((each, index) => (
            <li key={each.text} tabIndex={-1}>
              {isSolved || play.tapped.includes(index) ? (
                <MarkedStep step={each} number={index + 1} play={play} isTapped={play.tapped.includes(index)} />
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
        <p className={typography.visuallyHidden} role="status">
          {spokenResult(play)}
        </p>
        {isSolved ? (
          <WayIntoRound play={play} />
        ) : (
          <Row className={styles.foot} gap={4} rowGap={2} top={4} between>
            <span className={typography.fine}>No sign-up, no timer.</span>
            <button
              type="button"
              className={classNames(buttons.small, buttons.plain)}
              onClick={() => setPlay({ ...play, isShown: true })}
            >
              Show me
            </button>
          </Row>
        )}
      </div>
    </figure>
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
      <input type="radio" onChange={onTap} onKeyDown={({ key }) => key === 'Enter' && onTap()} />
      <b>{number}</b>
      <span>
        <span>{text}</span>
      </span>
    </label>
  )
}

type MarkedStepProps = { step: HeroStep; number: number; play: HeroPlay; isTapped: boolean }

function MarkedStep({ step: marked, number, play, isTapped }: MarkedStepProps) {
  if (!marked.isSound) {
    const { text, ringed, claim, note } = marked
    const [before = '', after = ''] = text.slice(ringed.length).split(claim)
    return (
      <div className={classNames(step.step, styles.bad)}>
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
          <span className={styles.note}>
            <PenArrow />
            <span>{note}</span>
          </span>
        </span>
      </div>
    )
  }
  if (!isTapped) {
    return (
      <div className={step.step}>
        <b>{number}</b>
        <span>{marked.text}</span>
      </div>
    )
  }
  // Only the latest wrong tap keeps its note; earlier ones keep just the line.
  const isLatest = play.tapped.at(-1) === number - 1
  return (
    <div className={classNames(step.step, styles.fine)}>
      <b>
        <Icon name="check" />
        <span className={typography.visuallyHidden}>Step {number}, fine</span>
      </b>
      <span>
        <span className={styles.sound}>{marked.text}</span>
        {isLatest && (
          <span className={styles.note}>
            <PenArrow />
            <span>
              {marked.whyItHolds} {stepsLeftLine(play, HERO.steps.length)}
            </span>
          </span>
        )}
      </span>
    </div>
  )
}

function WayIntoRound({ play }: { play: HeroPlay }) {
  return (
    <div className={styles.won}>
      <p className={styles.name}>
        <b>{CONCEPT_NAMES[HERO.concept]}</b> {HERO.inShort}
      </p>
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

/** The outcome of the latest tap, for screen readers. */
function spokenResult(play: HeroPlay): string {
  const latest = isHeroSolved(play, BROKEN) ? HERO.steps[BROKEN] : HERO.steps[play.tapped.at(-1) ?? -1]
  if (!latest) return ''
  if (latest.isSound) return `${latest.whyItHolds} ${stepsLeftLine(play, HERO.steps.length)}`
  return `Step ${BROKEN + 1} doesn’t follow. ${latest.note} ${CONCEPT_NAMES[HERO.concept]}: ${HERO.inShort} ${invitationLine(play, BROKEN)}`
}
