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
  for (const button of taps) if (button.isConnected) button.click()
}
