/** Every screen in every state that looks different, in the order in which one person can come by. */
import { expect, type Locator, type Page } from '@playwright/test'
import { classOf, goOn, openClass, takeSeats, voteAll } from './steps/a-class.ts'
import { fillRegistration, makeCode, newUsername, openForm, PASSWORD, signUp } from './steps/account.ts'
import { openFolds } from './steps/folds.ts'
import { answerItem, answerToday, playRound } from './steps/play-a-round.ts'
import { saveQuizzes } from './steps/saved-results.ts'
import { openClassHere, voteHere } from './steps/seats.ts'
import { finishMissing, question, takeByKeys } from './steps/take-a-quiz.ts'

type Screen = {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Stands on the page once it is complete. */
  sign: (page: Page) => Locator
  /** The texts that the specification quotes for this screen. */
  says?: readonly (string | RegExp)[]
}

const heading = (name: string | RegExp, level?: 1 | 2) => (page: Page) =>
  page.getByRole('heading', { name, ...(level && { level }) })
const example = (page: Page) => page.getByRole('button', { name: 'Go to the question' })
const at = (address: string) => (page: Page) => page.goto(address)

/** Each group is what one visitor, or one learner, opens one after the other. */
export const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  Reading: [
    {
      name: 'home',
      open: at('/'),
      sign: heading('Can you find the step that doesn’t follow?'),
      says: [
        'Standard Quiz',
        '12 Logical Fallacies',
        'Advanced Quiz',
        '24 Fallacies + 24 Biases',
        'Bias Assessment',
        '12 Common Biases',
        'Fallacy Assessment',
        '12 Common Fallacies',
        'Full Bias Assessment',
        'All 24 biases',
        'Full Fallacy Assessment',
        'All 24 fallacies',
        'yourlogicalfallacyis.com',
        'Learn',
        'Login',
        'Sign Up',
      ],
    },
    {
      name: 'the hero, solved after a wrong tap',
      open: async (page) => {
        await page.getByRole('radio', { name: /^2 Sales/ }).click()
        await page.getByRole('radio', { name: /^3 So/ }).click()
      },
      sign: (page) => page.getByRole('link', { name: 'Start a round' }),
    },
    {
      name: 'the catalog’s fallacies',
      open: at('/learn'),
      sign: (page) => page.getByRole('article').nth(23),
      says: [
        'Logical Fallacies (24)',
        'Cognitive Biases (24)',
        'Informal',
        'Medium severity',
        /^\+\d more$/,
        'Learn More',
        'Log in to save favorites.',
      ],
    },
    {
      name: 'the catalog’s biases',
      open: at('/learn?type=cognitive-biases'),
      sign: (page) => page.getByRole('article').nth(23),
    },
    {
      name: 'the study view of a concept',
      open: at('/learn?focus=composition-division'),
      sign: heading('Composition/Division'),
    },
    {
      name: 'the page for teachers',
      open: at('/learn?for=teachers'),
      sign: (page) => page.getByText(/scenarios about all 48 names/),
    },
    {
      name: 'sheets to print',
      open: at('/learn?for=teachers&print&about=straw-man'),
      sign: (page) => page.getByRole('region', { name: 'Key' }).getByRole('article').nth(5),
    },
    ...['achievements', 'progress', 'streaks', 'learning-paths'].map((tab) => ({
      name: `the sample learner’s ${tab}`,
      open: at(`/progress?tab=${tab}`),
      sign: heading('Sample data'),
      says: [
        ...['Total Points', 'Current Streak', 'Achievements', 'Mastered', 'Progress', 'Streaks', 'Learning Paths'],
        ...(tab === 'learning-paths'
          ? ['Logical Fallacies Basics', 'Cognitive Biases Explorer', 'Critical Thinking Master']
          : []),
      ],
    })),
    { name: 'the 404 page', open: at('/nowhere'), sign: heading('Page Not Found', 1), says: ['Page Not Found'] },
  ],
  Quizzes: [
    {
      name: 'a fresh question',
      open: at('/?start=standard'),
      sign: (page) => question(page, '1'),
      says: ['Standard Quiz', 'Question 1 of 12', '0 answered', /^0:\d\d$/, /^(Easy|Medium|Hard)$/, 'Previous', 'Next'],
    },
    {
      name: 'the result of a quiz',
      open: (page) => takeByKeys(page, 12),
      sign: heading('Quiz Results', 1),
      says: [
        'Quiz Results',
        /^\d+ out of 12 correct/,
        'Total Questions',
        'Correct',
        'Time Taken',
        'Retake Quiz',
        'Back to Home',
      ],
    },
    {
      name: 'an answered question of the longest attempt',
      open: async (page) => {
        await page.goto('/?start=advanced')
        await question(page, '1').press('1')
        await page.keyboard.press('Enter')
        await question(page, '2').press('2')
      },
      sign: (page) => page.getByRole('radio', { checked: true }),
      says: ['Advanced Quiz', 'Question 2 of 48', '2 answered'],
    },
    {
      name: 'home with an attempt to continue',
      open: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
      sign: (page) => page.getByRole('link', { name: 'Continue Advanced Quiz' }),
    },
    {
      name: 'the result of an assessment with every profile in it',
      open: (page) => finishMissing(page, 'bias-assessment', 24),
      sign: heading('Your Bias Profile', 1),
      says: [
        'Your Bias Profile',
        'Questions Analyzed',
        'Biases Detected',
        'Awareness Score',
        /^High/,
        /hypothetical/,
        'Retake Assessment',
        'Back to Home',
      ],
    },
  ],
  Practice: [
    {
      name: 'the example before a newcomer’s second concept',
      open: async (page) => {
        await page.goto('/?round=start')
        const question = page.getByRole('group', { name: /^Which / })
        for (let isShown = false; !isShown; isShown = await example(page).isVisible()) {
          await answerItem(page)
          await page.keyboard.press('Enter')
          await expect(example(page).or(question)).toBeVisible()
        }
      },
      sign: example,
    },
    {
      name: 'a round with a choice made',
      open: async (page) => {
        await page.goto('/?round=about&focus=straw-man')
        await page
          .getByRole('radio', { name: /^(?!No )/ })
          .first()
          .click()
      },
      sign: (page) => page.getByRole('button', { name: /^Sure/ }),
    },
    {
      name: 'the sentences of a round’s scenario',
      open: (page) => page.getByRole('button', { name: /^Sure/ }).click(),
      sign: heading('Where does it break?'),
    },
    {
      name: 'a verdict of a round',
      open: (page) => page.getByRole('button', { name: /^Sentence 1 / }).click(),
      sign: (page) => page.getByRole('button', { name: 'Next', exact: true }),
    },
    {
      name: 'the end of a round',
      open: async (page) => {
        await page.goto('/?round=about&focus=fundamental-attribution-error')
        await playRound(page)
      },
      sign: heading(/of 8$/),
    },
    { name: 'today’s argument', open: at('/?today'), sign: (page) => page.getByRole('radio').first() },
    {
      name: 'today’s argument, answered',
      open: (page) => answerToday(page, 0),
      sign: (page) => page.getByText(/^The next argument comes out at midnight/),
    },
    {
      name: 'a link to a round that was cut off',
      open: at('/?round=with&of=1abc'),
      sign: heading('This round can’t be played'),
    },
  ],
  Forms: [
    {
      name: 'the login form',
      open: async (page) => {
        await page.goto('/learn')
        await openForm(page, 'Login')
      },
      sign: (page) => page.getByRole('dialog', { name: 'Welcome back' }),
      says: ['Username', 'Password', 'Sign In', 'Sign up'],
    },
    {
      name: 'the form for a forgotten password',
      open: (page) => page.getByRole('button', { name: 'Use your recovery code' }).click(),
      sign: (page) => page.getByRole('dialog', { name: 'Set a new password' }),
    },
    {
      name: 'the register form with a problem',
      open: async (page) => {
        await page.goto('/learn')
        await openForm(page, 'Sign Up')
        await fillRegistration(page, { confirmation: 'secrets' })
      },
      sign: (page) => page.getByRole('dialog').getByText('Passwords do not match. Please try again.').first(),
      says: ['Full Name', 'Username', 'Password', 'Confirm Password', 'Create Account', 'Sign in'],
    },
  ],
  'A learner’s pages': [
    {
      name: 'home of a signed-in person',
      open: async (page) => {
        await signUp(page, `${newUsername()}.with.the.longest.name.of.all`)
        await page.goto('/')
      },
      sign: (page) => page.getByRole('link', { name: 'Play the first round' }),
    },
    {
      name: 'the account page',
      open: at('/dashboard?account'),
      sign: (page) => page.getByText('This device', { exact: true }),
    },
    {
      name: 'the account page with a new recovery code',
      open: (page) => makeCode(page, PASSWORD),
      sign: (page) => page.getByRole('button', { name: 'I’ve saved it' }),
    },
    {
      name: 'the dashboard of a new learner',
      open: async (page) => {
        await page.goto('/dashboard')
        await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
        await openFolds(page)
      },
      sign: (page) => page.getByText('Performance visualization coming soon'),
      says: [
        'TOTAL QUIZZES',
        'IMPROVEMENT',
        'LEARNING ITEMS',
        'Performance visualization coming soon',
        'Recent Quizzes',
        'Complete some quizzes to see your progress here!',
        'Take First Quiz',
        'Learning Focus',
        'Fallacies',
        'Biases',
        'Favorites',
        'Learning Overview',
        /last 7 days$/,
        'Weakness Tracker',
        'No significant weaknesses detected. Keep up the great work!',
        'Areas to Focus On',
        'Items encountered',
        'Average mastery',
        'Mastered (80%+)',
        'Complete a quiz today to start your learning streak!',
        'Home',
        'Quizzes',
        'Assessments',
      ],
    },
    {
      name: 'the dashboard of a learner with results',
      open: async (page) => {
        const { id } = await (await page.request.get('/api/session')).json()
        await saveQuizzes(page, { id }, 6)
        await page.goto('/dashboard')
        await expect(page.getByText('TOTAL QUIZZES')).toBeVisible()
        await openFolds(page)
      },
      sign: (page) => page.getByRole('button', { name: /^View All \d+ Areas$/ }),
      says: [
        'AVERAGE SCORE',
        /^\d+ active, \d+ completed$/,
        /^Streak: \d+ tests this week$/,
        'Just now',
        'View',
        'Details',
        'Study',
        /^\d+ of \d+ wrong$/,
        /^Mastery /,
        'Logout',
      ],
    },
    {
      name: 'the details of a quiz',
      open: (page) =>
        page
          .getByRole('button', { name: /^View .+, Just now$/ })
          .first()
          .click(),
      sign: (page) => page.getByRole('dialog', { name: 'Quiz Details' }).getByRole('button', { name: 'Open all 12' }),
      says: ['Quiz Details', 'Score', 'Correct', 'Incorrect', 'Time', 'Question review'],
    },
  ],
  'A teacher’s classes': [
    {
      name: 'the classes of somebody who has none',
      open: async (page) => {
        await signUp(page)
        await page.goto('/dashboard?classes')
      },
      sign: heading('A way in for a whole class'),
    },
    {
      name: 'the form for a class, with a problem',
      open: async (page) => {
        await page.goto('/dashboard?classes=new')
        await page.getByRole('radio', { name: /^Named/ }).check()
        await page.getByLabel('Students read it when they join').fill('Period 3')
        await page.getByLabel('One a line').fill('Amara\nBen\nAmara')
        await page.getByRole('button', { name: 'Make the class' }).click()
      },
      sign: (page) => page.getByText('“Amara” is there twice.'),
    },
    {
      name: 'a new class with its seat codes',
      open: async (page) => {
        await page.getByLabel('One a line').fill('Amara\nBen\nChiara, whose label is as long as one could be')
        await page.getByRole('button', { name: 'Make the class' }).click()
      },
      sign: (page) => page.getByText('3 new seat codes'),
    },
    {
      name: 'the form for a class’s round',
      open: async (page) => {
        await openClass(page, 'anonymous')
        await page.getByRole('link', { name: 'Choose the scenarios' }).click()
        await page.getByRole('radio', { name: /^One to four names/ }).check()
        await page.getByRole('radio', { name: /^Assigned/ }).check()
      },
      sign: (page) => page.getByRole('button', { name: 'Replace scenario 4' }),
    },
    {
      name: 'the wall with the way in',
      open: async (page) => {
        await page.getByRole('radio', { name: /^Live/ }).check()
        await page.getByRole('button', { name: 'Make the round' }).click()
      },
      sign: heading('Take a seat'),
    },
    {
      name: 'the wall with the split of a vote',
      open: async (page) => {
        const seats = await takeSeats(page, (await classOf(page)).code, 28)
        await goOn(page, 'Start', /Which/)
        await voteAll(page, seats, 0, { vote: 1, votes: [9, 12, 7] })
        await goOn(page, 'Show the split', /You don’t agree/)
      },
      sign: (page) => page.getByRole('button', { name: 'Talk' }),
    },
    {
      name: 'the wall with the clock of the talk',
      open: (page) => goOn(page, 'Talk', /Who convinces whom/),
      sign: (page) => page.getByRole('timer'),
    },
    {
      name: 'the wall with both votes',
      open: async (page) => {
        await goOn(page, 'Vote again', /Vote once more/)
        await goOn(page, 'Show both', /After talking/)
      },
      sign: (page) => page.getByRole('button', { name: 'Next scenario' }),
    },
    {
      name: 'the results of a live round',
      open: async (page) => {
        await goOn(page, 'End here', /That’s the round/)
        await page.getByRole('button', { name: 'Open the results' }).click()
      },
      sign: (page) => page.getByText('Fooled most:'),
    },
    {
      name: 'one class',
      open: (page) => page.getByRole('link', { name: 'Period 3' }).click(),
      sign: (page) => page.getByText('The whole report'),
    },
    {
      name: 'the report of a class',
      open: (page) => page.getByText('The whole report').click(),
      sign: heading('Did it last?'),
    },
    { name: 'the list of classes', open: at('/dashboard?classes'), sign: (page) => page.getByText('2 of 20 classes.') },
  ],
  'A seat in a class': [
    {
      name: 'the page that asks for a class code',
      open: at('/?class=222222'),
      sign: (page) => page.getByText('No class has the code 222 222. Look at the wall and try again.'),
    },
    {
      name: 'the door of a class',
      open: (page) => openClassHere(page),
      sign: (page) => page.getByRole('button', { name: 'Take a seat' }),
    },
    {
      name: 'a seat for which a round waits',
      open: (page) => page.getByRole('button', { name: 'Take a seat' }).click(),
      sign: (page) => page.getByRole('button', { name: 'Start' }),
    },
    {
      name: 'the way out of a seat',
      open: (page) => page.getByRole('button', { name: 'Not you? Leave this seat' }).click(),
      sign: (page) => page.getByRole('dialog', { name: 'Leave this seat?' }),
    },
    {
      name: 'a vote of a live round',
      open: async (page) => {
        await page.getByRole('button', { name: 'Stay' }).click()
        await voteHere(page, 'vote')
        await page.getByRole('radio').first().check()
      },
      sign: (page) => page.getByRole('button', { name: /^Sure/ }),
    },
    {
      name: 'a vote that is in',
      open: (page) => page.getByRole('button', { name: /^Sure/ }).click(),
      sign: heading('That’s in.'),
    },
    {
      name: 'the split of a class',
      open: (page) => voteHere(page, 'split'),
      sign: heading('How the class split'),
    },
    {
      name: 'the talk of a class',
      open: (page) => voteHere(page, 'talk'),
      sign: heading('Find somebody who chose differently.'),
    },
    {
      name: 'the key of a live scenario',
      open: async (page) => {
        await voteHere(page, 'again')
        await voteHere(page, 'both')
      },
      sign: heading('With one thing changed'),
    },
  ],
}
