declare global {
  interface Window {
    /** The buttons that were tapped so far; undefined once the page's code is there. The page's first script fills it. */
    earlyTaps?: HTMLButtonElement[] | undefined
  }
}

/** Taps again what was tapped before the page's code was there to answer. */
export function answerEarlyTaps(): void {
  const taps = window.earlyTaps ?? []
  window.earlyTaps = undefined
  for (const button of taps) if (button.isConnected) button.click()
}
