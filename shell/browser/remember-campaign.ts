import { campaignOf, keepCampaign } from '@umbral/domain/contact/campaign.ts';

/** Keeps the campaign that brought the visitor, for the contacts of the next day [B065]. */
export function rememberCampaign(query: URLSearchParams): void {
  const campaign = campaignOf(query);
  if (campaign) keepCampaign(() => localStorage, campaign, Date.now());
}
