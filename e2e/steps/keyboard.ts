/** Moves around with only a keyboard: every stop on the way has a name, is in view, and nothing covers it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectHydrated, isBehindMenu } from './navigation.ts'

/** Presses Tab or Shift+Tab until the element has the focus. Every stop on the way is in sight and has a name. */
export async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expectHydrated(page)
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    if (await expectFocusInSight(page, target)) return
  }
  await expect(target, `${key} leads to it`).toBeFocused()
}

/** Tabs to the navigation, backward unless `key` says otherwise, opens its menu if there is one, and follows a link. */
export async function follow(
  page: Page,
  name: 'Dashboard' | 'Progress' | 'Logout',
  key: 'Tab' | 'Shift+Tab' = 'Shift+Tab',
): Promise<void> {
  const role = name === 'Logout' ? 'button' : 'link'
  if (isBehindMenu(page)) {
    await tabTo(page, key, page.getByLabel('Menu', { exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, 'Tab', page.getByRole('navigation', { name: 'Main, compact' }).getByRole(role, { name }))
  } else {
    await tabTo(page, key, page.getByRole('navigation', { name: 'Main', exact: true }).getByRole(role, { name }))
  }
  await page.keyboard.press('Enter')
}

/**
 * Checks that the focused element has a name and is in view, uncovered. Returns whether it is the target. After
 * the last stop the focus leaves the page, and then comes back to the first.
 */
export async function expectFocusInSight(page: Page, target = page.locator('body')): Promise<boolean> {
  let seen = { isTarget: false, isOnPage: false, hidden: [''] }
  // On a busy machine the browser scrolls to what has the focus a frame later.
  await expect
    .poll(async () => {
      seen = await target.evaluate(lookAtFocus)
      return seen.hidden
    })
    .toEqual([])
  const { isTarget, isOnPage } = seen
  if (isOnPage) await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
  return isTarget
}

/** Where the focus is, and which parts of it cannot be seen. Runs in the page. */
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
    // An element taller than the room between the bars need only begin in sight.
    ...(box.height < room && { middle: box.top + box.height / 2, bottom: box.bottom - edge }),
  }
  const hidden = Object.entries(heights).flatMap(([part, y]) => {
    if (box.left < 0 || box.right > innerWidth || y < 0 || y > innerHeight) return [`${part}: outside the window`]
    let over = document.elementFromPoint(box.left + box.width / 2, y)
    // Only what stays put while the page scrolls covers anything; a toast goes away by itself.
    while (over && !over.contains(seen) && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
      over = over.parentElement
    }
    return !over || over.contains(seen) || over.matches('[data-toasts]') ? [] : [`${part}: under ${over.outerHTML}`]
  })
  const words = element.textContent?.slice(0, 40)
  return { isTarget: element === target, isOnPage: true, hidden: hidden.map((each) => `“${words}”, ${each}`) }
}
