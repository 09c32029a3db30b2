import { type KeptAnswer, readKeptAnswer } from '../offline/kept-answer.ts';

/** A page as it lies on the device: a tenth of its size, with the digest of these bytes. */
export interface PackedPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly digest: string;
}

/** Packs a page for the device. */
export async function packPage(answer: KeptAnswer): Promise<PackedPage> {
  const packed = new Blob([JSON.stringify(answer)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return { bytes, digest: await digestOf(bytes) };
}

/** The page that bytes of the device hold; nothing where they are not those that were kept. */
export async function unpackPage({ bytes, digest }: PackedPage): Promise<KeptAnswer | undefined> {
  if ((await digestOf(bytes)) !== digest) return undefined;
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return readKeptAnswer(await new Response(text).json());
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Whether bytes are those of an integrity, `sha384-…`. */
export async function isWhole(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return integrity === `sha384-${btoa(String.fromCharCode(...hash))}`;
}
