import { uploadKeyFrom, uploadKeySeed } from '@umbral/domain/media/upload-key.ts';
import { sha256 } from './check-picture.ts';

/** The key that the server will give a picture: known before it is sent, so that a form can hold it at once. */
export async function pictureKeyOf(ownerId: number, purpose: string, hash: string): Promise<string> {
  return uploadKeyFrom(await sha256(new TextEncoder().encode(uploadKeySeed(ownerId, purpose, hash))));
}
