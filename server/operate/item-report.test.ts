import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { itemAt } from '@think-twice/core/required'
import { expect, test } from 'vitest'
import { startTestApp } from '../test/app.fixture.ts'
import { finishedQuiz } from '../test/quiz.fixture.ts'
import { runOperation } from '../test/server-process.ts'
import { DATABASES } from '../test/storage.fixture.ts'

test.each(DATABASES)('npm run bank -- items on %s counts first looks while the server is running', async (database) => {
  const server = await startTestApp(database)
  const person = await server.person()
  const quiz = finishedQuiz('standard', 1, { recordActivity: true })
  expect((await person.post('/api/quiz-results', quiz)).status).toBe(201)

  const dispute = { scenario: 'straw-man-monday-briefing', text: 'He may be right.' }
  expect((await person.post(`/api/users/${person.id}/disputes`, dispute)).status).toBe(201)

  const { code, stdout } = await run(server.settings)

  expect([code, stdout]).toEqual([0, expect.stringContaining('\n1 people. ')])
  const lines = stdout.split('\n').filter((line) => line.includes('\t'))
  expect(lines).toHaveLength(1 + quiz.questions.length + 1)
  expect(stdout).toContain('\nstraw-man-monday-briefing\t0\t–\t–\t–\t–\t1\n')
  expect(stdout).toContain(`\n${itemAt(quiz.questions, 0).scenarioId}\t1\t0%\t`)
  expect(stdout).toContain(`\n${itemAt(quiz.questions, 1).scenarioId}\t1\t100%\t`)
  await server.stop()
})

test('npm run bank -- items does not create a database where there is none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'think-twice-report-'))
  const { code, stderr } = await run({ databaseUrl: null, dataDir })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database at “/)])
  expect(readdirSync(dataDir)).toEqual([])
  rmSync(dataDir, { recursive: true })
})

function run({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }) {
  return runOperation('item-report', [], { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir })
}
