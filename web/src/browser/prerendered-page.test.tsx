import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../test/render.tsx'
import { clearOtherPage, isPrerendered, showKept, useIsHydrated } from './prerendered-page.ts'

const page = document.documentElement.dataset

afterEach(() => {
  for (const mark of ['for', 'elsewhere', 'kept', 'frame']) delete page[mark]
})

test.each([
  [{}, false],
  [{ for: '/learn' }, true],
  [{ for: '/learn', elsewhere: '' }, false],
  [{ for: '*', frame: '' }, false],
])('a page with the marks %o is prerendered for this address and person: %s', (marks, expected) => {
  Object.assign(page, marks)
  expect(isPrerendered()).toBe(expected)
})

test('what was printed for another address or person is removed before #root is shown', () => {
  const root = document.createElement('div')
  root.append('for a visitor')
  clearOtherPage(root)
  expect(root.textContent).toBe('for a visitor')
  page['elsewhere'] = ''
  clearOtherPage(root)
  expect(root.textContent).toBe('')
  expect(page['elsewhere']).toBeUndefined()
})

test('what the device keeps is shown once the page is hydrated', () => {
  Object.assign(page, { for: '/', kept: '' })
  showKept()
  expect([page['for'], page['kept']]).toEqual([undefined, undefined])
})

/** Draws itself, and records the value it saw each time. */
function drawn() {
  const draws: boolean[] = []
  function Page() {
    const isHydrated = useIsHydrated()
    draws.push(isHydrated)
    return <p>{isHydrated ? 'as the device has it' : 'as it was printed'}</p>
  }
  return { draws, Page }
}

test('a printed page is drawn first as it was printed, then with what the device has stored', () => {
  const { draws, Page } = drawn()
  const host = document.createElement('div')
  const printed = document.createElement('p')
  printed.textContent = 'as it was printed'
  host.append(printed)
  document.body.append(host)
  const root = flushSync(() => hydrateRoot(host, <Page />))
  expect(draws).toEqual([false, true])
  expect(host.firstChild).toBe(printed)
  expect(host.textContent).toBe('as the device has it')
  root.unmount()
  host.remove()
})

test('a page that was not printed is drawn with what the device has stored from the start', () => {
  const { draws, Page } = drawn()
  render(<Page />)
  expect(draws).toEqual([true])
})
