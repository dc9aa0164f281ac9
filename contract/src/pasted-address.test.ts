import { expect, test } from 'vitest'
import { meantSearch } from './pasted-address.ts'

test.each([
  'today',
  'today=2026-12-24',
  'session=mwz2k7p2-0a1b2c',
  'start=mini-bias-assessment',
  'round=with&of=1GWiWnkJST71FFmFi_',
  'round=about&focus=straw-man',
  'focus=straw-man&type=logical-fallacies&q=two+words%2C+%C3%A9%26.&mark=favorites',
  'for=teachers&print&about=anchoring&about=straw-man&of=a-1.b-2',
  'class=H7K4RW',
  'class=aB_-x_&round=c_-&print',
  'account',
  '',
])('an address of ours, %s, stays as it is', (search) => {
  expect(meantSearch(`?${search}`)).toBe(search)
})

const LINK = 'round=with&of=1GWi-nkJST71FFm_iO'
test.each([
  ['?today=2026-12-24.', 'today=2026-12-24'],
  ['?today.', 'today'],
  ['?today=2026-12-24%E2%80%9D)', 'today=2026-12-24'],
  ['?today=2026%E2%80%9112%E2%80%9124', 'today=2026-12-24'],
  ['?today=2026-12-24_', 'today=2026-12-24'],
  ['?today?utm_source=mail', 'today&utm_source=mail'],
  ['?today%3D2026-12-24', 'today=2026-12-24'],
  ['?class=H7K4RW).', 'class=H7K4RW'],
  ['?class=h7k%204rw,', 'class=h7k4rw'],
  ['?start=standard%22', 'start=standard'],
  ['?session=mwz2k7p2-0a1b2c%3E', 'session=mwz2k7p2-0a1b2c'],
  ['?for=teachers.', 'for=teachers'],
  ['?round=with&amp;of=1GWi-nkJST71FFm_iO', LINK],
  ['?round=with&amp;amp;of=1GWi-nkJST71FFm_iO.', LINK],
  ['?round=with&of=1GWi-nk%0D%0AJST71FFm_iO)', LINK],
  ['?round=with&of=1GWi-nk=%0D%0AJST71FFm_iO', LINK],
  ['?round=with&of=1GWi-nk=JST71FFm_iO%20', LINK],
  ['?round=with&of=1GWi%2DnkJST71FFm%5FiO,', LINK],
  ['?round=with&of=1GWi%252DnkJST71FFm%255FiO', LINK],
  ['?round%3Dwith%26of%3D1GWi-nkJST71FFm_iO', LINK],
  ['?round=with&of=1GWi-nkJST71FFm_iO&fbclid=x_y', `${LINK}&fbclid=x_y`],
  ['?round=with&of=1GWi-nkJST71FFm_iO&gt;', `${LINK}&gt`],
  ['?focus=straw-%0D%0Aman', 'focus=straw-man'],
  ['?%zz&of=%', 'zz&of='],
])('the pasted %s means %s', (pasted, meant) => {
  expect(meantSearch(pasted)).toBe(meant)
})
