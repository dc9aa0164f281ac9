import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { ignoreSecondPresses } from './presses.ts'

ignoreSecondPresses()

// The last press of another test is no first press here.
beforeEach(() => userEvent.keyboard('x'))

/** Two steps with a button in the same place, and a third; the first can be pressed twice. */
function Steps() {
  const [step, setStep] = useState(1)
  const [times, setTimes] = useState(0)
  const onPress = () => {
    setTimes(times + 1)
    setStep(step + 1)
  }
  return (
    <>
      <button type="button" key={step} onClick={onPress}>{`Step ${step}`}</button>
      <button type="button" onClick={() => setTimes(times + 1)}>{`${times} presses`}</button>
    </>
  )
}

test('a double press answers one step, and counts twice on a control that stays', async () => {
  render(<Steps />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Step 1' }))
  await expect.element(page.getByRole('button', { name: 'Step 2' })).toBeVisible()
  await userEvent.dblClick(page.getByRole('button', { name: '1 presses' }))
  await expect.element(page.getByRole('button', { name: '3 presses' })).toBeVisible()
})

test('after a key, a press in the same place is a new one', async () => {
  render(<Steps />)
  await page.getByRole('button', { name: 'Step 1' }).click()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: 'Step 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Step 3' })).toBeVisible()
})

test('presses right after each other on different controls all count', async () => {
  render(<Steps />)
  await page.getByRole('button', { name: 'Step 1' }).click()
  await page.getByRole('button', { name: /presses/ }).click()
  await page.getByRole('button', { name: 'Step 2' }).click()
  await expect.element(page.getByRole('button', { name: '3 presses' })).toBeVisible()
})

test('a control that has been scrolled to counts, although it comes up in the same place', async () => {
  render(
    <div style={{ blockSize: '400vh', display: 'grid', alignContent: 'space-between', paddingBlock: '100vh' }}>
      <Steps />
      <Steps />
    </div>,
  )
  const heading = page.getByRole('button', { name: 'Step 1' })
  await heading.first().click()
  await heading.click()
  await expect.element(page.getByRole('button', { name: 'Step 2' }).nth(1)).toBeVisible()
})
