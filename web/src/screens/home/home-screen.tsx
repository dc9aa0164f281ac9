import { questionCountOf } from '@think-twice/core/quiz/quiz-modes'
import { BIASES, FALLACIES } from '@think-twice/core/vocabulary'
import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../browser/current-user.ts'
import { usePageTitle } from '../../browser/page-title.ts'
import { useGoToHashTarget } from '../../browser/scrolling.ts'
import pages from '../../frame/page.module.css'
import { Page } from '../../frame/page.tsx'
import { Glyph } from '../../parts/cells.tsx'
import { useUnfinishedWork } from '../../parts/next-step/unfinished.tsx'
import { classNames } from '../../ui/class-names.ts'
import loading from '../../ui/loading.module.css'
import { Loader } from '../../ui/loading.tsx'
import { DoubleRule } from '../../ui/section.tsx'
import typography from '../../ui/text.module.css'
import { ConceptIndex } from './concept-index.tsx'
import { HeroSection } from './hero-section.tsx'
import styles from './home-screen.module.css'
import { LastResult } from './last-result.tsx'
import cards from './quiz-card.module.css'
import { QuizCard } from './quiz-card.tsx'
import { TodayStrip } from './today-strip.tsx'
import { UnfinishedList } from './unfinished-list.tsx'

// What is recommended to a signed-in person stays out of a newcomer's first screen.
const NextUp = lazy(async () => ({ default: (await import('./next-up.tsx')).NextUp }))

/** The home page: something to play for a newcomer, the one thing to do next for a signed-in person. */
export function HomeScreen() {
  usePageTitle()
  useGoToHashTarget()
  const user = useCurrentUser()
  const work = useUnfinishedWork()
  return (
    <Page>
      <div className={pages.width}>
        {user ? (
          <Suspense fallback={<Opening />}>
            <NextUp user={user} work={work} />
          </Suspense>
        ) : (
          <HeroSection />
        )}
        <div className={styles.rest}>
          {user === null && <UnfinishedList work={work} />}
          <TodayStrip userId={user?.id ?? null} />
          <LastResult />
          <Quizzes />
          <Assessments />
          <ConceptIndex />
        </div>
      </div>
    </Page>
  )
}

function Opening() {
  return (
    <div className={loading.waiting}>
      <Loader>Looking up what’s due...</Loader>
    </div>
  )
}

function Quizzes() {
  return (
    <section className={styles.group} aria-labelledby="quizzes">
      <DoubleRule className={styles.rule} />
      <div className={styles.head}>
        <h2 id="quizzes" tabIndex={-1}>
          Quizzes
        </h2>
        <p className={typography.small}>Scored out of 100, with every answer explained at the end.</p>
        <ul className={styles.types}>
          <li>
            <Glyph type="fallacy" />
            <span>A fallacy is a crack in the argument.</span>
          </li>
          <li>
            <Glyph type="bias" />
            <span>A bias is a tilt in the thinker.</span>
          </li>
        </ul>
      </div>
      <div className={classNames(cards.list, cards.ofQuizzes)}>
        <QuizCard
          mode="standard"
          name="Standard Quiz"
          set={`${questionCountOf('standard')} Logical Fallacies`}
          line="Twelve short arguments, one flaw in each. The best place to start."
        />
        <QuizCard
          mode="advanced"
          name="Advanced Quiz"
          set={`${FALLACIES.length} Fallacies + ${BIASES.length} Biases`}
          line="The whole catalog in one sitting, shuffled. Grab a coffee."
        />
      </div>
    </section>
  )
}

function Assessments() {
  return (
    <section className={styles.group} aria-labelledby="assessments">
      <DoubleRule className={styles.rule} />
      <div className={styles.head}>
        <h2 id="assessments" tabIndex={-1}>
          Assessments
        </h2>
        <p className={typography.small}>
          No passing score. You get a profile of where your answers leaned, and three tips for each lean.
        </p>
      </div>
      <div className={cards.list}>
        <QuizCard
          mode="mini-bias-assessment"
          name="Bias Assessment"
          set={`${questionCountOf('mini-bias-assessment')} Common Biases`}
          line="The habits of mind most people share, and which ones trip you up."
        />
        <QuizCard
          mode="mini-fallacy-assessment"
          name="Fallacy Assessment"
          set={`${questionCountOf('mini-fallacy-assessment')} Common Fallacies`}
          line="The bad arguments you’re most likely to let through."
        />
        <QuizCard
          mode="bias-assessment"
          name="Full Bias Assessment"
          set={`All ${questionCountOf('bias-assessment')} biases`}
          line="A complete profile, from anchoring to choice overload."
        />
        <QuizCard
          mode="fallacy-assessment"
          name="Full Fallacy Assessment"
          set={`All ${questionCountOf('fallacy-assessment')} fallacies`}
          line="Every fallacy in the catalog, informal and formal."
        />
      </div>
    </section>
  )
}
