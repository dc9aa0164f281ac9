import { deviceTexts } from './kept-texts.ts'
import { parseJson } from './parse-json.ts'

type RecordOptions<Kept> = {
  /** Each record is kept under this prefix and its id. */
  prefix: string
  idOf: (kept: Kept) => string
  /** What is found on the device, as a record; null when it was never ours. */
  check: (found: unknown) => Kept | null
  /** Turns a record into what is written, where the two differ. */
  written?: (kept: Kept) => object
}

/**
 * Records on the device, each under its own id. A page goes on with the copy that it holds, whatever other tabs do to the one on the
 * device.
 */
export function keptRecords<Kept extends { savedAt: number }>({
  prefix,
  idOf,
  check,
  written = (kept) => kept,
}: RecordOptions<Kept>) {
  const held = new Map<string, Kept>()

  const find = (id: string): Kept | null => held.get(id) ?? parseJson(deviceTexts.read(prefix + id), check)

  return {
    find,

    /** Makes this the page's own copy of the record; `write` brings it to the device. */
    hold(kept: Kept): void {
      held.set(idOf(kept), kept)
    },

    write(id: string): void {
      const kept = held.get(id)
      if (kept) deviceTexts.write(prefix + id, JSON.stringify(written(kept)))
    },

    drop(id: string): void {
      held.delete(id)
      deviceTexts.remove(prefix + id)
    },

    /** Every record, the one kept last first. */
    all(): Kept[] {
      const onDevice = deviceTexts
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parseJson(deviceTexts.read(key), check) ?? [])
      const byId = new Map(onDevice.map((kept) => [idOf(kept), kept]))
      for (const [id, kept] of held) byId.set(id, kept)
      return [...byId.values()].sort((one, other) => other.savedAt - one.savedAt)
    },
  }
}
