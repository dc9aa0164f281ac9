/** Cases that a property is tried on: few while somebody is editing, 1,000 in `npm test`, 20,000 in the deep run. */
export const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100)
