import type { Page } from '@playwright/test'

/** The width of the page in pixels. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/**
 * The controls that a finger could miss: less than 44 px high, or 24 px wide. This measures where a press lands, so a
 * link whose area is larger than its text counts by its area. Links inside a sentence are exempt, as in WCAG 2.5.8.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((area) => {
    const HIGH = 44
    const WIDE = 24
    const controls = document.querySelectorAll<HTMLElement>(
      `${area} :is(a[href], button, input, select, textarea, summary)`,
    )
    return [...controls]
      .filter(isShown)
      .filter(isAlone)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const x = left + width / 2
        const y = top + height / 2
        const up = reach(control, x, y, 0, -1, HIGH)
        const high = up + reach(control, x, y, 0, 1, HIGH - up)
        const before = reach(control, x, y, -1, 0, WIDE)
        const wide = before + reach(control, x, y, 1, 0, WIDE - before)
        if (high >= HIGH && wide >= WIDE) return []
        return [`${control.getAttribute('aria-label') ?? control.textContent}: ${wide} × ${high} px`]
      })

    function isShown(control: HTMLElement) {
      // The skip link waits above the page until it has the focus.
      return (
        control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().bottom + scrollY > 0
      )
    }

    function isAlone(control: HTMLElement) {
      const isInline = ['inline', 'inline-block'].includes(getComputedStyle(control).display)
      const words = [...(control.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)
      return !(isInline && words.some(({ textContent }) => textContent?.trim()))
    }

    /** The distance from the middle at which a press in this direction still lands, in px, as far as it matters. */
    function reach(control: HTMLElement, x: number, y: number, stepX: number, stepY: number, most: number) {
      let distance = 0
      while (distance < most) {
        const hit = document.elementFromPoint(x + stepX * (distance + 0.5), y + stepY * (distance + 0.5))
        if (!hit || !(control.contains(hit) || hit.closest('label')?.contains(control))) break
        distance += 1
      }
      return distance
    }
  }, within)
}
