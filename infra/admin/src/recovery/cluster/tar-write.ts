/** One thing of an archive: a folder, or a file whose bytes are exactly as many as its size says. */
export type TarEntry =
  | { readonly path: string; readonly isFolder: true }
  | {
      readonly path: string;
      readonly isFolder: false;
      readonly bytes: number;
      readonly content: AsyncIterable<Buffer>;
    };

const block = 512;

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`;
}

/** The header of an entry by POSIX ustar; throws for a path that does not fit into it. */
function headerOf(entry: TarEntry): Buffer {
  const path = entry.isFolder ? `${entry.path}/` : entry.path;
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive.`);
  const header = Buffer.alloc(block);
  header.write(path, 0);
  header.write(octal(entry.isFolder ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(entry.isFolder ? 0 : entry.bytes, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write(entry.isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

/** An archive that any tar can read. A file may have up to 8 GB, which PostgreSQL never reaches: it splits at 1 GB. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncIterable<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry);
    if (entry.isFolder) continue;
    yield* entry.content;
    const rest = entry.bytes % block;
    if (rest > 0) yield Buffer.alloc(block - rest);
  }
  yield Buffer.alloc(2 * block);
}
