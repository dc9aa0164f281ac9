import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../journey-test.ts'
import { newUsername } from '../steps/account.ts'
import { isBehindMenu } from '../steps/navigation.ts'
import { question } from '../steps/take-a-quiz.ts'

/** The browser's own line for a username that is free. */
test.use({ expectedComplaint: /status of 404 .*\/api\/users\/username\// })

test('From the landing page to an account, a quiz, the dashboard, the catalogue and out, with the keyboard alone', async ({
  page,
}) => {
  // Some three hundred stops on nine screens.
  test.setTimeout(120_000)
  const keys = page.keyboard
  const main = page.getByRole('main')
  const username = newUsername()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('signs up', async () => {
    await press(page, 'Tab', page.getByRole('banner').getByRole('button', { name: 'Sign Up' }))
    await keys.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Create an account' })
    await expect(dialog.getByLabel('Full Name')).toBeFocused()
    await keys.type('Ada Byron')
    await press(page, 'Tab', dialog.getByLabel('Username'))
    await keys.type(username)
    await press(page, 'Tab', dialog.getByLabel('Password', { exact: true }))
    await keys.type('correct horse')
    await press(page, 'Tab', dialog.getByRole('button', { name: 'Show characters' }).first())
    await keys.press('Space')
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await press(page, 'Tab', dialog.getByLabel('Confirm Password'))
    await keys.type('correct horse')
    await press(page, 'Tab', dialog.getByLabel('I agree'))
    await keys.press('Space')
    await expect(dialog.getByLabel('I agree')).toBeChecked()
    await press(page, 'Tab', dialog.getByText('Read the terms'))
    await keys.press('Enter')
    await expect(dialog.getByText('it does not diagnose')).toBeVisible()
    await press(page, 'Tab', dialog.getByRole('button', { name: 'Sign in' }))
    await press(page, 'Shift+Tab', dialog.getByRole('button', { name: 'Create Account' }))
    await keys.press('Enter')
    await expect(page.getByText('Welcome to Think Twice, Ada Byron!').first()).toBeVisible()
  })

  await test.step('takes the Standard Quiz, and it is saved', async () => {
    await press(page, 'Tab', main.getByRole('link', { name: 'Standard Quiz', exact: true }))
    await keys.press('Enter')
    // The first question as in any form; the others by letter.
    await expect(question(page, '1')).toBeFocused()
    await press(page, 'Tab', page.getByRole('radio').first())
    for (const option of [1, 2, 3]) {
      await keys.press('ArrowDown')
      await expect(page.getByRole('radio').nth(option)).toBeChecked()
      await expectFocusInSight(page)
    }
    await press(page, 'Tab', page.getByRole('button', { name: 'Next', exact: true }))
    await keys.press('Enter')
    for (let number = 2; number <= 12; number++) {
      await expect(question(page, String(number))).toBeFocused()
      await keys.press('ABCD'[number % 4]!)
      await keys.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeFocused()
    await expectFocusInSight(page)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('reads the dashboard, a quiz and a weakness on it', async () => {
    await follow(page, 'Dashboard')
    await expect(page.getByRole('heading', { name: 'Recent Quizzes' })).toBeVisible()
    const view = main.getByRole('button', { name: 'View Standard Quiz, Just now' })
    await press(page, 'Tab', view)
    await keys.press('Enter')
    const details = page.getByRole('dialog', { name: 'Quiz Details' })
    const reviewed = details.getByRole('article')
    await expect(reviewed).toHaveCount(12)
    await expectFocusInSight(page)
    await expect(reviewed.last()).not.toBeInViewport()
    // The questions are laid out as they come near; the end moves away until all of them are.
    await expect(async () => {
      await keys.press('End')
      await expect(reviewed.last()).toBeInViewport({ timeout: 500 })
    }).toPass()
    await keys.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(view).toBeFocused()

    const weakness = main.getByRole('button', { name: /^Details: / }).first()
    await press(page, 'Tab', weakness)
    const name = (await weakness.getAttribute('aria-label'))!.replace('Details: ', '')
    await keys.press('Enter')
    await expect(weakness).toHaveAttribute('aria-expanded', 'true')
    await expect(main.getByText('Recommended action')).toBeVisible()
    await press(page, 'Tab', main.getByRole('link', { name: `Study ${name}` }).first())

    // To the end of the page, so that every stop has been in sight.
    await press(page, 'Tab', page.getByRole('contentinfo').getByRole('link').last())
  })

  await test.step('likes a concept and studies it', async () => {
    await press(page, 'Tab', page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Learn' }))
    await keys.press('Enter')
    const entry = page.getByRole('article', { name: 'False Cause' })
    const heart = entry.getByRole('button', { name: 'Add False Cause to favorites' })
    await expect(heart).toBeEnabled()
    await press(page, 'Tab', heart)
    await keys.press('Space')
    await expect(entry.getByRole('button', { name: 'Remove False Cause from favorites' })).toBeFocused()

    await press(page, 'Tab', entry.getByRole('link', { name: 'Study False Cause' }))
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'False Cause' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Worked example' })).toBeVisible()
    await press(page, 'Tab', page.getByRole('link', { name: 'Practice this' }))
    await press(page, 'Shift+Tab', page.getByRole('link', { name: 'All logical fallacies' }))
    await keys.press('Enter')
    await expect(entry).toBeFocused()
    await expectFocusInSight(page)
  })

  await test.step('reads the four tabs of the progress', async () => {
    await follow(page, 'Progress')
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await press(page, 'Tab', tab('Achievements'))
    for (const [key, name] of [
      ['ArrowRight', 'Progress'],
      ['ArrowRight', 'Streaks'],
      ['ArrowRight', 'Learning Paths'],
      ['ArrowRight', 'Achievements'],
      ['ArrowLeft', 'Learning Paths'],
      ['Home', 'Achievements'],
      ['End', 'Learning Paths'],
    ] as const) {
      await keys.press(key)
      await expect(tab(name)).toBeFocused()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
      await expectFocusInSight(page)
    }
    const start = page.getByRole('button', { name: 'Start path: Logical Fallacies Basics' })
    await press(page, 'Tab', start)
    await keys.press('Enter')
    await expect(start).toHaveCount(0)
  })

  await test.step('logs out', async () => {
    await follow(page, 'Logout')
    await expect(page).toHaveURL('/')
    await press(page, 'Tab', main.getByRole('link', { name: 'Standard Quiz', exact: true }))
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
})

/** Presses Tab or Shift+Tab until the element has the focus. Every stop on the way is in sight and has a name. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    if (await expectFocusInSight(page, target)) return
  }
  await expect(target, `${key} leads to it`).toBeFocused()
}

/** Goes back to the navigation, through the menu where it is behind one, and chooses. */
async function follow(page: Page, name: 'Dashboard' | 'Progress' | 'Logout'): Promise<void> {
  const role = name === 'Logout' ? 'button' : 'link'
  if (isBehindMenu(page)) {
    await press(page, 'Shift+Tab', page.getByLabel('Menu', { exact: true }))
    await page.keyboard.press('Enter')
    await press(page, 'Tab', page.getByRole('navigation', { name: 'Main, compact' }).getByRole(role, { name }))
  } else {
    await press(
      page,
      'Shift+Tab',
      page.getByRole('navigation', { name: 'Main', exact: true }).getByRole(role, { name }),
    )
  }
  await page.keyboard.press('Enter')
}

/**
 * What has the focus has a name, stands inside the window, and nothing lies over it. Tells whether it is the target. After
 * the last stop the focus leaves the page, and comes back to its first.
 */
async function expectFocusInSight(page: Page, target = page.locator('body')): Promise<boolean> {
  const { isTarget, isOnPage, hidden } = await target.evaluate(lookAtFocus)
  expect(hidden).toEqual([])
  if (isOnPage) await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
  return isTarget
}

/** Where the focus is, and what of it cannot be seen. Runs in the page. */
function lookAtFocus(target: Element): { isTarget: boolean; isOnPage: boolean; hidden: string[] } {
  const element = document.activeElement
  if (!element || element === document.body) return { isTarget: false, isOnPage: false, hidden: [] }
  // A choice is seen where its label is.
  const seen = element.matches('[type="radio"]') ? element.closest('label')! : element
  const box = seen.getClientRects()[0] ?? seen.getBoundingClientRect()
  const edge = 4
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom)
  const heights = {
    top: box.top + edge,
    // What is taller than the room between the bars begins in sight.
    ...(box.height < room && { middle: box.top + box.height / 2, bottom: box.bottom - edge }),
  }
  const hidden = Object.entries(heights).flatMap(([part, y]) => {
    if (box.left < 0 || box.right > innerWidth || y < 0 || y > innerHeight) return [`${part}: outside the window`]
    let over = document.elementFromPoint(box.left + box.width / 2, y)
    // Only what stays where it is while the page scrolls covers anything; a toast goes by itself.
    while (over && !over.contains(seen) && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
      over = over.parentElement
    }
    return !over || over.contains(seen) || over.matches('[data-toasts]') ? [] : [`${part}: under ${over.outerHTML}`]
  })
  const words = element.textContent?.slice(0, 40)
  return { isTarget: element === target, isOnPage: true, hidden: hidden.map((each) => `“${words}”, ${each}`) }
}
