/** The owner of what a seat in a class answered. */
export type SeatOwner = `seat:${string}`
/** The owner of something on this device: a person, by the id of the account, or a seat. */
export type OwnerId = number | SeatOwner

export function seatOwner(seatId: string): SeatOwner {
  return `seat:${seatId}`
}

export function isSeatOwner(owner: OwnerId | null): owner is SeatOwner {
  return typeof owner === 'string'
}
