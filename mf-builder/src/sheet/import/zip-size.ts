const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const deflated = 8;

/** Files that an archive may hold; a workbook of many sheets and pictures has some dozens. */
const mostEntries = 2_000;

interface Entry {
  readonly method: number;
  readonly compressed: number;
  readonly at: number;
}

function entriesOf(view: DataView): Entry[] | undefined {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return undefined;
    entries.push({
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Counts what an entry really gives, whatever its header says; stops above `most`. */
async function inflatedSize(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: Entry,
  most: number,
): Promise<number> {
  if (entry.method !== deflated) return entry.compressed;
  if (entry.at + 30 > view.byteLength || view.getUint32(entry.at, true) !== localHeader)
    return Number.POSITIVE_INFINITY;
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const stream = new Blob([bytes.subarray(start, start + entry.compressed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.byteLength;
    if (size <= most) continue;
    await reader.cancel();
    return size;
  }
}

/**
 * How many bytes the files of an archive give together, counted by opening them up to `most` and throwing away what
 * comes: an archive of a few kilobytes may hold gigabytes. Infinite above `most`; undefined for what is no archive.
 */
export async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = bytes.byteLength < 22 ? undefined : entriesOf(view);
  if (!entries) return undefined;
  if (entries.length > mostEntries) return Number.POSITIVE_INFINITY;
  let size = 0;
  for (const entry of entries) {
    size += await inflatedSize(bytes, view, entry, most - size).catch(() => Number.POSITIVE_INFINITY);
    if (size > most) return Number.POSITIVE_INFINITY;
  }
  return size;
}
