import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { useMeasuredWidth } from './measured-width.ts'

const widths: number[] = []

function Measured({ width }: { width: string }) {
  const measured = useMeasuredWidth<HTMLDivElement>()
  widths.push(measured.width)
  return (
    <div ref={measured.ref} style={{ width }}>
      {measured.width} pixels
    </div>
  )
}

test('the width of an element is known before the first paint, in whole pixels', async () => {
  widths.length = 0
  render(<Measured width="240.7px" />)
  expect(widths).toEqual([0, 240])
  await expect.element(page.getByText('240 pixels')).toBeVisible()
})

test('the measured width follows the element when it changes', async () => {
  render(<Measured width="50vw" />)
  await page.viewport(800, 600)
  await expect.element(page.getByText('400 pixels')).toBeVisible()
  await page.viewport(600, 600)
  await expect.element(page.getByText('300 pixels')).toBeVisible()
})
