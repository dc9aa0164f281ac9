import { expect, test } from 'vitest'
import { required } from '../../src/required.ts'
import { asOptions, copies, practiceScenario } from '../sample-scenarios.ts'
import { rationaleChecks } from './rationale-figures.ts'

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

test('rationales that turn on “but” are reported', () => {
  expect(checked('rationales that turn', () => 'She does name the lamp, but that is all.').ok).toBe(false)
  expect(checked('rationales that turn', () => 'She does name the lamp, and that is all.').ok).toBe(true)
})

test('rationales that begin with a name of the story are reported', () => {
  const told = (scenario: string, rationale: string) =>
    rationaleChecks(
      copies(practiceScenario, 12, () => ({
        scenario,
        options: asOptions(practiceScenario.options.map((option) => ({ ...option, rationale }))),
      })),
    ).find(({ name }) => name.startsWith('rationales that begin'))?.ok
  expect(told('Yesterday Vera sat in the dark.', 'Vera says nothing of the kind.')).toBe(false)
  expect(told('Vera: It’s dark in here', 'Vera says nothing of the kind.')).toBe(false)
  expect(told('Yesterday Vera sat in the dark.', 'The dark is what she minds.')).toBe(true)
})

test('rationales that begin alike are reported', () => {
  const alike = checked('most frequent first two', () => 'It is something else.')
  expect(alike).toMatchObject({ ok: false })
  expect(alike.notes[0]).toContain('“it is”: straw-man-book-0')
  expect(checked('most frequent first word', () => 'It is something else.').ok).toBe(false)
  expect(checked('most frequent first two', (index) => `Word${index} begins this one.`).ok).toBe(false)
})
