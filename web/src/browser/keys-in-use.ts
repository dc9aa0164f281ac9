/**
 * Marks the page while keys are what is used. The browser's own guess, :focus-visible, also holds for what takes the focus
 * after a tap or when the page opens.
 */
export function markKeysInUse(): void {
  const mark = (areUsed: boolean) => () => {
    document.documentElement.toggleAttribute('data-keys', areUsed)
  }
  addEventListener('keydown', mark(true), { capture: true })
  addEventListener('pointerdown', mark(false), { capture: true })
}
