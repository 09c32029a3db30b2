import { filterPlants } from '@umbral/domain/api/plants.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { FairChoice } from '../model/fair-address.ts';

/** One page of a fair's plants. */
export interface FairPlants {
  readonly cards: readonly PlantCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Plants of a fair: of one region unless it is `home`, of one city, or those with benefits only [B084]. */
export async function loadFairPlants(
  call: CallApi,
  wanted: FairChoice & { readonly fair: string },
  signal: AbortSignal,
): Promise<FairPlants> {
  const answer = await call(
    filterPlants,
    {
      body: {
        fair_name: wanted.fair,
        ...(wanted.region === 'home' ? {} : { region: wanted.region }),
        ...(wanted.city ? { city: wanted.city } : {}),
        ...(wanted.hasBenefits ? { has_benefits: true } : {}),
        current_page: wanted.page,
        items_per_page: 24,
      },
    },
    { signal },
  );
  const now = Date.now();
  const cards = answer.data.map((plant) => plantCardOf(plant, now));
  return { cards, total: answer.total, page: answer.page, pages: answer.pages };
}
