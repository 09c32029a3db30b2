import { keptCampaign } from '@umbral/domain/contact/campaign.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import type { ContactVisit } from './contact-payload.ts';

/** What this browser knows of the visit when a contact is sent. `pageOwner` is who owns the page on the screen. */
export function contactVisit(session: Session | null | undefined, pageOwner: string | undefined): ContactVisit {
  return {
    campaign: keptCampaign(() => localStorage, Date.now()),
    // A plant's own address also starts like a listing's.
    family: pageOwner === 'mf-search' ? fromHref(location.href)?.family : undefined,
    product,
    roles: session?.roles,
    userKey: visitorKey(),
  };
}
