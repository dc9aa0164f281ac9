/** `npm run bank -- items`: what learners' first looks say about each scenario. */

import { DEMO_USER_ID } from '@think-twice/contract/endpoint'
import { firstLooks } from '@think-twice/core/learning/first-looks'
import { itemStatistics } from '@think-twice/core/learning/item-statistics'
import { percentText } from '@think-twice/core/wording/numbers'
import { CATALOG } from '../src/learning/catalog.ts'
import { answersOf } from '../src/learning/progress.ts'
import { print, runOnDatabase } from './command.ts'

await runOnDatabase(async (storage) => {
  const { people, disputes } = await storage.read(async (stores) => {
    const ids = (await stores.learners.ids()).filter((id) => id !== DEMO_USER_ID)
    const looks = []
    for (const id of ids) looks.push(firstLooks(await answersOf(stores, id), CATALOG.findScenario))
    return { people: looks, disputes: await stores.disputes.countByScenario() }
  })
  const statistics = itemStatistics(people)
  const lines = ['scenario\tfirst looks\tright\tdiscrimination\tsureness\tnamed\tseen differently']
  for (const { scenarioId, answers, facility, discrimination, sureness, choices } of statistics) {
    const named = [...choices].sort(([, one], [, other]) => other - one).map(([choice, times]) => `${choice} ${times}`)
    lines.push(
      [
        scenarioId,
        answers,
        percentText(facility),
        discrimination === null ? '–' : discrimination.toFixed(2),
        sureness === null ? '–' : percentText(sureness),
        named.join(', ') || '–',
        disputes.get(scenarioId) ?? 0,
      ].join('\t'),
    )
  }
  const answered = new Set(statistics.map(({ scenarioId }) => scenarioId))
  for (const [scenarioId, count] of disputes) {
    if (!answered.has(scenarioId)) lines.push([scenarioId, 0, '–', '–', '–', '–', count].join('\t'))
  }
  await print(...lines, '', `${people.length} people. Below some 30 first looks a figure says little.`)
})
