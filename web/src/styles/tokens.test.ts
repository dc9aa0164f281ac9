import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const inContrastThemes = css.slice(css.indexOf('@media (forced-colors: active)'))
const ofThemes = css.slice(css.indexOf(':root,\n.light,'))

/** The custom properties of the first rule in some CSS, by name. */
function tokensOf(rule: string): Map<string, string> {
  const declarations = rule.slice(0, rule.indexOf('}')).matchAll(/(--[\w-]+): ([^;]+);/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]))
}

test('in a contrast theme each of our colors is one of that theme’s', () => {
  const tokens = tokensOf(inContrastThemes)
  const notColors = ['--blend', '--shadow-3']
  expect([...tokens.keys()].sort()).toEqual([...tokensOf(ofThemes).keys(), ...notColors].sort())
  for (const [name, value] of tokens) {
    if (!notColors.includes(name))
      expect(value, name).toMatch(/^(color-mix\(in srgb, )?(Canvas|CanvasText|Highlight)\b/)
  }
})
