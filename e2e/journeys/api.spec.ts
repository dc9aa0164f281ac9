import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../journey-test.ts'
import { newUsername } from '../steps/account.ts'
import { barriers } from '../steps/barriers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const clientFolder = join(root, 'e2e/api-client')

/** The document as it is served, in a file. */
let folder: string
let described: string
test.beforeEach(async ({ request }) => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-api-'))
  described = join(folder, 'openapi.json')
  writeFileSync(described, await (await request.get('/api/openapi.json')).text())
})
test.afterEach(() => rmSync(folder, { recursive: true }))

test.describe('The OpenAPI document', () => {
  test('follows Redocly’s recommended rules without an error or a warning', () => {
    expect(lint()).toEqual([])
  })

  test('control: breaks the same rules without operation ids', async ({ request }) => {
    const text = await (await request.get('/api/openapi.json')).text()
    writeFileSync(described, text.replaceAll(/"operationId":"\w+",/g, ''))
    expect(new Set(lint())).toEqual(new Set(['operation-operationId']))
  })

  test('generates a client that signs up, finishes a quiz, and reads it back', ({ baseURL }) => {
    generateClient()
    expect(typeCheck()).toBe('')
    const said = execFileSync(process.execPath, ['journey.ts', baseURL!, newUsername()], {
      cwd: clientFolder,
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual({
      username: expect.stringMatching(/^learner/),
      score: 100,
      scenario: 'Either we ban phones or nobody will ever read again.',
      learned: ['Black-or-White'],
      refusal: 'result-not-found',
    })
  })
})

test.describe('The page about the API', () => {
  test('names every call, needs no script, links to the document, and is readable on a phone in both themes', async ({
    page,
    request,
  }) => {
    const { paths } = await (await request.get('/api/openapi.json')).json()
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API of Think Twice')
    const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls.length).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(expect.arrayContaining(calls))
    expect(await page.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(calls))
    expect(await page.locator('script, style, [style]').count()).toBe(0)
    await expect(page.getByRole('link', { name: /^OpenAPI/ })).toHaveAttribute('href', '/api/openapi.json')

    await page.setViewportSize({ width: 320, height: 700 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
      expect(widths[0]).toBeLessThanOrEqual(widths[1]!)
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(Number(/oklch\(([\d.]+)/.exec(paper)?.[1]) < 0.5).toBe(colorScheme === 'dark')
      expect(await barriers(page, colorScheme === 'light' ? 'all' : 'colors', 'any')).toEqual([])
    }
  })
})

/** The rules that the document breaks. */
function lint(): string[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/redocly'), ['lint', '--format=json', described], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const { problems }: { problems: { ruleId: string }[] } = JSON.parse(stdout)
  return problems.map(({ ruleId }) => ruleId)
}

function generateClient(): void {
  execFileSync(join(clientFolder, 'node_modules/.bin/openapi-typescript'), [described, '--output', 'api.ts'], {
    cwd: clientFolder,
    stdio: 'ignore',
  })
}

/** The messages of the compiler; none if the client compiles. */
function typeCheck(): string {
  const compiler = join(clientFolder, 'node_modules/.bin/tsc')
  return spawnSync(compiler, ['--project', '.', '--pretty', 'false'], { cwd: clientFolder, encoding: 'utf8' }).stdout
}
