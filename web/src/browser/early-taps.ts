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

/** The same button where the page has been drawn anew; null if none, or more than one, is like it. */
function drawnAnew(tapped: HTMLButtonElement): HTMLButtonElement | null {
  const [button = null, ...others] = [...document.querySelectorAll('button')].filter((each) => isLike(each, tapped))
  return others.length === 0 ? button : null
}

/** Do both have the same role and words, in the same part of the page? */
function isLike(one: HTMLButtonElement, other: HTMLButtonElement): boolean {
  const words = wordsOf(one)
  return words !== '' && words === wordsOf(other) && one.role === other.role && partOf(one) === partOf(other)
}

function wordsOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent
}

function partOf(button: HTMLButtonElement): string | undefined {
  return button.closest('header, main, footer')?.tagName
}
