import { type Signature, type SignatureFault, type TrustedKey, verifySignature } from '../release/release-signature.ts';
import { signatureSchema } from '../release/signature-schema.ts';
import { environmentOf } from './environment.ts';
import { clockSkew, longestToken, type QaLink } from './qa-link.ts';
import { linkSchema } from './qa-link-schema.ts';

/** Why a link is not followed. */
export type LinkFault = SignatureFault | 'unreadable' | 'foreign-origin' | 'not-yet' | 'expired';

export type LinkVerdict =
  | { readonly ok: true; readonly link: QaLink }
  | { readonly ok: false; readonly fault: LinkFault };

/** Spells a signed link for an address or a cookie: what it says, the key, the signature, all base64url. */
export function writeLinkToken(link: QaLink, { keyId, signature }: Signature): string {
  const said = new TextEncoder().encode(JSON.stringify(link));
  return `${toBase64Url(btoa(String.fromCharCode(...said)))}.${keyId}.${toBase64Url(signature)}`;
}

export interface LinkJudge {
  readonly keys: readonly TrustedKey[];
  /** The portal that is asked. */
  readonly origin: string;
  /** Where that portal runs; production unless it is said. */
  readonly environment?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Reads a link and judges it: signed by a trusted key, for this portal, and now. */
export async function readLinkToken(token: string, { keys, now, ...portal }: LinkJudge): Promise<LinkVerdict> {
  const spelled = parseToken(token);
  if (!spelled) return { ok: false, fault: 'unreadable' };
  // The signature is over what was said, whatever this version makes of it.
  const verdict = await verifySignature('link', spelled.said, spelled.signature, keys);
  if (!verdict.ok) return verdict;
  const parsed = linkSchema.safeParse(spelled.said);
  if (!parsed.success) return { ok: false, fault: 'unreadable' };
  const fault = faultNow(parsed.data, portal, now / 1000);
  return fault ? { ok: false, fault } : { ok: true, link: parsed.data };
}

/** What speaks against a link of a good signature at a moment, in seconds. */
function faultNow(
  link: QaLink,
  portal: Pick<LinkJudge, 'origin' | 'environment'>,
  seconds: number,
): LinkFault | undefined {
  if (link.origin !== portal.origin || environmentOf(link) !== environmentOf(portal)) return 'foreign-origin';
  if (seconds < link.from - clockSkew) return 'not-yet';
  return seconds >= link.until ? 'expired' : undefined;
}

function parseToken(token: string): { readonly said: unknown; readonly signature: Signature } | undefined {
  const [said = '', keyId = '', signature = '', ...more] = token.split('.');
  if (token.length > longestToken || more.length > 0) return undefined;
  try {
    const bytes = Uint8Array.from(atob(fromBase64Url(said)), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const signed = signatureSchema.parse({ algorithm: 'ed25519', keyId, signature: `${fromBase64Url(signature)}==` });
    return { said: JSON.parse(text), signature: signed };
  } catch {
    return undefined;
  }
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}
