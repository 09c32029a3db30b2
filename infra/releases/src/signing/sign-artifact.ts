import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Signature } from '@umbral/protocol/release/release-signature.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { type SigningKey, signValue } from './key-pair.ts';

/** Name of the signature beside `manifest.json`. */
export const signatureFile = 'manifest.sig.json';

/** Signs the manifest of an artifact folder and writes the signature beside it. */
export async function signArtifact(folder: string, key: SigningKey): Promise<Signature> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const signature = signValue('manifest', manifest, key);
  const path = join(folder, signatureFile);
  await writeFile(`${path}.draft`, `${JSON.stringify(signature, null, 2)}\n`);
  await rename(`${path}.draft`, path);
  return signature;
}

/** The signature beside a manifest; nothing where there is none that can be read. */
export async function readSignature(folder: string): Promise<Signature | undefined> {
  try {
    return signatureSchema.parse(JSON.parse(await readFile(join(folder, signatureFile), 'utf8')));
  } catch {
    return undefined;
  }
}
