import { looksLike } from './looks-like.ts'

declare global {
  interface Window {
    /** The buttons tapped so far; undefined once the page's code is there. The page's first script fills it. */
    earlyTaps?: HTMLButtonElement[] | undefined
  }
}

/** Repeats the taps that came before the page's code was there to respond. */
export function answerEarlyTaps(): void {
  const taps = window.earlyTaps ?? []
  window.earlyTaps = undefined
  for (const tapped of taps) {
    const button = tapped.isConnected ? tapped : drawnAnew(tapped)
    if (!button) continue
    // Radix tabs respond to the press, everything else to the click.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    button.click()
  }
}

/** The same button where the page has been drawn anew; null if it is not there, or cannot be told from another. */
function drawnAnew(tapped: HTMLButtonElement): HTMLButtonElement | null {
  const [button = null, ...others] = [...document.querySelectorAll('button')].filter(
    // The header has a second sign-up button, hidden at this width.
    (each) => each.checkVisibility() && looksLike(each, tapped) && partOf(each) === partOf(tapped),
  )
  return others.length === 0 ? button : null
}

function partOf(button: HTMLButtonElement): string | undefined {
  return button.closest('header, main, footer')?.tagName
}
