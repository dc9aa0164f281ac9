import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../test/render.tsx'
import { isFrame, isPrinted, replacePage, showKept, showPage, useIsTakenOver } from './prerendered-page.ts'

const page = document.documentElement.dataset

afterEach(() => {
  for (const mark of ['for', 'elsewhere', 'kept', 'frame']) delete page[mark]
})

test('a page counts as printed for an address if it says so and its first script found no other', () => {
  expect(isPrinted()).toBe(false)
  page['for'] = '/learn'
  expect(isPrinted()).toBe(true)
  page['elsewhere'] = ''
  expect(isPrinted()).toBe(false)
})

test('a page without an address of its own counts as printed for none', () => {
  page['for'] = ''
  page['elsewhere'] = ''
  expect(isPrinted()).toBe(false)
})

test('hidden content appears once React has taken over, and stored content after that', () => {
  Object.assign(page, { for: '/', elsewhere: '', kept: '' })
  showPage()
  expect({ ...page }).toMatchObject({ for: '/', kept: '' })
  expect(page['elsewhere']).toBeUndefined()
  showKept()
  expect([page['for'], page['kept']]).toEqual([undefined, undefined])
})

test('an empty frame is told apart from a printed page', () => {
  expect(isFrame()).toBe(false)
  page['frame'] = ''
  expect(isFrame()).toBe(true)
})

test('a printed page that cannot be taken over counts as an empty frame from then on', () => {
  page['for'] = '/?start=standard'
  replacePage()
  expect([isPrinted(), isFrame()]).toEqual([true, true])
})

/** Draws itself, and records the value it saw each time. */
function drawn() {
  const draws: boolean[] = []
  function Page() {
    const isTakenOver = useIsTakenOver()
    draws.push(isTakenOver)
    return <p>{isTakenOver ? 'as the device has it' : 'as it was printed'}</p>
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
