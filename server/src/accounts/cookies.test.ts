import { expect, test } from 'vitest'
import { claimedSeats, deviceIn } from './cookies.ts'

test('seats are claimed by their own cookies alone: with https by those that only this host can set', () => {
  const cookies = { 'seat-H7K4RW': 'plain', '__Host-seat-H7K4RX': 'hosted', session: 'other' }
  expect(claimedSeats({ cookies, isHttps: false })).toEqual([{ code: 'H7K4RW', token: 'plain' }])
  expect(claimedSeats({ cookies, isHttps: true })).toEqual([{ code: 'H7K4RX', token: 'hosted' }])
})

test('a browser claims at most 30 seats', () => {
  const cookies = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`seat-${index}`, 'token']))
  expect(claimedSeats({ cookies, isHttps: false })).toHaveLength(30)
})

test('only a name of 22 characters that the server may have given is taken as a browser’s', () => {
  const found = (device: string) => deviceIn({ cookies: { device }, isHttps: false })
  const given = 'Ab-_'.padEnd(22, '0')
  expect([given, `${given}0`, given.slice(1), given.replace('A', '!'), ''].map(found)).toEqual([
    given,
    null,
    null,
    null,
    null,
  ])
})
