import { expect, test } from 'vitest'
import type { Scenario } from '../src/content/authoring.ts'
import { namesFact, quotesFrom, rationaleChecks } from './rationale-figures.ts'
import { copies, practiceScenario } from './sample-scenarios.ts'

/** The check whose name begins so, where every wrong option is refused in these words. */
function checked(name: string, refusal: (index: number) => string) {
  const scenarios = copies(practiceScenario, 12, (index) => ({
    options: practiceScenario.options.map((option) =>
      option.right ? option : { ...option, rationale: refusal(index) },
    ) as unknown as Scenario['options'],
  }))
  return rationaleChecks(scenarios).find((check) => check.name.startsWith(name))!
}

test('refusals in the conditional', () => {
  expect(checked('wrong rationales with', () => 'It would fit if he had said so.').ok).toBe(false)
  expect(checked('wrong rationales with', () => 'He says nothing of the kind.').ok).toBe(true)
})

test('refusals that hold on to nothing in the story', () => {
  expect(checked('wrong rationales that quote', () => 'Nothing of that kind is going on.').ok).toBe(false)
  expect(checked('wrong rationales that quote', () => 'Vera asks about one lamp.').ok).toBe(true)
})

test('rationales that begin alike', () => {
  const alike = checked('most frequent first two', () => 'It is something else.')
  expect(alike).toMatchObject({ ok: false })
  expect(alike.notes[0]).toContain('“it is”: straw-man-book-0')
  expect(checked('most frequent first word', () => 'It is something else.').ok).toBe(false)
  expect(checked('most frequent first two', (index) => `Word${index} begins this one.`).ok).toBe(false)
})

const story = 'On Monday the bakery sold Vera forty warm rolls at 7:30.'
test.each([
  ['a quotation', quotesFrom(story, 'He paid for “forty warm” ones.'), true],
  ['a quotation from elsewhere', quotesFrom(story, 'He paid for “cold rolls” only.'), false],
  ['a name', namesFact(story, { text: 'Anecdotal', rationale: 'What Vera did is no proof.' }), true],
  ['an hour', namesFact(story, { text: 'Anecdotal', rationale: 'Nothing happens before 7:30 there.' }), true],
  ['two things', namesFact(story, { text: 'Anecdotal', rationale: 'The bakery’s roll was warm.' }), true],
  ['one thing', namesFact(story, { text: 'Anecdotal', rationale: 'The bakery is not at fault.' }), false],
  [
    'a name in another story',
    namesFact(story, { text: 'Anecdotal', rationale: 'It would fit if Vera had lied.' }),
    false,
  ],
])('a fact of the story: %s', (_, found, wanted) => {
  expect(found).toBe(wanted)
})
