import { type DBSchema, deleteDB, openDB } from 'idb'
import { afterAll, expect, test } from 'vitest'
import { openOnce } from './open-once.ts'

interface Notes extends DBSchema {
  notes: { key: string; value: { id: string; text: string } }
}

afterAll(() => {
  indexedDB.deleteDatabase('notes-of-a-test')
})

test('a database is created and opened once, and its content is there when another page opens it', async () => {
  let made = 0
  const openNotes = () =>
    openOnce<Notes>('notes-of-a-test', (database) => {
      made += 1
      database.createObjectStore('notes', { keyPath: 'id' })
    })
  const open = openNotes()
  const [first, second] = await Promise.all([open(), open()])
  expect(second).toBe(first)
  await first.put('notes', { id: 'a', text: 'Kept.' })
  first.close()

  const anew = await openNotes()()
  expect(await anew.get('notes', 'a')).toEqual({ id: 'a', text: 'Kept.' })
  expect(made).toBe(1)
  anew.close()
})

test('a database that could not be opened is tried again the next time', async () => {
  const newer = await openDB('empty-in-a-test', 2)
  newer.close()
  const open = openOnce('empty-in-a-test', () => {})
  await expect(open()).rejects.toThrow('version')
  await deleteDB('empty-in-a-test')
  const opened = await open()
  expect(opened.name).toBe('empty-in-a-test')
  opened.close()
  await deleteDB('empty-in-a-test')
})

test('a database that the browser has closed is opened anew', async () => {
  const open = openOnce('empty-in-a-test', () => {})
  const first = await open()
  first.close()
  first.dispatchEvent(new Event('close'))
  const second = await open()
  expect(second).not.toBe(first)
  second.close()
  await deleteDB('empty-in-a-test')
})
