import { listBuilders, listBuildersOfCity } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getCity, listCitiesWithBuilders } from '@umbral/domain/api/places.ts';
import type { BuilderListed } from '@umbral/domain/builders/builder.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { pictureOf } from '../model/picture-of.ts';
import type { BuilderCardData, BuildersData, CityLink } from './builders-data.ts';

interface DirectoryRequest {
  readonly query?: string;
  readonly page: number;
}

/** A page of the directory; nothing for a page behind the last. */
export async function loadDirectory(
  call: CallApi,
  { query, page }: DirectoryRequest,
  signal: AbortSignal,
): Promise<BuildersData | undefined> {
  const [list, cities] = await Promise.all([
    call(listBuilders, { query: { q: query, page, items_by_page: pageSize } }, { signal }),
    loadCities(call, signal),
  ]);
  if (page > 1 && page > list.pages) return undefined;
  const { data, total, pages } = list;
  return { query, builders: data.map(cardOf), total, page, pages, cities };
}

/** The builders of a city; nothing for an unknown one. */
export async function loadBuildersOfCity(
  call: CallApi,
  slug: string,
  signal: AbortSignal,
): Promise<BuildersData | undefined> {
  const [city, list, cities] = await Promise.all([
    foundOrNothing(call(getCity, { params: { id: slug } }, { signal })),
    foundOrNothing(call(listBuildersOfCity, { params: { id: slug } }, { signal })),
    loadCities(call, signal),
  ]);
  if (!city || city.data.slug !== slug) return undefined;
  const builders = list?.data.map(cardOf) ?? [];
  return {
    city: { slug, name: city.data.name },
    builders,
    total: builders.length,
    page: 1,
    pages: 1,
    cities,
  };
}

async function loadCities(call: CallApi, signal: AbortSignal): Promise<CityLink[]> {
  const { data } = await call(listCitiesWithBuilders, {}, { signal });
  return data.map(({ slug, name }) => ({ slug, name }));
}

function cardOf(builder: BuilderListed): BuilderCardData {
  const { logo } = builder;
  return {
    id: builder.id,
    href: routes.builder.href({ builder: builder.slug }),
    name: builder.name,
    logo: logo ? pictureOf(logo) : undefined,
    description: builder.description,
    cities: builder.cities,
    projectCount: builder.project_count,
    rating: builder.rating ?? undefined,
    ratingCount: builder.rating_count,
    responseTime: builder.response_time ?? undefined,
  };
}
