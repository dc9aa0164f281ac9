import { CLASS_KEPT_DAYS } from '@think-twice/core/class/class-limits'
import type { ConceptId } from '@think-twice/core/vocabulary'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { CLASSES_ADDRESS, NEW_CLASS_ADDRESS, printAddress, requestedAtLearn } from '../../addresses.ts'
import { openAuth } from '../../auth/auth-dialog-state.ts'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useIsHydrated } from '../../browser/prerendered-page.ts'
import pages from '../../frame/page.module.css'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { LabeledSection } from '../../ui/labeled-section.tsx'
import { Row } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { Text } from '../../ui/text.tsx'
import { DownloadQuestions } from './download-questions.tsx'
import { LessonExample, LessonMinutes, WhyTalk } from './lesson.tsx'
import { PrintScenarios } from './print-scenarios.tsx'
import styles from './teachers-screen.module.css'

/** The page for teachers, or sheets to print. */
export function TeachersRoute() {
  const [search] = useSearchParams()
  const requested = requestedAtLearn(search)
  if (requested.kind !== 'print') return <TeachersScreen />
  return <PrintScenarios scenarioIds={requested.scenarioIds} about={requested.about} />
}

/** The page for teachers, open to visitors: a lesson minute by minute, a class to start, worksheets, and files. */
export function TeachersScreen() {
  usePageTitle('For teachers')
  const [about, setAbout] = useState<readonly ConceptId[]>([])
  return (
    <div className={pages.page}>
      <div className={styles.top}>
        <div>
          <h1>A lesson in twenty minutes</h1>
          <p className={styles.lead}>
            Four short arguments on the wall. Your students vote, talk, and vote again. You see which flaws they take
            for which, and how many good arguments they accuse.
          </p>
          <Row gap={3} top={6} className={styles.buttons}>
            <StartClassButtons />
            <PrintWorksheet about={[]} />
          </Row>
          <Text look="fine" top={4}>
            To start a class you need an account, without an email address. Your students need none.
          </Text>
        </div>
        <LessonExample />
      </div>
      <LessonMinutes />
      <WhyTalk />
      <Section title="What else there is" size="medium">
        <LabeledSection title="Two kinds of seats">
          <p className={styles.lede}>
            <b>Anonymous</b>: whoever has the code takes a seat, and you see totals only. <b>Named</b>: you give each
            seat a label, print a card for it, and see who has done what.
          </p>
        </LabeledSection>
        <LabeledSection title="For homework">
          <p className={styles.lede}>
            The same scenarios without you: each at their own pace until a day you name, with the reason after every
            answer, also without a network. A link or a code leads there.
          </p>
        </LabeledSection>
        <LabeledSection title="Without devices">
          <p className={styles.lede}>
            A worksheet with lines for a reason, and the key with all the reasons on pages of its own. A4 and Letter;
            black ink is enough.
          </p>
          <PrintWorksheet about={about} />
        </LabeledSection>
        <LabeledSection title="Into your own system">
          <DownloadQuestions about={about} onChoose={setAbout} />
        </LabeledSection>
        <LabeledSection title="Privacy, in four lines">
          <Privacy />
        </LabeledSection>
      </Section>
    </div>
  )
}

/** Starting a class needs an account: visitors make one first and then come to the form. */
function StartClassButtons() {
  const user = useCurrentUser()
  const isHydrated = useIsHydrated()
  if (user === null || !isHydrated) {
    return (
      <button type="button" className={buttons.primary} onClick={() => openAuth('register', NEW_CLASS_ADDRESS)}>
        Start a class <Icon name="arrowRight" />
      </button>
    )
  }
  return (
    <>
      <Link className={buttons.primary} href={NEW_CLASS_ADDRESS}>
        Start a class <Icon name="arrowRight" />
      </Link>
      <Link className={buttons.button} href={CLASSES_ADDRESS}>
        Your classes
      </Link>
    </>
  )
}

function PrintWorksheet({ about }: { about: readonly ConceptId[] }) {
  return (
    <Link className={buttons.button} href={printAddress({ about })}>
      <Icon name="print" /> Print a worksheet
    </Link>
  )
}

const PRIVACY: readonly ReactNode[] = [
  'Students are asked for no email address, birth date, password or account, and nothing is loaded from anybody else’s server.',
  'In a class with anonymous seats no name is asked either. You see how the class answered, never who answered what.',
  'In one with named seats, you see what each did in this class, and nothing else about them.',
  `A class goes with all its answers ${CLASS_KEPT_DAYS} days after its last use, or at once when you delete it.`,
]

function Privacy() {
  return (
    <ol className={styles.privacy}>
      {PRIVACY.map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={number} className={typography.small}>
          {line}
        </li>
      ))}
    </ol>
  )
}
