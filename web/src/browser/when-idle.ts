/** Milliseconds after which the page counts as idle where the browser cannot tell. */
const OTHERWISE_AFTER = 1000

/** Runs something once the page has nothing else to do; the returned function cancels that. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, OTHERWISE_AFTER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => run())
  return () => cancelIdleCallback(handle)
}

/**
 * Runs something once the latest drawing has been painted, or at once when the page is hidden; the returned function
 * cancels that.
 */
export function afterPaint(run: () => void): () => void {
  let isCanceled = false
  const runUnlessCanceled = () => {
    if (!isCanceled) run()
  }
  if (globalThis.document?.hidden ?? true) runUnlessCanceled()
  else requestAnimationFrame(() => setTimeout(runUnlessCanceled))
  return () => {
    isCanceled = true
  }
}
