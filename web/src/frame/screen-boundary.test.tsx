import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../test/quiet-console.ts'
import { render } from '../../test/render.tsx'
import { PartBoundary } from '../ui/part-boundary.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

quietConsole()

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The code of this screen did not arrive')
  return <p>The screen</p>
}

test('a screen that cannot be shown is replaced by a message with a button to try again', async () => {
  render(
    <ScreenBoundary>
      <Broken isBroken />
    </ScreenBoundary>,
  )
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This page couldn’t be loaded. Check your connection, then try again.')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeInTheDocument()
  expect(console.error).toHaveBeenCalledWith('This page could not be shown.', expect.any(Error), expect.any(String))
})

test('another address is tried afresh after a screen has failed', async () => {
  function App() {
    const [address, setAddress] = useState('/progress')
    return (
      <>
        <button type="button" onClick={() => setAddress('/learn')}>
          Elsewhere
        </button>
        <ScreenBoundary key={address}>
          <Broken isBroken={address === '/progress'} />
        </ScreenBoundary>
      </>
    )
  }
  render(<App />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(page.getByText('The screen')).toBeVisible()
})

test('a part that cannot be shown is left out, and the rest of the page stays', async () => {
  let failures = 0
  render(
    <>
      <p>The page</p>
      <PartBoundary
        fallback={<p>In its place</p>}
        onFailure={() => {
          failures += 1
        }}
      >
        <Broken isBroken />
      </PartBoundary>
    </>,
  )
  await expect.element(page.getByText('In its place')).toBeVisible()
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(failures).toBe(1)
})
