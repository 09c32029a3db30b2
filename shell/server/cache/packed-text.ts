import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../http/compression.ts';
import { createPatientPacker } from './patient-packer.ts';

/** A text as it is sent. */
export interface PackedText {
  readonly etag: string;
  /** Packed once for each encoding. */
  body(encoding: Encoding | undefined): Promise<Buffer>;
  /** It is asked for again: it gets packed smaller for those who come after, in time. */
  askedAgain(): void;
}

const packPatiently = createPatientPacker();

/**
 * Makes a text of some digest ready to be sent. `read` gives it as often as it is packed; `onKept` hears how many bytes
 * are kept of it from then on.
 */
export function createPackedText(
  { read, etag }: { readonly read: () => Promise<Buffer>; readonly etag: string },
  onKept: (bytes: number) => void = () => undefined,
): PackedText {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const sizes = new Map<Encoding, number>();
  let isSmall = false;

  function keep(encoding: Encoding, packed: Buffer): Buffer {
    sizes.set(encoding, packed.byteLength);
    onKept([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0));
    return packed;
  }

  async function pack(encoding: Encoding): Promise<Buffer> {
    return keep(encoding, await compress(await read(), encoding));
  }

  return {
    etag,
    async body(encoding) {
      if (!encoding) return read();
      const known = encoded.get(encoding) ?? pack(encoding);
      encoded.set(encoding, known);
      return known;
    },
    askedAgain() {
      if (isSmall || !encoded.has('br')) return;
      isSmall = true;
      const replace = (packed: Buffer | undefined) => {
        if (packed) encoded.set('br', Promise.resolve(keep('br', packed)));
        else isSmall = false;
      };
      void read()
        .then(packPatiently)
        .then(replace, () => undefined);
    },
  };
}

/** The weak tag of a text: the same for all its encodings. */
export function etagOf(text: Buffer): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
