/**
 * What crosses between the shell and a process that draws: two lengths of 32 bits, a head in JSON, and text as it is
 * (HTML of a page, body of a call), which no parser has to walk through.
 */
export interface Frame {
  readonly head: unknown;
  /** The text in UTF-8: an answer is passed on as it came, and read once, by who asked. */
  readonly bytes: Buffer;
}

/** The most bytes that a frame may bring. */
export interface FrameLimits {
  readonly head: number;
  readonly text: number;
}

/** A page with what its hydration needs, or the answer to a call. */
export const frameLimits: FrameLimits = { head: 2 * 2 ** 20, text: 4 * 2 ** 20 };

const prefixBytes = 8;

/** The bytes of a frame; throws a `RangeError` for more than the other side takes. */
export function frameOf(head: unknown, text: string | Buffer = '', limits: FrameLimits = frameLimits): Buffer {
  const headText = JSON.stringify(head);
  const headBytes = Buffer.byteLength(headText);
  const textBytes = Buffer.byteLength(text);
  if (headBytes > limits.head || textBytes > limits.text) {
    throw new RangeError(`${headBytes} and ${textBytes} bytes are more than a frame may bring`);
  }
  const bytes = Buffer.allocUnsafe(prefixBytes + headBytes + textBytes);
  bytes.writeUInt32LE(headBytes, 0);
  bytes.writeUInt32LE(textBytes, 4);
  bytes.write(headText, prefixBytes);
  if (typeof text === 'string') bytes.write(text, prefixBytes + headBytes);
  else text.copy(bytes, prefixBytes + headBytes);
  return bytes;
}

/** Makes the reader of one stream: each chunk gives the frames that it completes. It throws for lengths over the limits, before their bytes are kept, and for heads that are no JSON. */
export function createFrameReader(limits: FrameLimits = frameLimits): (chunk: Buffer) => Frame[] {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = prefixBytes;

  function take(bytes: Buffer, frames: Frame[]): Buffer {
    let rest = bytes;
    while (rest.length >= prefixBytes) {
      const head = rest.readUInt32LE(0);
      const text = rest.readUInt32LE(4);
      if (head > limits.head || text > limits.text) throw new RangeError(`A frame of ${head} and ${text} bytes`);
      const textAt = prefixBytes + head;
      needed = textAt + text;
      if (rest.length < needed) return rest;
      frames.push({
        head: JSON.parse(rest.toString('utf8', prefixBytes, textAt)),
        bytes: rest.subarray(textAt, needed),
      });
      rest = rest.subarray(needed);
      needed = prefixBytes;
    }
    return rest;
  }

  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    if (held < needed) return [];
    const frames: Frame[] = [];
    const rest = take(chunks.length === 1 ? chunk : Buffer.concat(chunks, held), frames);
    chunks = rest.length > 0 ? [rest] : [];
    held = rest.length;
    return frames;
  };
}
