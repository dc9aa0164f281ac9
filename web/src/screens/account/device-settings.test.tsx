import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { readSettings, writeSettings } from '../../browser/settings.ts'
import { QuizQuestions, RoundLengthChoice, RoundQuestions, ThemeChoices } from './device-settings.tsx'

const length = (scenarios: number) => page.getByRole('radio', { name: new RegExp(`^${scenarios}`) })
const asks = (question: RegExp) => page.getByRole('switch', { name: question })
beforeEach(() => {
  writeSettings({ roundLength: 8, sureness: { quiz: false, round: true }, whereDoesItBreak: true })
})

const saved = page.getByText('Saved on this device')

test('a changed setting applies at once, says so, and is stored', async () => {
  render(<RoundLengthChoice />)
  await expect.element(length(8)).toBeChecked()
  await length(15).click({ force: true })
  await expect.element(length(15)).toBeChecked()
  await expect.element(saved).toBeVisible()
  expect(readSettings().roundLength).toBe(15)
})

test('each question of a round can be turned on or off without changing the other', async () => {
  render(<RoundQuestions />)
  await expect.element(asks(/^How sure are you/)).toBeChecked()
  await asks(/^Where does it break/).click({ force: true })
  await expect.element(asks(/^Where does it break/)).not.toBeChecked()
  await expect.element(asks(/^How sure are you/)).toBeChecked()
  expect(readSettings()).toMatchObject({ whereDoesItBreak: false, sureness: { round: true, quiz: false } })
})

test('a quiz asks for sureness only when that is switched on, and a round stays as it was', async () => {
  render(<QuizQuestions />)
  await expect.element(asks(/^How sure are you/)).not.toBeChecked()
  await asks(/^How sure are you/).click({ force: true })
  await expect.element(asks(/^How sure are you/)).toBeChecked()
  await expect.element(saved).toBeVisible()
  expect(readSettings().sureness).toEqual({ quiz: true, round: true })
})

test('every setting can be reached and changed with the keyboard', async () => {
  render(
    <>
      <ThemeChoices />
      <RoundLengthChoice />
      <RoundQuestions />
    </>,
  )
  page.getByRole('radio', { name: 'System' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(length(3)).toBeChecked()
  await userEvent.keyboard('{Tab} ')
  await expect.element(asks(/^How sure are you/)).not.toBeChecked()
})
