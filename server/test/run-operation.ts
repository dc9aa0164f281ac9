import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type OperationEnd = { code: number | null; stdout: string; stderr: string }

/** Without `reads`, nobody reads what a command prints; `to` is a file to print to. */
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
