import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type OperationEnd = { code: number | null; stdout: string; stderr: string }

/** Runs a command of `operate/` as an operator would, and tells how it ended. Without `reads`, nobody takes what it prints. */
export function runOperation(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  { reads = true }: { reads?: boolean } = {},
): Promise<OperationEnd> {
  const script = fileURLToPath(new URL(`../operate/${name}.ts`, import.meta.url))
  return new Promise((settle) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (_, stdout, stderr) => settle({ code: child.exitCode, stdout, stderr }),
    )
    if (!reads) child.stdout?.destroy()
  })
}
