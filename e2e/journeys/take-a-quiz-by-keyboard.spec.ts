import { expect, test } from '../journey-test.ts'
import { question, readQuestion, readReview } from '../steps/take-a-quiz.ts'

test('A visitor takes the Standard Quiz with the keyboard alone, from the home page to the result', async ({
  page,
}) => {
  const keys = page.keyboard
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  const options = page.getByRole('radio')
  const picked: string[] = []

  await page.goto('/')
  const card = page.getByRole('main').getByRole('link', { name: 'Standard Quiz', exact: true })
  await expect(card).toBeVisible()
  await tabTo(card)
  await keys.press('Enter')

  // The first question: nothing can be left before it is answered.
  await expect(question(page, '1')).toBeFocused()
  await expect(previous).toBeDisabled()
  await expect(next).toBeDisabled()
  await keys.press('Enter')
  await expect(page.getByText('Question 1 of 12', { exact: true })).toBeVisible()
  await keys.press('3')
  await expect(options.nth(2)).toBeChecked()
  await expect(options.nth(2)).toBeFocused()
  await keys.press('1')
  await expect(options.nth(0)).toBeChecked()
  await moveOn(1, 0)

  // Letters do what digits do, small and capital.
  await keys.press('b')
  await expect(options.nth(1)).toBeChecked()
  await keys.press('D')
  await expect(options.nth(3)).toBeChecked()
  await moveOn(2, 3)

  // Arrow keys move the choice within the group.
  await keys.press('2')
  await keys.press('ArrowDown')
  await expect(options.nth(2)).toBeChecked()
  await keys.press('ArrowUp')
  await keys.press('ArrowUp')
  await expect(options.nth(0)).toBeChecked()
  await keys.press('ArrowUp')
  await expect(options.nth(3)).toBeChecked()
  await moveOn(3, 3)

  // As in any form: Tab to the options, Space to choose, Tab to the buttons.
  await keys.press('Tab')
  await keys.press('Space')
  await expect(options.nth(0)).toBeChecked()
  await keys.press('Tab')
  await expect(previous).toBeFocused()
  await keys.press('Enter')
  await expect(question(page, '3')).toBeFocused()
  await expect(options.nth(3)).toBeChecked()
  await keys.press('Enter')
  await expect(question(page, '4')).toBeFocused()
  await expect(options.nth(0)).toBeChecked()
  await moveOn(4, 0)

  for (let number = 5; number <= 11; number++) {
    await expect(next).toBeDisabled()
    await keys.press(String(1 + (number % 4)))
    await moveOn(number, number % 4)
  }

  // The last question says Finish.
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await expect(next).toHaveCount(0)
  await expect(finish).toBeDisabled()
  await keys.press('c')
  await expect(finish).toBeEnabled()
  picked.push((await readQuestion(question(page, '12'))).options[2]!)
  await keys.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Quiz Results' })).toBeFocused()
  expect((await readReview(page)).map((reviewed) => reviewed.picked)).toEqual(picked)
  await tabTo(page.getByRole('link', { name: 'Retake Quiz' }))
  await keys.press('Enter')
  await expect(question(page, '1')).toBeFocused()
  await expect(page.getByText('0 answered', { exact: true })).toBeVisible()

  /** Presses Tab until the link has the focus, as somebody would who cannot use a mouse. */
  async function tabTo(link: typeof card) {
    for (let presses = 0; presses < 40; presses++) {
      await keys.press('Tab')
      if (await link.evaluate((element) => element === document.activeElement)) return
    }
    await expect(link).toBeFocused()
  }

  async function moveOn(number: number, option: number) {
    await expect(options.nth(option)).toBeChecked()
    await expect(next).toBeEnabled()
    picked.push((await readQuestion(question(page, String(number)))).options[option]!)
    await keys.press('Enter')
    await expect(question(page, String(number + 1))).toBeFocused()
  }
})
