import { createHash } from 'node:crypto';

/** What was read of a stream: how long it was and its sha384. */
export interface StreamFacts {
  readonly bytes: number;
  /** `sha384-` and base64, as manifests and browsers write it. */
  readonly integrity: string;
}

/** Reads a stream to its end without keeping it. */
export async function hashStream(stream: AsyncIterable<Buffer>): Promise<StreamFacts> {
  const hash = createHash('sha384');
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, integrity: `sha384-${hash.digest('base64')}` };
}

/** The hash of an integrity value in hexadecimal: its name in storage and in addresses. */
export function toHex(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}

/** The integrity value of a hexadecimal hash. */
export function toIntegrity(hex: string): string {
  return `sha384-${Buffer.from(hex, 'hex').toString('base64')}`;
}
