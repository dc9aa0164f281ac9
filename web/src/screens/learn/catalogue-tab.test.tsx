import * as Tabs from '@radix-ui/react-tabs'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/render.tsx'
import tabs from '../../ui/tabs.module.css'
import { CatalogueTab } from './catalogue-tab.tsx'

const fallacies = page.getByRole('tab', { name: 'Logical Fallacies (24)' })
const biases = page.getByRole('tab', { name: 'Cognitive Biases (24)' })

/** Both tabs, with the biases selected. */
function show(onPressAgain: (() => void) | null) {
  render(
    <Tabs.Root value="cognitive-biases">
      <Tabs.List className={tabs.tabs}>
        <CatalogueTab type="logical-fallacies" isSelected={false} onPressAgain={onPressAgain} />
        <CatalogueTab type="cognitive-biases" isSelected onPressAgain={onPressAgain} />
      </Tabs.List>
    </Tabs.Root>,
  )
}

test('only the tab that is open already leads back from a study view', async () => {
  const onPressAgain = vi.fn()
  show(onPressAgain)
  await fallacies.click()
  expect(onPressAgain).not.toHaveBeenCalled()
  await biases.click()
  expect(onPressAgain).toHaveBeenCalledOnce()
})

test('the selected tab is in view where the strip is too narrow for both', async () => {
  await page.viewport(320, 600)
  show(null)
  const strip = biases.element().parentElement
  const right = strip?.getBoundingClientRect().right ?? 0
  expect(biases.element().getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
})
