import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const block = 512;

/** Reads exact numbers of bytes from a stream of chunks of any length. */
function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  /** At most `most` bytes, at least one; throws at the end. */
  async function some(most: number): Promise<Buffer> {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) throw new Error('The archive ends in the middle.');
      held = value;
    }
    const taken = held.subarray(0, most);
    held = held.subarray(taken.length);
    return taken;
  }
  async function exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0; ) {
      const part = await some(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts, length);
  }
  return { some, exactly };
}

const textAt = (header: Buffer, from: number, length: number) =>
  header.toString('utf8', from, from + length).replace(/\0.*$/s, '');

function placeIn(folder: string, path: string): string {
  const place = normalize(join(folder, path));
  if (!place.startsWith(`${folder}/`)) throw new Error(`The archive names ${path}, which lies outside.`);
  return place;
}

async function writeFileFrom(reader: ReturnType<typeof createReader>, place: string, bytes: number): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(place, 'w', 0o600);
  try {
    for (let left = bytes; left > 0; ) {
      const part = await reader.some(left);
      await file.write(part);
      left -= part.length;
    }
  } finally {
    await file.close();
  }
  const rest = bytes % block;
  if (rest > 0) await reader.exactly(block - rest);
}

/** Writes what `tarOf` packed into a folder, an absolute one. */
export async function extractTar(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = createReader(source);
  for (;;) {
    const header = await reader.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const place = placeIn(folder, textAt(header, 0, 100));
    if (textAt(header, 156, 1) === '5') await mkdir(place, { recursive: true, mode: 0o700 });
    else await writeFileFrom(reader, place, Number.parseInt(textAt(header, 124, 12), 8));
  }
}
