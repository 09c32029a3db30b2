import { filterPlants } from '@umbral/domain/api/plants.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { projectCardOf } from '@umbral/kit/cards/project-card-of.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { FairChoice } from '../model/fair-address.ts';

/** Projects on a page. */
export const projectsPerPage = 24;

/** One page of the projects of a fair that match, and how many there are: counted as everywhere else on the portal. */
export interface FairProjects {
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

/** Projects of a fair, 24 a page: of a region unless it is `home`, of a city, a type, a stand, or with benefits only [B084]. */
export async function loadFairProjects(call: CallApi, wanted: Wanted, signal: AbortSignal): Promise<FairProjects> {
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
        unit: 'projects',
        current_page: page,
        items_per_page: projectsPerPage,
      },
    },
    { signal },
  );
  const now = Date.now();
  const fitting = new Set(answer.fitting);
  const cards = answer.data.map((plant) => projectCardOf(plant, fitting, now));
  return { cards, total: answer.total, page: answer.page, pages: answer.pages };
}
