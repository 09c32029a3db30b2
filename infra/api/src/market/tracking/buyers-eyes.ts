import { hasAnyRole } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';

/** Programs that read pages; browsers that say what they are. */
const program = /bot\b|bot[/;]|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|python|curl|wget/i;

/**
 * Whether what was seen was seen by somebody who may buy: no program, and nobody of a builder or of the portal's
 * staff, who look at homes for their work.
 */
export function isBuyersEyes(userAgent: string | undefined, session: SignedIn | undefined): boolean {
  if (!userAgent || program.test(userAgent)) return false;
  return !session || !hasAnyRole(session, ['constructora', 'administrador', 'contributor', 'seo', 'platform']);
}
