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

interface Wanted extends Partial<FairChoice> {
  readonly fair: string;
  readonly page: number;
  /** Slug of the builder at whose stand they are. */
  readonly builder?: string;
}

/** Plants of a fair, 24 a page: of a region unless it is `home`, of a city, a type, a stand, or with benefits only [B084]. */
export async function loadFairPlants(call: CallApi, wanted: Wanted, signal: AbortSignal): Promise<FairPlants> {
  const { fair, region, city, type, builder, hasBenefits, page } = wanted;
  const answer = await call(
    filterPlants,
    {
      body: {
        fair_name: fair,
        ...(region === undefined || region === 'home' ? {} : { region }),
        ...(city ? { city } : {}),
        ...(type ? { propertyType: type } : {}),
        ...(builder ? { builder } : {}),
        ...(hasBenefits ? { has_benefits: true } : {}),
        current_page: page,
        items_per_page: 24,
      },
    },
    { signal },
  );
  const now = Date.now();
  const cards = answer.data.map((plant) => plantCardOf(plant, now));
  return { cards, total: answer.total, page: answer.page, pages: answer.pages };
}
