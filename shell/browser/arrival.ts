import { campaignOf, keepCampaign } from '@umbral/domain/contact/campaign.ts';
import { readSharedComparison, sharedComparisonKey } from '@umbral/domain/routes/shared-comparison.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { topics } from '../topics.ts';

/**
 * What the address of the first page says beside the page: the campaign that brought the visitor, kept for the contacts of
 * the next day, and a comparison that somebody shared [B065]; one that names no homes opens the visitor's own.
 */
export function readArrival(query: URLSearchParams, bus: OwnedBus): void {
  const campaign = campaignOf(query);
  if (campaign) keepCampaign(() => localStorage, campaign, Date.now());
  const comparator = topicsOf<typeof topics>({ bus });
  const plantIds = [...readSharedComparison(query.toString())];
  if (plantIds.length > 0) comparator.ask('comparator/open', { from: 'link', plantIds });
  else if (query.get(sharedComparisonKey) === '') comparator.ask('comparator/open', { from: 'header' });
}
