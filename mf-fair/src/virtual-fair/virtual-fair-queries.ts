import { filterPlants } from 'shared-contracts/api/plants.ts';
import type { FairRegion } from 'shared-contracts/domain/vocabulary.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';

/** One page of a fair's plants. */
export interface FairPlants {
  readonly cards: readonly PlantCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Plants of a fair, of one region unless it is `home` [B084]. */
export async function loadFairPlants(
  call: CallApi,
  wanted: { readonly fair: string; readonly region: FairRegion; readonly page: number },
  signal: AbortSignal,
): Promise<FairPlants> {
  const answer = await call(
    filterPlants,
    {
      body: {
        fair_name: wanted.fair,
        ...(wanted.region === 'home' ? {} : { region: wanted.region }),
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
