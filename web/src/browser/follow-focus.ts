/**
 * Follows the focus on a page that is about to be drawn anew. Call what it returns once that has happened: it gives the
 * focus to the element in the place of the one that had it, with the same address and words, and as many like it before.
 */
export function followFocus(): () => void {
  let lost: { element: HTMLElement; place: number } | null = null
  const notice = (): void => {
    const element = document.activeElement
    if (element instanceof HTMLElement && element !== document.body) {
      lost = { element, place: alike(element).indexOf(element) }
    }
  }
  notice()
  document.addEventListener('focusin', notice)
  return () => {
    document.removeEventListener('focusin', notice)
    // Whoever has gone elsewhere meanwhile stays there.
    if (lost === null || document.activeElement !== document.body) return
    alike(lost.element)[lost.place]?.focus({ preventScroll: true })
  }
}

/** All elements of the page that a person takes for the same as this one, in their order. */
function alike(element: HTMLElement): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(element.tagName)
  return [...all].filter((each) => identityOf(each) === identityOf(element))
}

function identityOf(element: HTMLElement): string {
  const words = element.getAttribute('aria-label') ?? element.textContent
  return [element.getAttribute('href'), words].join('\n')
}
