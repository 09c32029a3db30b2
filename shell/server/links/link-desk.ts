import type { QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { readLinkToken } from '@umbral/protocol/composition/qa-link-token.ts';
import type { TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import type { Visit } from '../http/visit.ts';
import { linkCookie } from './link-cookie.ts';
import { LinkRefused, refusalOf } from './link-refused.ts';
import { isProductionSide } from './production-side.ts';

export interface LinkDeskOptions {
  /** Keys that may sign links; none where no registry is trusted. */
  readonly keys: () => readonly TrustedKey[];
  readonly isRevoked: (id: string) => boolean;
  /** Of this portal: links of others are not for it. */
  readonly environment: string;
}

/** The link that a visit brings, by what it does here. */
export interface BroughtLink {
  /** It decides the versions. */
  readonly link?: QaLink;
  /** It does not count: this is the side with everybody's versions. */
  readonly comparedWith?: QaLink;
}

/** Reads links, and follows none that it should not. */
export interface LinkDesk {
  /** What a token says for the portal of a visit; rejects with `LinkRefused`. */
  read(token: string, visit: Visit): Promise<QaLink>;
  /** The link that the visit's cookie holds, if any; rejects with `LinkRefused`. */
  recognise(visit: Visit): Promise<BroughtLink>;
}

/** Makes the desk. A link is read and checked at every request: it may end between two. */
export function createLinkDesk({ keys, isRevoked, environment }: LinkDeskOptions): LinkDesk {
  async function read(token: string, { origin }: Visit): Promise<QaLink> {
    const verdict = await readLinkToken(token, { keys: keys(), origin, environment, now: Date.now() });
    if (!verdict.ok) throw refusalOf(verdict.fault);
    if (isRevoked(verdict.link.id)) throw new LinkRefused('revoked');
    return verdict.link;
  }

  return {
    read,
    async recognise(visit) {
      const token = visit.cookies.get(linkCookie);
      if (!token) return {};
      const link = await read(token, visit);
      return isProductionSide(visit) ? { comparedWith: link } : { link };
    },
  };
}
