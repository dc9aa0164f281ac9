import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeSinceMain, filesOfTree } from './changed-files.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'think-twice-changes-'))
  git('init', '--quiet', '--initial-branch=main')
  write('kept.ts')
  write('moved.ts')
  write('.gitignore', 'ignored.ts')
  commit()
})
afterEach(() => rmSync(root, { recursive: true }))

describe('what differs from main', () => {
  test('is what was committed, what is staged, what is not, and what Git does not know yet', () => {
    git('switch', '--quiet', '--create', 'work')
    write('committed.ts')
    commit()
    write('staged.ts')
    git('add', 'staged.ts')
    write('kept.ts', 'edited')
    write('folder/new file.ts')
    write('ignored.ts')
    expect(changeSinceMain(root)).toEqual({
      base: 'main',
      files: ['committed.ts', 'kept.ts', 'staged.ts', 'folder/new file.ts'],
    })
  })

  test('has a moved file under both of its names', () => {
    git('mv', 'moved.ts', 'moved-here.ts')
    expect(changeSinceMain(root)?.files).toEqual(['moved-here.ts', 'moved.ts'])
  })

  test('leaves out what main alone got meanwhile', () => {
    git('switch', '--quiet', '--create', 'work')
    write('of-work.ts')
    commit()
    git('switch', '--quiet', 'main')
    write('of-main.ts')
    commit()
    git('switch', '--quiet', 'work')
    expect(changeSinceMain(root)?.files).toEqual(['of-work.ts'])
  })

  test('is nothing on main itself, freshly cloned', () => {
    expect(changeSinceMain(root)).toEqual({ base: 'main', files: [] })
  })

  test('is what the shared main lacks, for who commits on their own', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    write('on-main.ts')
    commit()
    expect(changeSinceMain(root)).toEqual({ base: 'origin/main', files: ['on-main.ts'] })
  })

  test('is not known without a main', () => {
    git('branch', '--quiet', '--move', 'work')
    expect(changeSinceMain(root)).toBeNull()
  })

  test('is not known where Git keeps nothing', () => {
    rmSync(join(root, '.git'), { recursive: true })
    expect(changeSinceMain(root)).toBeNull()
  })
})

test('the files of a working tree are those that Git knows or would, not those it ignores', () => {
  write('new.ts')
  write('ignored.ts')
  expect(filesOfTree(root).sort()).toEqual(['.gitignore', 'kept.ts', 'moved.ts', 'new.ts'])
})

function write(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function commit() {
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message=A change')
}

function git(...args: string[]) {
  // Uses neither the settings of whoever runs this nor a hook's repository.
  execFileSync('git', args, { cwd: root, env: { PATH: process.env['PATH'], HOME: root, GIT_CONFIG_NOSYSTEM: '1' } })
}
