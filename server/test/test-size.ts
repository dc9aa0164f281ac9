/** How large a test is: in full in `npm run test:deep`, smaller in every `npm test`. */
export function testSize(full: number, everyTime: number): number {
  return process.env['DEEP'] ? full : everyTime
}
