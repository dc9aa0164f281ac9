/** Every screen in every state that looks different, in the order in which one person can come by. */
import { expect, type Locator, type Page } from '@playwright/test'
import { classOf, goOn, openClass, takeSeats, voteAll } from './steps/a-class.ts'
import { fillRegistration, makeCode, newUsername, openForm, PASSWORD, signUp } from './steps/account.ts'
import { openFolds } from './steps/folds.ts'
import { answerItem, answerToday, playRound } from './steps/play-a-round.ts'
import { saveQuizzes } from './steps/saved-results.ts'
import { openClassHere, voteHere } from './steps/seats.ts'
import { finishMissing, question, takeByKeys } from './steps/take-a-quiz.ts'

/** A state of a screen, the way to it, a control or text that stands there once it is complete, and texts it must show. */
type Screen = readonly [
  name: string,
  open: (page: Page) => Promise<unknown>,
  sign: (page: Page) => Locator,
  texts?: readonly (string | RegExp)[],
]

type Name = string | RegExp
const heading = (name: Name, level?: 1 | 2) => (page: Page) =>
  page.getByRole('heading', { name, ...(level && { level }) })
const button = (name: Name) => (page: Page) => page.getByRole('button', { name })
const link = (name: Name) => (page: Page) => page.getByRole('link', { name })
const text = (content: Name) => (page: Page) => page.getByText(content)
const example = button('Go to the question')
const at = (address: string) => (page: Page) => page.goto(address)
const press = (name: Name) => (page: Page) => button(name)(page).click()

/** Texts that the specification quotes, in one string, and patterns. */
function texts(quoted: string, ...patterns: readonly RegExp[]) {
  return [...quoted.trim().split(/\s*·\s*/), ...patterns]
}
const PATHS = '· Logical Fallacies Basics · Cognitive Biases Explorer · Critical Thinking Master'

