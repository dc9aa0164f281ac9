/**
 * Tells the page's styles while keys are what is used. The browser's own guess, :focus-visible, also holds for what takes the focus
 * after a tap or when the page opens.
 */
export function noticeKeysInUse(): void {
  const note = (areUsed: boolean) => () => {
    document.documentElement.toggleAttribute('data-keys', areUsed)
  }
  addEventListener('keydown', note(true), { capture: true })
  addEventListener('pointerdown', note(false), { capture: true })
}
