import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { register } from '@think-twice/contract/accounts'
import { itemAt } from '@think-twice/core/required'
import { CHILD_ENVIRONMENT } from './environment.ts'
import { bodyOf } from './reply-body.ts'
import { makeWebFolder } from './web-folder.fixture.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type ServerProcess = {
  address: string
  child: ChildProcess
  /** Sends a signal and waits for the end; returns the exit code, null if the signal killed it. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
}

export type RawReply = { status: number; headers: Record<string, unknown>; body: unknown }

/** The real server in its own process, started as `npm start` does, optionally wrapped in another command. */
export async function startServer(env: Record<string, string>, wrap: readonly string[] = []): Promise<ServerProcess> {
  const webFolder = makeWebFolder()
  const [command, ...args] = [...wrap, process.execPath, MAIN]
  const child = spawn(command!, args, {
    env: {
      ...CHILD_ENVIRONMENT,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      WEB_FOLDER: webFolder,
      ...env,
    },
  })
  let output = ''
  const exit = new Promise<number | null>((settle) => child.on('exit', settle))
  const address = await new Promise<string>((settle, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        const match = /Think Twice is at (\S+)/.exec(output)
        if (match) settle(itemAt(match, 1))
      })
    }
    void exit.then((code) => fail(new Error(`The server exited with ${code}: ${output}`)))
  })
  return {
    address,
    child,
    async stop(signal) {
      child.kill(signal)
      const code = await exit
      rmSync(webFolder, { recursive: true, force: true })
      return code
    },
  }
}

/** One request on its own connection, so that any worker may answer, unless an agent keeps one open. */
export function send(
  method: string,
  url: string,
  options: { body?: unknown; cookie?: string; agent?: Agent } = {},
): Promise<RawReply> {
  const payload = options.body === undefined ? undefined : JSON.stringify(options.body)
  return new Promise((settle, fail) => {
    const outgoing = request(
      url,
      {
        method,
        agent: options.agent ?? false,
        headers: {
          ...(options.cookie && { cookie: options.cookie }),
          ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        },
      },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk) => {
          text += chunk
        })
        incoming.on('error', fail)
        incoming.on('end', () => {
          const body = text === '' ? undefined : JSON.parse(text)
          settle({ status: incoming.statusCode!, headers: incoming.headers, body })
        })
      },
    )
    outgoing.on('error', fail)
    outgoing.end(payload)
  })
}

/** Registers a person and returns the cookie of their sign-in. */
export async function registerAt(address: string, username: string): Promise<{ id: number; cookie: string }> {
  const reply = await send('POST', `${address}/api/users`, {
    body: { username, password: 'correct horse', rememberMe: true },
  })
  return { id: bodyOf(register, reply).id, cookie: itemAt(String(reply.headers['set-cookie']).split(';'), 0) }
}

type OperationEnd = { code: number | null; stdout: string; stderr: string }

/** Without `reads`, the command's output is not read; `to` is a file to print to. */
type Output = { reads?: boolean; to?: string }

/** Runs a command of `operate/` as an operator would, and tells how it ended. */
export function runOperation(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  { reads = true, to }: Output = {},
): Promise<OperationEnd> {
  const script = fileURLToPath(new URL(`../operate/${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', to === undefined ? 'pipe' : openSync(to, 'w'), 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stderr?.on('data', (chunk) => (said.stderr += chunk))
  if (reads) child.stdout?.on('data', (chunk) => (said.stdout += chunk))
  else child.stdout?.destroy()
  return new Promise((settle) => child.on('close', (code) => settle({ code, ...said })))
}
