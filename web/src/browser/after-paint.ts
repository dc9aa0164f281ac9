/**
 * Runs something once the latest drawing has been painted, or at once when the page is hidden.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let isOff = false
  const runUnlessOff = () => {
    if (!isOff) run()
  }
  if (globalThis.document?.hidden ?? true) runUnlessOff()
  else requestAnimationFrame(() => setTimeout(runUnlessOff))
  return () => {
    isOff = true
  }
}
