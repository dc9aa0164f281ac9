import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/render.tsx'
import { Select } from './select.tsx'

function Example() {
  const [chosen, setChosen] = useState<'a' | 'b'>('a')
  return (
    <>
      <Select
        label="Show"
        value={chosen}
        onChange={setChosen}
        options={[
          ['a', 'All'],
          ['b', 'Biases'],
        ]}
      />
      <p>{`Chosen: ${chosen}`}</p>
    </>
  )
}

test('a select is found by its label, lists its options in order, and reports the choice', async () => {
  render(<Example />)
  const select = page.getByRole('combobox', { name: 'Show' })
  await expect.element(select).toHaveValue('a')
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Biases'])
  await select.selectOptions('Biases')
  await expect.element(page.getByText('Chosen: b')).toBeVisible()
})
