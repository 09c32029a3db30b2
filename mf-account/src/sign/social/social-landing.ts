import type { SocialError } from '@umbral/domain/api/sign-in.ts';
import { socialTexts } from '../../texts/social-texts.ts';

/** What a provider's way back wrote into the fragment of the login page [B110]. */
export type SocialLanding =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'error'; readonly error: SocialError };

/** Reads the fragment; nothing where it is not about a provider. An error that nobody knows is one that failed. */
export function readSocialLanding(hash: string): SocialLanding | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fields.get('social');
  if (token) return { kind: 'token', token };
  const error = fields.get('social-error');
  if (error === null) return undefined;
  return { kind: 'error', error: isKnown(error) ? error : 'failed' };
}

function isKnown(error: string): error is SocialError {
  return Object.hasOwn(socialTexts.errors, error);
}
