import { join } from 'node:path';
import {
  type Signature,
  type SignatureFault,
  type TrustedKey,
  verifySignature,
} from '@umbral/protocol/release/release-signature.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { type Artifact, manifestDigest, readJson, UnfitArtifact } from './artifact.ts';

/** Name of the signature beside `manifest.json`. */
export const signatureFile = 'manifest.sig.json';

const sentences: Readonly<Record<SignatureFault, string>> = {
  'unknown-key': 'is signed by a key that this shell does not trust',
  'revoked-key': 'is signed by a key that was revoked',
  'retired-key': 'is signed by a key that signs nothing new',
  'wrong-use': 'is signed by a key that may not sign releases',
  'wrong-signature': 'has a manifest that is not what was signed',
};

/** Throws unless a key that is trusted now has signed the manifest as it lies there. */
export async function requireSignature(artifact: Artifact, keys: readonly TrustedKey[]): Promise<void> {
  const { app, version, folder, digest } = artifact;
  const manifest = await readJson(join(folder, 'manifest.json'));
  const signature = signatureSchema.safeParse(await readJson(join(folder, signatureFile)));
  if (!signature.success) throw new UnfitArtifact(`${app} ${version} is not signed`);
  if (manifestDigest(manifest) !== digest) throw new UnfitArtifact(`${app} ${version} changes while it is read`);
  await requireSigned({ app, version }, { manifest, signature: signature.data }, keys);
}

/** Throws unless a key that is trusted now has signed the manifest. */
export async function requireSigned(
  { app, version }: Pick<Artifact, 'app' | 'version'>,
  { manifest, signature }: { readonly manifest: unknown; readonly signature: Signature },
  keys: readonly TrustedKey[],
): Promise<void> {
  const verdict = await verifySignature('manifest', manifest, signature, keys);
  if (!verdict.ok) throw new UnfitArtifact(`${app} ${version} ${sentences[verdict.fault]} (${signature.keyId})`);
}
