import { campaignOf, keepCampaign } from '@umbral/domain/contact/campaign.ts';
import { readSharedComparison, sharedComparisonKey } from '@umbral/domain/routes/shared-comparison.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';

/**
 * What the address of the first page says beside the page: the campaign that brought the visitor, kept for the contacts of
 * the next day, and a comparison that somebody shared [B065]; one that names no homes opens the visitor's own.
 */
export function readArrival(query: URLSearchParams, bus: OwnedBus<'shell'>): void {
  const campaign = campaignOf(query);
  if (campaign) keepCampaign(() => localStorage, campaign, Date.now());
  const plantIds = [...readSharedComparison(query.toString())];
  if (plantIds.length > 0) bus.ask('comparator/open', { from: 'link', plantIds });
  else if (query.get(sharedComparisonKey) === '') bus.ask('comparator/open', { from: 'header' });
}
