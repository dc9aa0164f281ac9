import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'think-twice-start-'))
  mkdirSync(join(folder, 'scripts'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.each([
  ['start', 'scripts/start.js'],
  ['dev', 'scripts/dev.ts'],
])('npm run %s', (name, script) => {
  test('passes on the signal to stop, and ends when the server has ended', async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { [name]: scripts[name] } }))
    writeFileSync(
      join(folder, script),
      `import { writeFileSync } from 'node:fs'
       process.on('SIGTERM', () => setTimeout(() => { writeFileSync('stopped', ''); process.exit(0) }, 100))
       setInterval(() => {}, 1000)
       console.log('ready')`,
    )
    const npm = spawn('npm', ['run', name], { cwd: folder, env: withNode() })
    await said(npm, 'ready')
    npm.kill('SIGTERM')
    await ended(npm)
    expect(existsSync(join(folder, 'stopped'))).toBe(true)
  })
})

describe('npm start without the build tools, as NODE_ENV=production installs it', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const file of ['start.js', 'build.ts']) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
  })

  const start = () => spawn(process.execPath, ['scripts/start.js'], { cwd: folder, env: withNode() })

  test('refuses to serve a missing build, with a sentence that says what to run', async () => {
    const { code, output } = await ended(start())
    expect(code).toBe(1)
    expect(output).toBe(
      'The web app is not built, and the tools that build it are not installed: run "npm ci --include=dev", then "npm start" again.\n',
    )
  })

  test('serves an existing build', async () => {
    mkdirSync(join(folder, 'web/dist'), { recursive: true })
    writeFileSync(join(folder, 'web/dist/index.html'), '')
    mkdirSync(join(folder, 'server/src'), { recursive: true })
    writeFileSync(join(folder, 'server/src/main.ts'), "console.log('the server starts')")
    expect(await ended(start())).toEqual({ code: 0, output: 'the server starts\n' })
  })
})

describe('a folder in which the app cannot be built', () => {
  /** Makes a folder with sources, and build tools that end like this. */
  const makeFolder = (at: string, build: string) => {
    for (const place of ['scripts', 'web', 'core/src', 'core/proofreading', 'contract/src', 'node_modules/vite']) {
      mkdirSync(join(at, place), { recursive: true })
    }
    for (const file of ['web/index.html', 'core/src/a.ts', 'core/proofreading/votes.json', 'contract/src/a.ts']) {
      writeFileSync(join(at, file), '')
    }
    for (const file of ['package.json', 'node_modules/vite/package.json']) {
      writeFileSync(join(at, file), '{"type":"module","main":"index.js"}')
    }
    writeFileSync(join(at, 'package-lock.json'), '')
    writeFileSync(join(at, 'node_modules/vite/index.js'), `export async function build() { ${build} }`)
    for (const file of ['start.js', 'build.ts']) cpSync(join(root, 'scripts', file), join(at, 'scripts', file))
  }
  const run = (script: string, cwd: string) => ended(spawn(process.execPath, [script], { cwd, env: withNode() }))

  test.each(['scripts/start.js', 'scripts/build.ts'])(
    'is refused by %s in a sentence if the account may not write there',
    async (script) => {
      makeFolder(folder, "throw Object.assign(new Error('open'), { code: 'EROFS' })")
      const { code, output } = await run(script, folder)
      expect([code, output.includes('at ')]).toEqual([1, false])
      expect(output).toMatch(/may not write here: run "npm run build"/)
    },
  )

  test.each(['#', '?'])('is refused in a sentence if there is a %s in its path', async (sign) => {
    const odd = join(folder, `a${sign}b`)
    makeFolder(odd, '')
    for (const script of ['scripts/start.js', 'scripts/build.ts']) {
      const { code, output } = await run(script, odd)
      expect(code).toBe(1)
      expect(output).toMatch(
        /^(?:Building the web app …\n)?Think Twice cannot be built or tested in “.*[#?]b\/”, because of the # or \? in this path: rename or move the folder\.\n$/,
      )
    }
  })
})

/** An environment in which scripts find the Node that runs the tests. */
function withNode(): NodeJS.ProcessEnv {
  return { PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, HOME: folder }
}

function said(child: ChildProcess, text: string): Promise<void> {
  return new Promise((settle, fail) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes(text) && settle())
    child.on('exit', (code) => fail(new Error(`exited with ${code}`)))
  })
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((settle) => child.on('close', (code) => settle({ code, output })))
}
