/** For a lesson: the page, the files, and the printed sheets. */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { expect, NOT_FOUND, test } from '../journey-test.ts'
import { fillRegistration, signUp } from '../steps/account.ts'

// Signing up asks whether the username is free.
test.use({ expectedComplaint: NOT_FOUND })

const ADDRESS = '/learn?for=teachers'
const DAY_LABELS = Array.from({ length: 9 }, (_, number) => `Seat ${number + 1}`)

test('A visitor finds the page from home and from Learn, reads how a lesson goes, and starts a class with a new account', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'a lesson in twenty minutes' }).click()
  await expect(page).toHaveURL(ADDRESS)
  await page.goto('/learn')
  await page.getByRole('link', { name: 'For teachers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A lesson in twenty minutes' })).toBeVisible()
  await expect(page).toHaveTitle('For teachers · Think Twice')
  for (const step of ['Vote', 'Split', 'Talk', 'Again', 'Both']) {
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Start a class' }).click()
  await fillRegistration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Start a class' })).toBeVisible()
})

test('The page has a title and a description of its own before any script runs', async ({ request }) => {
  const html = await (await request.get(ADDRESS)).text()
  expect(html).toContain('<title>For teachers · Think Twice</title>')
  expect(html).toMatch(/<meta name="description" content="A lesson of twenty minutes/)
  expect(html).toContain('A lesson in twenty minutes</h1>')
})

test('Chosen names come as a file of every format, and each file holds their scenarios with ids and license', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await page.getByText('Only some names').click()
  await page.getByRole('checkbox', { name: 'Straw Man' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'scenarios about 1 name' })).toBeVisible()

  const json = JSON.parse(await textOf(await take(page, 'JSON')))
  expect(json.license.name).toBe('CC BY 4.0')
  expect(json.questions.length).toBeGreaterThan(3)
  expect(new Set(json.questions.map(({ concept }: { concept: { id: string } }) => concept.id))).toEqual(
    new Set(['straw-man']),
  )
  const [{ id, text, options }] = json.questions
  const [{ rationale }] = options
  expect(rationale).not.toBe('')

  const moodle = new DOMParser().parseFromString(await textOf(await take(page, 'XML')), 'application/xml')
  const idNumbers = [...moodle.getElementsByTagName('idnumber')].map((each) => each.textContent)
  const ids = json.questions.map((question: { id: string }) => question.id)
  expect(idNumbers.filter(Boolean)).toEqual(ids)

  const canvas = unzipSync(await bytesOf(await take(page, 'ZIP')))
  const [folder] = Object.keys(canvas).flatMap((path) => path.match(/^(.*)\/assessment_meta\.xml$/)?.[1] ?? [])
  expect(strFromU8(canvas['imsmanifest.xml'] ?? new Uint8Array())).toContain(`href="${folder}/${folder}.xml"`)
  expect(strFromU8(canvas[`${folder}/${folder}.xml`] ?? new Uint8Array())).toContain(`ident="${id}"`)

  const h5p = unzipSync(await bytesOf(await take(page, 'H5P')))
  expect(JSON.parse(strFromU8(h5p['h5p.json'] ?? new Uint8Array()))).toMatchObject({ license: 'CC BY' })
  expect(JSON.parse(strFromU8(h5p['content/content.json'] ?? new Uint8Array())).questions).toHaveLength(ids.length)

  expect((await textOf(await take(page, 'TXT'))).match(/^::/gm)).toHaveLength(ids.length)
  expect(await textOf(await take(page, 'TSV'))).toContain(`\n${id}\t`)
  expect(await textOf(await take(page, 'CSV'))).toContain(text.split('\n')[0].replaceAll('"', '""'))
})

test('A worksheet and its key come out of a printer on pages of their own, in black, and nothing after them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${ADDRESS}&print`)
  await expect(page.getByRole('region', { name: 'Key' }).getByRole('article')).toHaveCount(6)
  await expect(page).toHaveURL(/&of=/)
  const inks = () =>
    page.getByRole('region', { name: 'Key' }).evaluate((sheet) => {
      const { color, backgroundColor } = getComputedStyle(sheet)
      return [color, backgroundColor]
    })
  expect(await inks()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const both = await pagesOf(page)
  await page.getByRole('checkbox', { name: 'Key' }).uncheck()
  const worksheet = await pagesOf(page)
  await page.getByRole('checkbox', { name: 'Key' }).check()
  await page.getByRole('checkbox', { name: 'Worksheet' }).uncheck()
  const key = await pagesOf(page)
  // An empty page after the last one would be counted in each of the two, and once in both together.
  expect(worksheet + key).toBe(both)
  expect(both).toBeLessThanOrEqual(6)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Worksheet' }).getByRole('article')).toHaveCount(6)
})

test('The nine seats of a named class get join cards on two pages, as long as their codes are known', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/dashboard?classes=new')
  await page.getByLabel('Students read it when they join').fill('Debate club')
  await page.getByRole('radio', { name: /^Named/ }).check()
  await page.getByRole('textbox', { name: /^One a line/ }).fill(DAY_LABELS.join('\n'))
  await page.getByRole('button', { name: 'Make the class' }).click()
  await page.getByRole('link', { name: 'Print join cards' }).click()
  const cards = page.getByRole('region', { name: 'Join cards' }).getByRole('article')
  await expect(cards).toHaveCount(9)
  await expect(cards.first().getByRole('img', { name: 'QR code of the seat of Seat 1' })).toBeVisible()
  // Codes of the widest letters, and names as long as may be.
  await cards.evaluateAll((all) => {
    for (const card of all) {
      for (const code of card.querySelectorAll('dd')) code.textContent = (code.textContent ?? '').replace(/\w/g, 'W')
      for (const name of card.querySelectorAll('h3, div > p')) name.textContent = 'Long words '.repeat(6)
    }
  })
  expect(await pagesOf(page)).toBe(2)
  // A4 between its margins, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 950 })
  await page.emulateMedia({ media: 'print' })
  const overflowing = await cards.evaluateAll(
    (all) => all.filter((card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth).length,
  )
  expect(overflowing).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.reload()
  await page.getByRole('button', { name: 'Make new codes for the 9 seats nobody has taken' }).click()
  await expect(cards).toHaveCount(9)
})

async function take(page: Page, ending: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${ending}: download`) }).click()
  return download
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()))
}

async function textOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).toString('utf8')
}

/** The number of printed pages, the same on A4 and Letter. */
async function pagesOf(page: Page): Promise<number> {
  const counts = []
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    counts.push(pdf.match(/\/Type \/Page\b/g)?.length ?? 0)
  }
  const [a4 = 0, letter = 0] = counts
  expect(letter - a4).toBeLessThanOrEqual(1)
  return a4
}
