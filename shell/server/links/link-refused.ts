import type { LinkFault } from '@umbral/protocol/composition/qa-link-token.ts';

/** What a visitor is told about a link that is not followed. */
export type LinkRefusalKind = 'expired' | 'revoked' | 'unfit' | 'early' | 'foreign' | 'invalid' | 'busy';

/** What was good once is gone; what never was is forbidden. */
export const refusalStatuses: Readonly<Record<LinkRefusalKind, number>> = {
  expired: 410,
  revoked: 410,
  unfit: 410,
  early: 403,
  foreign: 403,
  invalid: 403,
  busy: 503,
};

/** What an address says about a refusal; nothing for what is none. */
export function readRefusalKind(text: string | null): LinkRefusalKind | undefined {
  return Object.keys(refusalStatuses).find((kind): kind is LinkRefusalKind => kind === text);
}

/** A link that is not followed, not even in part. */
export class LinkRefused extends Error {
  readonly kind: LinkRefusalKind;

  constructor(kind: LinkRefusalKind) {
    super(`A link is not followed: ${kind}`);
    this.name = 'LinkRefused';
    this.kind = kind;
  }
}

const kinds: Partial<Record<LinkFault, LinkRefusalKind>> = {
  expired: 'expired',
  'not-yet': 'early',
  'foreign-origin': 'foreign',
};

/** The refusal for what a judge found; what exactly is wrong with a signature helps only who forges. */
export function refusalOf(fault: LinkFault): LinkRefused {
  return new LinkRefused(kinds[fault] ?? 'invalid');
}
