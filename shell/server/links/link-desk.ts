import type { QaLink } from 'shared-contracts/remote/qa-link.ts';
import { readLinkToken } from 'shared-contracts/remote/qa-link-token.ts';
import type { TrustedKey } from 'shared-contracts/remote/release-signature.ts';
import type { Visit } from '../http/visit.ts';
import { linkCookie } from './link-cookie.ts';
import { LinkRefused, refusalOf } from './link-refused.ts';
import { isProductionSide } from './sides.ts';

export interface LinkDeskOptions {
  /** Keys that may sign links; none where no registry is trusted. */
  readonly keys: () => readonly TrustedKey[];
  readonly isRevoked: (id: string) => boolean;
}

/** Judges links. */
export interface LinkDesk {
  /** What a token says for the portal of a visit; rejects with `LinkRefused`. */
  judge(token: string, visit: Visit): Promise<QaLink>;
  /** The visit with the link that its cookie holds, if any; rejects with `LinkRefused`. */
  recognise(visit: Visit): Promise<Visit>;
}

/** Makes the judge of links. A link is judged at every request: it may end between two. */
export function createLinkDesk({ keys, isRevoked }: LinkDeskOptions): LinkDesk {
  async function judge(token: string, { origin }: Visit): Promise<QaLink> {
    const verdict = await readLinkToken(token, { keys: keys(), origin, now: Date.now() });
    if (!verdict.ok) throw refusalOf(verdict.fault);
    if (isRevoked(verdict.link.id)) throw new LinkRefused('revoked');
    return verdict.link;
  }

  return {
    judge,
    async recognise(visit) {
      const token = visit.cookies.get(linkCookie);
      if (!token) return visit;
      const link = await judge(token, visit);
      return isProductionSide(visit) ? { ...visit, comparedWith: link } : { ...visit, link };
    },
  };
}
