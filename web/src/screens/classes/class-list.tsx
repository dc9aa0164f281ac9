import type { getClasses } from '@think-twice/contract/classes'
import type { Reply } from '@think-twice/contract/endpoint'
import { CLASS_KEPT_DAYS, CLASSES_A_PERSON } from '@think-twice/core/class/class-limits'
import { Link } from 'wouter'
import { classAddress, classRoundAddress, FOR_TEACHERS_ADDRESS, NEW_CLASS_ADDRESS } from '../../addresses.ts'
import { useClasses } from '../../data/classes.ts'
import { Ballot, doneCells } from '../../parts/ballot.tsx'
import { StepButtons, StepSheet } from '../../parts/next-step/step-sheet.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import typography from '../../ui/text.module.css'
import styles from './class-list.module.css'
import { ClassPage, ClassPageLoading } from './class-page.tsx'
import { byDayText, DOING, keptText, seatsText } from './class-words.ts'

type ListedClass = Reply<typeof getClasses>[number]

/** The classes of whoever is signed in, the last used first. */
export function ClassList() {
  const classes = useClasses()
  if (!classes.data) return <ClassPageLoading query={classes} what="Your classes" />
  if (classes.data.length === 0) return <NoClass />
  return (
    <ClassPage
      title="Classes"
      aside={
        <Link className={buttons.primary} href={NEW_CLASS_ADDRESS}>
          Start a class
        </Link>
      }
    >
      {classes.data.map((each) => (
        <ListRow key={each.id} classroom={each} />
      ))}
      <p className={typography.fine}>
        {classes.data.length} of {CLASSES_A_PERSON} classes. A class goes by itself {CLASS_KEPT_DAYS} days after its
        last use.
      </p>
    </ClassPage>
  )
}

function NoClass() {
  return (
    <ClassPage title="Classes" isOpen>
      <StepSheet kind="First" detail="about a minute" title="A way in for a whole class">
        <p>
          You get a code of six characters. Students type it on any device and are in: no account, no password, no email
          address. What they answer shows you which flaws they take for which.
        </p>
        <StepButtons>
          <Link className={buttons.primary} href={NEW_CLASS_ADDRESS}>
            Start a class <Icon name="arrowRight" />
          </Link>
          <Link className={typography.link} href={FOR_TEACHERS_ADDRESS}>
            What a lesson looks like
          </Link>
        </StepButtons>
      </StepSheet>
    </ClassPage>
  )
}

function ListRow({ classroom }: { classroom: ListedClass }) {
  const live = classroom.rounds.find(({ kind }) => kind === 'live')
  return (
    <article className={styles.row}>
      <div>
        <h2>
          <Link className={styles.whole} href={classAddress(classroom.id)}>
            {classroom.name}
          </Link>
        </h2>
        <p className={typography.small}>{seatsText(classroom.kind, classroom.seats)}</p>
        <p className={typography.fine}>{keptText(classroom.expiresAt)}</p>
      </div>
      <GoingOn classroom={classroom} />
      {live ? (
        <Link className={buttons.small} href={classRoundAddress(classroom.id, live.id)}>
          Back to the wall
        </Link>
      ) : (
        <Icon name="arrowRight" />
      )}
    </article>
  )
}

/** The open round of a class: one sentence and, for an assigned round, a cell for each seat. */
function GoingOn({ classroom }: { classroom: ListedClass }) {
  const live = classroom.rounds.find(({ kind }) => kind === 'live')
  const [out] = classroom.rounds
  if (live) {
    const { phase, position } = live.state
    return (
      <p>
        <b>Live now</b>
        <span>
          {`, ${DOING[phase]}${phase === 'door' ? '' : ` about scenario ${position + 1} of ${live.scenarioIds.length}`}.`}
        </span>
      </p>
    )
  }
  if (out) {
    const until = out.dueAt === null ? 'A round is out' : `A round is out until ${byDayText(out.dueAt)}`
    return (
      <div>
        <p>{`${until}: ${out.done} of ${classroom.joined} have done it.`}</p>
        <Ballot
          cells={doneCells(out.done, classroom.joined)}
          label={`${out.done} of ${classroom.joined} have done it`}
        />
      </div>
    )
  }
  if (classroom.joined === 0)
    return <p>{`Nobody has joined yet. ${classroom.isOpen ? 'The door is open.' : 'The door is closed.'}`}</p>
  return <p>Nothing is out.</p>
}
