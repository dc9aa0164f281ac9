import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { createSource, createStore } from './store.ts'

test('a value that is set is shown everywhere it is used', async () => {
  const count = createStore(1)
  const Shown = ({ name }: { name: string }) => (
    <p>
      {name}: {count.use()}
    </p>
  )
  render(
    <>
      <Shown name="Above" />
      <Shown name="Below" />
    </>,
  )
  count.set(2)
  await expect.element(page.getByText('Above: 2')).toBeVisible()
  await expect.element(page.getByText('Below: 2')).toBeVisible()
  expect(count.get()).toBe(2)
})

test('changes from outside are listened to as long as somebody uses the store, and no longer', async () => {
  const heard: string[] = []
  const source = createSource(() => 'value', {
    listen: () => {
      heard.push('listening')
      return () => heard.push('stopped')
    },
  })
  const Shown = () => <p>{source.use()}</p>
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Shown />}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </>
    )
  }
  render(<Page />)
  await expect.poll(() => heard).toEqual(['listening'])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => heard).toEqual(['listening', 'stopped'])
})
