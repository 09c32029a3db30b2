import { type Signature, type SignatureFault, verifySignature } from '@umbral/protocol/release/release-signature.ts';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { readKeys } from './signing-keys.ts';

/** What signatures of clients are for, in words. */
const things = { manifest: 'manifest', evidence: 'report' } as const;

function sentenceOf(fault: SignatureFault, kind: keyof typeof things): string {
  const thing = things[kind];
  const sentences: Readonly<Record<SignatureFault, string>> = {
    'unknown-key': 'The registry does not know the key of this signature. An operator can add it.',
    'revoked-key': 'The key of this signature was revoked. Sign again with an active key.',
    'retired-key': 'The key of this signature is retired: it signs nothing new. Sign again with an active key.',
    'wrong-use': `The key of this signature may not sign ${thing}s.`,
    'wrong-signature': `The signature does not belong to this ${thing}. Sign the ${thing} exactly as it is offered.`,
  };
  return sentences[fault];
}

/** Refuses a manifest, or the report of a runner, that no active key for it has signed. */
export async function requireGoodSignature(
  db: RegistryDatabase,
  kind: keyof typeof things,
  value: unknown,
  signature: Signature,
): Promise<void> {
  const verdict = await verifySignature(kind, value, signature, await readKeys(db), { isNew: true });
  if (verdict.ok) return;
  const { fault } = verdict;
  throw new RegistryRefusal('wrong-signature', sentenceOf(fault, kind), { fault, keyId: signature.keyId });
}
