/** A text, and the name of its encoding where it was not the usual one. */
export interface Decoded {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes);
}

/** Which half of each pair of bytes is empty, in text of Latin letters without a mark of its order. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 512);
  const empty = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = empty;
  const most = sample.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * The text of a file. Excel writes CSV in UTF-8 with a mark, in UTF-16 or in the letters of Windows, and says in none
 * of them which: marks are believed, bytes that cannot be UTF-8 are Windows'. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): Decoded | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const order = utf16Order(bytes);
  if (order) return { text: decode(bytes, order), encoding: 'UTF-16' };
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decode(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}
