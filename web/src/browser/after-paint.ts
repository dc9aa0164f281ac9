/** Runs something once the latest drawing has been painted, or at once when the page is hidden. */
export function afterPaint(run: () => void): void {
  if (globalThis.document?.hidden ?? true) run()
  else requestAnimationFrame(() => setTimeout(run))
}
