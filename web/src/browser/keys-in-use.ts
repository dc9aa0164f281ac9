/**
 * Tells the page's styles while the keyboard is in use. The browser's own guess, :focus-visible, also matches what gets
 * focus after a tap or when the page opens.
 */
export function noticeKeysInUse(): void {
  const note = (areUsed: boolean) => () => {
    document.documentElement.toggleAttribute('data-keys', areUsed)
  }
  addEventListener('keydown', note(true), { capture: true })
  addEventListener('pointerdown', note(false), { capture: true })
}
