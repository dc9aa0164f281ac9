/** Runs something once what was just drawn has been painted; at once when nobody is looking. */
export function afterPaint(run: () => void): void {
  if (globalThis.document?.hidden ?? true) run()
  else requestAnimationFrame(() => setTimeout(run))
}
