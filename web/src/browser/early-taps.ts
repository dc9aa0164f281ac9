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

/** The same button where the page has been drawn anew; null if none, or more than one, has its role and words. */
function drawnAnew(tapped: HTMLButtonElement): HTMLButtonElement | null {
  const [button = null, ...others] = [...document.querySelectorAll('button')].filter(
    (each) => each.role === tapped.role && wordsOf(each) !== '' && wordsOf(each) === wordsOf(tapped),
  )
  return others.length === 0 ? button : null
}

function wordsOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent
}
