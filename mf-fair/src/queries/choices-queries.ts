import { listPropertyTypesOfFair } from '@umbral/domain/api/catalogue.ts';
import { listCitiesOfBolivarFair, listCitiesOfFair } from '@umbral/domain/api/places.ts';
import type { FairRegion, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** What the homes of a fair can be narrowed to. */
export interface FairChoices {
  /** Slugs of the cities with homes on offer at the fair. */
  readonly cities: ReadonlySet<string>;
  readonly types: readonly { readonly key: PropertyType; readonly name: string }[];
  /** The cities of Bolívar, which the region of the Caribbean names apart. */
  readonly bolivar: readonly Named[];
}

/** Cities and types of a fair [C013, C022], and in the Caribbean the cities of Bolívar [C014]. */
export async function loadFairChoices(
  call: CallApi,
  { fair, region }: { readonly fair: string; readonly region: FairRegion },
  signal: AbortSignal,
): Promise<FairChoices> {
  const params = { id: fair };
  const [cities, types, bolivar] = await Promise.all([
    call(listCitiesOfFair, { params }, { signal }),
    call(listPropertyTypesOfFair, { params }, { signal }),
    region === 'caribe' ? call(listCitiesOfBolivarFair, {}, { signal }) : undefined,
  ]);
  const slugs = new Set(cities.data.map(({ slug }) => slug));
  return {
    cities: slugs,
    types: types.data.map(({ key, name }) => ({ key, name })),
    bolivar: (bolivar?.data ?? []).filter(({ slug }) => slugs.has(slug)).map(({ name, slug }) => ({ name, slug })),
  };
}
