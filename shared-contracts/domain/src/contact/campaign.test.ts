import { beforeEach, expect, test } from 'vitest';
import { campaignOf, keepCampaign, keptCampaign } from './campaign.ts';

const day = 86_400_000;
const values = new Map<string, string>();
const store = () => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

beforeEach(() => values.clear());

test('[B065] a campaign is what the address says, nothing without utm values', () => {
  const query = new URLSearchParams('utm_source=boletin&utm_source2=nov&utm_medium=correo&page=2');
  expect(campaignOf(query)).toEqual({ source: 'boletin', source2: 'nov', medium: 'correo' });
  expect(campaignOf(new URLSearchParams('page=2&utm_source='))).toBeUndefined();
});

test('[B065] a campaign is kept one day and forgotten afterwards', () => {
  const campaign = { source: 'boletin', source2: '', medium: '' };
  keepCampaign(store, campaign, 1000);
  expect(keptCampaign(store, 1000 + day - 1)).toEqual(campaign);
  expect(keptCampaign(store, 1000 + day)).toBeUndefined();
  expect(values.size).toBe(0);
});

test.each(['', '{', '[]', '{"until":9e15}', '{"source":1,"source2":"","medium":"","until":9e15}'])(
  'a store that holds %j has no campaign',
  (text) => {
    values.set('utm', text);
    expect(keptCampaign(store, 0)).toBeUndefined();
  },
);
