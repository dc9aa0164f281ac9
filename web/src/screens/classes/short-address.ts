import { joinAddress } from '../../addresses.ts'
import { fullAddress } from '../../browser/device.ts'

/** The address to type a code at, as short as it can be: 'thinktwice.example/?class'. */
export function shortAddress(): string {
  return fullAddress(joinAddress()).replace(/^https?:\/\//, '')
}
