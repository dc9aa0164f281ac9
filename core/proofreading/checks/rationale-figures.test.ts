import { expect, test } from 'vitest'
import { required } from '../../src/required.ts'
import { asOptions, copies, practiceScenario } from '../sample-scenarios.ts'
import { namesFact, quotesFrom, rationaleChecks } from './rationale-figures.ts'

/** The check whose name begins so, where every wrong option is refused in these words. */
function checked(name: string, refusal: (index: number) => string) {
  const scenarios = copies(practiceScenario, 12, (index) => ({
    options: asOptions(
      practiceScenario.options.map((option) => (option.right ? option : { ...option, rationale: refusal(index) })),
    ),
  }))
  return required(
    rationaleChecks(scenarios).find((check) => check.name.startsWith(name)),
    name,
  )
}

test('rationales that refuse an option in the conditional are reported', () => {
  expect(checked('wrong rationales with', () => 'It would fit if he had said so.').ok).toBe(false)
  expect(checked('wrong rationales with', () => 'He says nothing of the kind.').ok).toBe(true)
})

test('rationales that mention nothing from the story are reported', () => {
  expect(checked('wrong rationales that quote', () => 'Nothing of that kind is going on.').ok).toBe(false)
  expect(checked('wrong rationales that quote', () => 'Vera asks about one lamp.').ok).toBe(true)
})

test('rationales that begin alike are reported', () => {
  const alike = checked('most frequent first two', () => 'It is something else.')
  expect(alike).toMatchObject({ ok: false })
  expect(alike.notes[0]).toContain('“it is”: straw-man-book-0')
  expect(checked('most frequent first word', () => 'It is something else.').ok).toBe(false)
  expect(checked('most frequent first two', (index) => `Word${index} begins this one.`).ok).toBe(false)
})

const story = 'On Monday the bakery sold Vera forty warm rolls at 7:30.'
const namesOne = (rationale: string) => namesFact(story, { text: 'Anecdotal', rationale })

test.each([
  ['a quotation', quotesFrom(story, 'He paid for “forty warm” ones.')],
  ['a name', namesOne('What Vera did is no proof.')],
  ['an hour', namesOne('Nothing happens before 7:30 there.')],
  ['two things', namesOne('The bakery’s roll was warm.')],
])('a rationale refers to the story by %s', (_, found) => {
  expect(found).toBe(true)
})

test.each([
  ['a quotation from elsewhere', quotesFrom(story, 'He paid for “cold rolls” only.')],
  ['one thing', namesOne('The bakery is not at fault.')],
  ['a name in another story', namesOne('It would fit if Vera had lied.')],
])('a rationale does not refer to the story by %s', (_, found) => {
  expect(found).toBe(false)
})
