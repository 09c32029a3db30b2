import { profileTexts } from '../texts/profile-texts.ts';

const maxBytes = 12 * 1024 * 1024;

/** First bytes of what can be uploaded: jpeg, png, tiff of either order. */
const signatures: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** What is wrong with a picture before it is sent, by its size and its first bytes: a name says nothing. */
export async function avatarIssue(file: Blob): Promise<string | undefined> {
  if (file.size > maxBytes) return profileTexts.avatar.tooLarge;
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isKnown = signatures.some((signature) => signature.every((byte, index) => start[index] === byte));
  return isKnown ? undefined : profileTexts.avatar.type;
}
