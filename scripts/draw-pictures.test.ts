import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DRAWN, pictureTexts } from './draw-pictures.ts'

const FOLDER = fileURLToPath(new URL('../web/public/concepts', import.meta.url))

test('every concept has a picture with its name and its text of today, drawn by npm run bank -- draw', () => {
  const texts = pictureTexts()
  expect(JSON.parse(readFileSync(DRAWN, 'utf8'))).toEqual(texts)
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(texts)
      .map((id) => `${id}.png`)
      .sort(),
  )
})

test('a picture says the type of its concept and the first sentence of its definition', () => {
  expect(pictureTexts()['straw-man']).toBe(
    'A logical fallacy. Answering a weaker or more extreme version of what someone said, because that version is easier to beat.',
  )
})