/** Each group is what one visitor, or one learner, opens one after the other. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  Reading: [
    [
      'home',
      at('/'),
      heading('Can you find the step that doesn’t follow?'),
      texts(`Standard Quiz · 12 Logical Fallacies · Advanced Quiz · 24 Fallacies + 24 Biases
        · Bias Assessment · 12 Common Biases · Fallacy Assessment · 12 Common Fallacies
        · Full Bias Assessment · All 24 biases · Full Fallacy Assessment · All 24 fallacies
        · yourlogicalfallacyis.com · Learn · Login · Sign Up`),
    ],
    [
      'the hero, solved after a wrong tap',
      async (page) => {
        await page.getByRole('radio', { name: /^2 Sales/ }).click()
        await page.getByRole('radio', { name: /^3 So/ }).click()
      },
      link('Start a round'),
    ],
    [
      'the catalog’s fallacies',
      at('/learn'),
      (page) => page.getByRole('article').nth(23),
      texts(
        `Logical Fallacies (24) · Cognitive Biases (24) · Informal · Medium severity · Learn More
        · Log in to save favorites.`,
        /^\+\d more$/,
      ),
    ],
    ['the catalog’s biases', at('/learn?type=cognitive-biases'), (page) => page.getByRole('article').nth(23)],
    ['the study view of a concept', at('/learn?focus=composition-division'), heading('Composition/Division')],
    ['the page for teachers', at('/learn?for=teachers'), text(/scenarios about all 48 names/)],
    [
      'sheets to print',
      at('/learn?for=teachers&print&about=straw-man'),
      (page) => page.getByRole('region', { name: 'Key' }).getByRole('article').nth(5),
    ],
    ...['achievements', 'progress', 'streaks', 'learning-paths'].map(
      (tab): Screen => [
        `the sample learner’s ${tab}`,
        at(`/progress?tab=${tab}`),
        heading('Sample data'),
        texts(`Total Points · Current Streak · Achievements · Mastered · Progress · Streaks · Learning Paths
          ${tab === 'learning-paths' ? PATHS : ''}`),
      ],
    ),
    ['the 404 page', at('/nowhere'), heading('Page Not Found', 1), texts('Page Not Found')],
  ],
  Quizzes: [
    [
      'a fresh question',
      at('/?start=standard'),
      (page) => question(page, '1'),
      texts('Standard Quiz · Question 1 of 12 · 0 answered · Previous · Next', /^0:\d\d$/, /^(Easy|Medium|Hard)$/),
    ],
    [
      'the result of a quiz',
      (page) => takeByKeys(page, 12),
      heading('Quiz Results', 1),
      texts(
        'Quiz Results · Total Questions · Correct · Time Taken · Retake Quiz · Back to Home',
        /^\d+ out of 12 correct/,
      ),
    ],
    [
      'an answered question of the longest attempt',
      async (page) => {
        await page.goto('/?start=advanced')
        await question(page, '1').press('1')
        await page.keyboard.press('Enter')
        await question(page, '2').press('2')
      },
      (page) => page.getByRole('radio', { checked: true }),
      texts('Advanced Quiz · Question 2 of 48 · 2 answered'),
    ],
    [
      'home with an attempt to continue',
      (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
      link('Continue Advanced Quiz'),
    ],
    [
      'the result of an assessment with every profile in it',
      (page) => finishMissing(page, 'bias-assessment', 24),
      heading('Your Bias Profile', 1),
      texts(
        `Your Bias Profile · Questions Analyzed · Biases Detected · Awareness Score · Retake Assessment
        · Back to Home`,
        /^High/,
        /hypothetical/,
      ),
    ],
  ],
  Practice: [
    [
      'the example before a newcomer’s second concept',
      async (page) => {
        await page.goto('/?round=start')
        const question = page.getByRole('group', { name: /^Which / })
        for (let isShown = false; !isShown; isShown = await example(page).isVisible()) {
          await answerItem(page)
          await page.keyboard.press('Enter')
          await expect(example(page).or(question)).toBeVisible()
        }
      },
      example,
    ],
    [
      'a round with a choice made',
      async (page) => {
        await page.goto('/?round=about&focus=straw-man')
        await page
          .getByRole('radio', { name: /^(?!No )/ })
          .first()
          .click()
      },
      button(/^Sure/),
    ],
    ['the sentences of a round’s scenario', press(/^Sure/), heading('Where does it break?')],
    ['a verdict of a round', press(/^Sentence 1 /), (page) => page.getByRole('button', { name: 'Next', exact: true })],
    [
      'the end of a round',
      async (page) => {
        await page.goto('/?round=about&focus=fundamental-attribution-error')
        await playRound(page)
      },
      heading(/of 8$/),
    ],
    ['today’s argument', at('/?today'), (page) => page.getByRole('radio').first()],
    ['today’s argument, answered', (page) => answerToday(page, 0), text(/^The next argument comes out at midnight/)],
    ['a link to a round that was cut off', at('/?round=with&of=1abc'), heading('This round can’t be played')],
  ],
  Forms: [
    [
      'the login form',
      async (page) => {
        await page.goto('/learn')
        await openForm(page, 'Login')
      },
      (page) => page.getByRole('dialog', { name: 'Welcome back' }),
      texts('Username · Password · Sign In · Sign up'),
    ],
    [
      'the form for a forgotten password',
      press('Use your recovery code'),
      (page) => page.getByRole('dialog', { name: 'Set a new password' }),
    ],
    [
      'the register form with a problem',
      async (page) => {
        await page.goto('/learn')
        await openForm(page, 'Sign Up')
        await fillRegistration(page, { confirmation: 'secrets' })
      },
      (page) => page.getByRole('dialog').getByText('Passwords do not match. Please try again.').first(),
      texts('Full Name · Username · Password · Confirm Password · Create Account · Sign in'),
    ],
  ],
  'A learner’s pages': [
    [
      'home of a signed-in person',
      async (page) => {
        await signUp(page, `${newUsername()}.with.the.longest.name.of.all`)
        await page.goto('/')
      },
      link('Play the first round'),
    ],
    ['the account page', at('/dashboard?account'), (page) => page.getByText('This device', { exact: true })],
    ['the account page with a new recovery code', (page) => makeCode(page, PASSWORD), button('I’ve saved it')],
    [
      'the dashboard of a new learner',
      async (page) => {
        await page.goto('/dashboard')
        await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
        await openFolds(page)
      },
      text('Performance visualization coming soon'),
      texts(
        `TOTAL QUIZZES · IMPROVEMENT · LEARNING ITEMS · Performance visualization coming soon
        · Recent Quizzes · Complete some quizzes to see your progress here! · Take First Quiz
        · Learning Focus · Fallacies · Biases · Favorites · Learning Overview · Weakness Tracker
        · No significant weaknesses detected. Keep up the great work! · Areas to Focus On
        · Items encountered · Average mastery · Mastered (80%+)
        · Complete a quiz today to start your learning streak! · Home · Quizzes · Assessments`,
        /last 7 days$/,
      ),
    ],
    [
      'the dashboard of a learner with results',
      async (page) => {
        const { id } = await (await page.request.get('/api/session')).json()
        await saveQuizzes(page, { id }, 6)
        await page.goto('/dashboard')
        await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
        await openFolds(page)
      },
      button(/^View All \d+ Areas$/),
      texts(
        'AVERAGE SCORE · Just now · View · Details · Study · Logout',
        /^\d+ active, \d+ completed$/,
        /^Streak: \d+ tests this week$/,
        /^\d+ of \d+ wrong$/,
        /^Mastery /,
      ),
    ],
    [
      'the details of a quiz',
      (page) =>
        page
          .getByRole('button', { name: /^View .+, Just now$/ })
          .first()
          .click(),
      (page) => page.getByRole('dialog', { name: 'Quiz Details' }).getByRole('button', { name: 'Open all 12' }),
      texts('Quiz Details · Score · Correct · Incorrect · Time · Question review'),
    ],
  ],
  'A teacher’s classes': [
    [
      'the classes of somebody who has none',
      async (page) => {
        await signUp(page)
        await page.goto('/dashboard?classes')
      },
      heading('A way in for a whole class'),
    ],
    [
      'the form for a class, with a problem',
      async (page) => {
        await page.goto('/dashboard?classes=new')
        await page.getByRole('radio', { name: /^Named/ }).check()
        await page.getByLabel('Students read it when they join').fill('Period 3')
        await page.getByLabel('One a line').fill('Amara\nBen\nAmara')
        await page.getByRole('button', { name: 'Make the class' }).click()
      },
      text('“Amara” is there twice.'),
    ],
    [
      'a new class with its seat codes',
      async (page) => {
        await page.getByLabel('One a line').fill('Amara\nBen\nChiara, whose label is as long as one could be')
        await page.getByRole('button', { name: 'Make the class' }).click()
      },
      text('3 new seat codes'),
    ],
    [
      'the form for a class’s round',
      async (page) => {
        await openClass(page, 'anonymous')
        await page.getByRole('link', { name: 'Choose the scenarios' }).click()
        await page.getByRole('radio', { name: /^One to four names/ }).check()
        await page.getByRole('radio', { name: /^Assigned/ }).check()
      },
      button('Replace scenario 4'),
    ],
    [
      'the wall with the way in',
      async (page) => {
        await page.getByRole('radio', { name: /^Live/ }).check()
        await page.getByRole('button', { name: 'Make the round' }).click()
      },
      heading('Take a seat'),
    ],
    [
      'the wall with the split of a vote',
      async (page) => {
        const seats = await takeSeats(page, (await classOf(page)).code, 28)
        await goOn(page, 'Start', /Which/)
        await voteAll(page, seats, 0, { vote: 1, votes: [9, 12, 7] })
        await goOn(page, 'Show the split', /You don’t agree/)
      },
      button('Talk'),
    ],
    [
      'the wall with the clock of the talk',
      (page) => goOn(page, 'Talk', /Who convinces whom/),
      (page) => page.getByRole('timer'),
    ],
    [
      'the wall with both votes',
      async (page) => {
        await goOn(page, 'Vote again', /Vote once more/)
        await goOn(page, 'Show both', /After talking/)
      },
      button('Next scenario'),
    ],
    [
      'the results of a live round',
      async (page) => {
        await goOn(page, 'End here', /That’s the round/)
        await page.getByRole('button', { name: 'Open the results' }).click()
      },
      text('Fooled most:'),
    ],
    ['one class', (page) => page.getByRole('link', { name: 'Period 3' }).click(), text('The whole report')],
    ['the report of a class', (page) => page.getByText('The whole report').click(), heading('Did it last?')],
    ['the list of classes', at('/dashboard?classes'), text('2 of 20 classes.')],
  ],
  'A seat in a class': [
    [
      'the page that asks for a class code',
      at('/?class=222222'),
      text('No class has the code 222 222. Look at the wall and try again.'),
    ],
    ['the door of a class', (page) => openClassHere(page), button('Take a seat')],
    ['a seat for which a round waits', press('Take a seat'), button('Start')],
    [
      'the way out of a seat',
      press('Not you? Leave this seat'),
      (page) => page.getByRole('dialog', { name: 'Leave this seat?' }),
    ],
    [
      'a vote of a live round',
      async (page) => {
        await page.getByRole('button', { name: 'Stay' }).click()
        await voteHere(page, 'vote')
        await page.getByRole('radio').first().check()
      },
      button(/^Sure/),
    ],
    ['a vote that is in', press(/^Sure/), heading('That’s in.')],
    ['the split of a class', (page) => voteHere(page, 'split'), heading('How the class split')],
    ['the talk of a class', (page) => voteHere(page, 'talk'), heading('Find somebody who chose differently.')],
    [
      'the key of a live scenario',
      async (page) => {
        await voteHere(page, 'again')
        await voteHere(page, 'both')
      },
      heading('With one thing changed'),
    ],
  ],
}
