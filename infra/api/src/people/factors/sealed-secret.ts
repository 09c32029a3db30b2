import type { Config } from '../../engine/config.ts';
import { type Seal, seal, unseal } from '../../engine/tokens/sealed-secret.ts';

const sealOf = ({ captchaSecret: secret }: Config, owner: number): Seal => ({
  secret,
  purpose: 'umbral second factor',
  owner,
});

/** Seals a second factor's secret for one person. */
export function sealSecret(config: Config, userId: number, secret: Uint8Array): Buffer {
  return seal(sealOf(config, userId), secret);
}

/** The secret; nothing where it was sealed for somebody else, or before the installation's secret was changed. */
export function openSecret(config: Config, userId: number, sealed: Buffer): Uint8Array | undefined {
  return unseal(sealOf(config, userId), sealed);
}
