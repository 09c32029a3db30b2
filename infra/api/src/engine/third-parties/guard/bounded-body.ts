import { PartyFailure } from './party-failure.ts';

/** Reads a text of at most `maxBytes` after decompression; a longer one is cut off and thrown away. */
export async function readBounded(party: string, response: Response, maxBytes: number): Promise<string> {
  return (await readBytes(party, response, maxBytes)).toString('utf8');
}

/** The same of bytes that may be anything. */
export async function readBytes(party: string, response: Response, maxBytes: number): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new PartyFailure(party, 'too-large', response.status);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
