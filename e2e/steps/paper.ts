import type { Page } from '@playwright/test'

/** From 0, black, to 1, white or transparent. */
type Lightness = number
type Printed = {
  what: string
  position: string
  colorScheme: string
  isHighAsScreen: boolean
  /** The lightness of a text on white; null without text, or on a background. */
  text: Lightness | null
  backgrounds: { lightness: Lightness; isKept: boolean }[]
}

/** Everything on a printed page that would lie over the text, be pale, vanish without backgrounds, or leave an empty sheet. */
export async function paperProblems(page: Page): Promise<string[]> {
  return [...new Set((await page.evaluate(readPrinted)).flatMap(problemsOf))]
}

function problemsOf({ what, position, colorScheme, isHighAsScreen, text, backgrounds }: Printed): string[] {
  return [
    ...(['fixed', 'sticky'].includes(position) ? [`${what} stays in place`] : []),
    ...(colorScheme === 'light' ? [] : [`${what} is ${colorScheme}`]),
    ...(isHighAsScreen ? [`${what} is as high as a screen`] : []),
    ...(text !== null && text > 0.72 ? [`${what} is pale`] : []),
    ...backgrounds.flatMap(({ lightness, isKept }) =>
      lightness > 0.99 || isKept ? [] : [`${what} loses its background`],
    ),
  ]
}

/** Runs in the page. */
function readPrinted(): Printed[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const lightnessOf = (color: string): Lightness => {
    if (!context) return 0
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 765
  }
  const shown = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility())
  return shown.map((element) => {
    const style = getComputedStyle(element)
    const boxes = [style, getComputedStyle(element, '::before'), getComputedStyle(element, '::after')]
    const backgrounds = boxes.map(({ backgroundColor, printColorAdjust }) => {
      return { lightness: lightnessOf(backgroundColor), isKept: printColorAdjust === 'exact' }
    })
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isOnWhite =
      element.getBoundingClientRect().width > 1 && backgrounds.every(({ lightness }) => lightness > 0.99)
    return {
      what: `${element.tagName} ${element.className}`,
      position: style.position,
      colorScheme: style.colorScheme,
      isHighAsScreen: Number.parseFloat(style.minHeight) >= innerHeight,
      text: hasText && isOnWhite ? lightnessOf(style.color) : null,
      backgrounds,
    }
  })
}
