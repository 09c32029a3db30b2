import { keptCampaign } from 'shared-contracts/domain/campaign.ts';
import { product } from 'shared-contracts/domain/product.ts';
import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import type { Session } from 'shared-contracts/remote/remote-context.ts';
import { fromHref } from 'shared-contracts/routes/search-url.ts';
import type { ContactVisit } from './contact-payload.ts';

/** What this browser knows of the visit when a contact is sent. `pageOwner` is who owns the page on the screen. */
export function contactVisit(session: Session | null | undefined, pageOwner: string | undefined): ContactVisit {
  return {
    campaign: keptCampaign(() => localStorage, Date.now()),
    // A plant's own address also starts like a listing's.
    family: pageOwner === 'mf-search' ? fromHref(location.href)?.family : undefined,
    product,
    roles: session?.roles,
    userKey: trackingKey(),
  };
}

/** The key of this visit; empty before there is one. */
export function trackingKey(): string {
  try {
    return localStorage.getItem(localKeys.trackingId) ?? '';
  } catch {
    return '';
  }
}
