import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import { fetchStudyText } from '../../data/content.ts'
import inks from '../pen-note.module.css'
import { PairNote } from './pair-note.tsx'

const note = page.getByText(/^To tell them apart, ask: /)

test('the question that tells a pair apart goes on in the same sentence', async () => {
  render(<PairNote pair={['False Cause', 'Texas Sharpshooter']} />)
  await expect.element(note).toMatchTextContent(/^To tell them apart, ask: [a-z].*\?$/)
})

test.each([
  ['fallacies', ['False Cause', 'Texas Sharpshooter'], inks.fallacy],
  ['biases', ['Anchoring', 'Framing Effect'], inks.bias],
] as const)('the note on a pair of %s is in their ink', async (_, pair, ink) => {
  render(<PairNote pair={pair} />)
  await expect.element(page.getByRole('paragraph').filter({ has: note })).toHaveClass(ink ?? '')
})

test('a pair without a question has no note', async () => {
  render(<PairNote pair={['Straw Man', 'Choice Overload']} />)
  await Promise.all([fetchStudyText('Straw Man'), fetchStudyText('Choice Overload')])
  expect(note.elements()).toHaveLength(0)
})
