import { afterEach, expect, test } from 'vitest'
import { answerEarlyTaps } from './early-taps.ts'

const taps: string[] = []

function someButton(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.addEventListener('click', () => taps.push(name))
  document.body.append(button)
  return button
}

afterEach(() => {
  taps.length = 0
  document.body.replaceChildren()
  window.earlyTaps = undefined
})

test('taps made before the code arrived are repeated in the same order', () => {
  window.earlyTaps = [someButton('second step'), someButton('sign up')]
  answerEarlyTaps()
  expect(taps).toEqual(['second step', 'sign up'])
})

test('a tap on a button that has left the page is not repeated', () => {
  const gone = someButton('gone')
  window.earlyTaps = [gone, someButton('there')]
  gone.remove()
  answerEarlyTaps()
  expect(taps).toEqual(['there'])
})

test('each early tap is answered once, and no more are collected', () => {
  window.earlyTaps = [someButton('once')]
  answerEarlyTaps()
  answerEarlyTaps()
  expect(taps).toEqual(['once'])
  expect(window.earlyTaps).toBeUndefined()
})
