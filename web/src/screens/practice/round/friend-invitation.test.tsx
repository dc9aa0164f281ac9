import { encodeRoundLink } from '@think-twice/core/practice/round-link'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quietConsole } from '../../../../test/quiet-console.ts'
import { render } from '../../../../test/render.tsx'
import { dropRound, findRound } from '../../../browser/rounds.ts'
import { fetchPracticeIndex } from '../../../data/content.ts'
import { FriendInvitation } from './friend-invitation.tsx'

quietConsole()

const title = page.getByRole('heading', { level: 1 })

async function someLink(): Promise<string> {
  const ids = (await fetchPracticeIndex()).slice(0, 3).map(({ id }) => id)
  return encodeRoundLink({ scenarioIds: ids, results: [true, false, true] })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a link invites to the same round, and does not reveal what the friend got right', async () => {
  render(<FriendInvitation link={await someLink()} />, { at: '/?round=with' })
  await expect.element(title).toHaveTextContent('A friend sent you a round')
  await expect
    .element(page.getByText(/^Three short arguments\. Some may be sound\. You’ll play the same three/))
    .toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toMatch(/right stays.*2 of 3/)
  await page.getByRole('button', { name: 'Play the round' }).click()
  await expect.poll(() => location.search).toMatch(/^\?round=.+-/)
  const id = new URLSearchParams(location.search).get('round') ?? ''
  expect(findRound(id, null)?.round.items).toHaveLength(3)
  dropRound(id)
})

test('a damaged link is refused with a message, and a round of one’s own is offered', async () => {
  render(<FriendInvitation link={(await someLink()).slice(0, -3)} />)
  await expect.element(title).toHaveTextContent('This round can’t be played')
  await expect.element(page.getByRole('main').getByRole('paragraph').first()).toMatchTextContent(/^This link /)
  await expect.element(page.getByRole('link', { name: 'Play a round' })).toHaveAttribute('href', '/?round=start')
})
