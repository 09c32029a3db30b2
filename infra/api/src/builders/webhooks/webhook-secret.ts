import type { Config } from '../../engine/config.ts';
import { newToken } from '../../engine/tokens/opaque-token.ts';
import { type Seal, seal, unseal } from '../../engine/tokens/sealed-secret.ts';

/** Says on sight what it is, also to those who look for secrets in code. */
const prefix = 'umbral_whsec_';

const sealOf = ({ captchaSecret: secret }: Config, owner: number): Seal => ({
  secret,
  purpose: 'umbral builder webhook',
  owner,
});

/** A new secret of a builder, as it is shown once, and as it is kept. */
export function newSecret(config: Config, builderId: number): { readonly shown: string; readonly kept: Buffer } {
  const shown = prefix + newToken();
  return { shown, kept: seal(sealOf(config, builderId), Buffer.from(shown)) };
}

/** The secret to sign with; nothing where the secret of the installation was changed since it was made. */
export function openSecret(config: Config, builderId: number, kept: Buffer): string | undefined {
  const secret = unseal(sealOf(config, builderId), kept);
  return secret && Buffer.from(secret).toString();
}
