import { afterEach, expect, test } from 'vitest'
import { answerEarlyTaps } from './early-taps.ts'

const taps: string[] = []

function someButton(name: string, part: HTMLElement = document.body): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => taps.push(name))
  part.append(button)
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

test('a tap on a button that was drawn anew is repeated on the new one, if there is no doubt which it is', () => {
  const buttons = [someButton('only'), someButton('one of two')]
  window.earlyTaps = buttons
  for (const button of buttons) button.remove()
  someButton('only')
  someButton('one of two')
  someButton('one of two')
  answerEarlyTaps()
  expect(taps).toEqual(['only'])
})

test('the part of the page tells buttons with the same words apart', () => {
  const drawPage = (version: string) => {
    const [header, main] = [document.createElement('header'), document.createElement('main')]
    document.body.replaceChildren(header, main)
    const login = someButton('Login', header)
    login.addEventListener('click', () => taps.push(`${version}, header`))
    someButton('Login', main)
    return login
  }
  window.earlyTaps = [drawPage('printed')]
  drawPage('drawn anew')
  answerEarlyTaps()
  expect(taps).toEqual(['Login', 'drawn anew, header'])
})

test('a button that is hidden is not taken for the one that was tapped', () => {
  window.earlyTaps = [someButton('Sign Up')]
  document.body.replaceChildren()
  someButton('Sign Up').hidden = true
  const shown = someButton('Sign Up')
  shown.addEventListener('click', () => taps.push('shown'))
  answerEarlyTaps()
  expect(taps).toEqual(['Sign Up', 'shown'])
})

test('what responds to the press rather than the click is pressed, too', () => {
  const tab = someButton('tab')
  tab.addEventListener('mousedown', () => taps.push('pressed'))
  window.earlyTaps = [tab]
  answerEarlyTaps()
  expect(taps).toEqual(['pressed', 'tab'])
})

test('each early tap is answered once, and no more are collected', () => {
  window.earlyTaps = [someButton('once')]
  answerEarlyTaps()
  answerEarlyTaps()
  expect(taps).toEqual(['once'])
  expect(window.earlyTaps).toBeUndefined()
})
