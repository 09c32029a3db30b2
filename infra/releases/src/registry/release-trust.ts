import { type Signature, type SignatureFault, verifySignature } from '@umbral/protocol/release/release-signature.ts';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { readKeys } from './signing-keys.ts';

const sentences: Readonly<Record<SignatureFault, string>> = {
  'unknown-key': 'The registry does not know the key of this signature. An operator can add it.',
  'revoked-key': 'The key of this signature was revoked. Sign again with an active key.',
  'retired-key': 'The key of this signature is retired: it signs nothing new. Sign again with an active key.',
  'wrong-use': 'The key of this signature may not sign manifests.',
  'wrong-signature': 'The signature does not belong to this manifest. Sign the manifest exactly as it is offered.',
};

/** Refuses a manifest that no active key has signed. */
export async function requireGoodSignature(
  db: RegistryDatabase,
  manifest: unknown,
  signature: Signature,
): Promise<void> {
  const verdict = await verifySignature('manifest', manifest, signature, await readKeys(db), { isNew: true });
  if (verdict.ok) return;
  const { fault } = verdict;
  throw new RegistryRefusal('wrong-signature', sentences[fault], { fault, keyId: signature.keyId });
}
