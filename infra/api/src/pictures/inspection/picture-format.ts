import { open } from 'node:fs/promises';

export type PictureFormat = 'jpeg' | 'png' | 'tiff';

/** How files of each kind begin. */
const signatures: readonly (readonly [PictureFormat, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

/** The end of a stored file's name. */
export const extensions: Readonly<Record<PictureFormat, string>> = { jpeg: 'jpg', png: 'png', tiff: 'tiff' };

/** What a file is by its first bytes; its name and what the sender says of it count for nothing. */
export function formatOf(start: Buffer): PictureFormat | undefined {
  return signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
}

/** `formatOf` of a file. */
export async function formatOfFile(path: string): Promise<PictureFormat | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return formatOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
