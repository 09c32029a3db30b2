import { getBuilder } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getCity } from '@umbral/domain/api/places.ts';
import { listProjectCards } from '@umbral/domain/api/project-cards.ts';
import type { Builder } from '@umbral/domain/builders/builder.ts';
import type { BuilderBranch } from '@umbral/domain/builders/builder-branch.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { orNothing } from '../model/or-nothing.ts';
import { pictureOf } from '../model/picture-of.ts';
import type { BranchData, BuilderData, CityLink } from './builder-data.ts';

export interface BuilderRequest {
  readonly slug: string;
  /** Slug; none for all cities. */
  readonly city?: string;
  /** None for all states. */
  readonly status?: BuildingStatus;
  readonly page: number;
}

/** A builder's page; nothing for an unknown builder, a city where it does nothing, or a page behind the last. */
export async function loadBuilder(
  call: CallApi,
  request: BuilderRequest,
  signal: AbortSignal,
): Promise<BuilderData | undefined> {
  const { slug, city: citySlug, status, page } = request;
  const builder = await foundOrNothing(call(getBuilder, { params: { slug } }, { signal }));
  if (!builder || builder.data.slug !== slug) return undefined;
  const city = citySlug === undefined ? undefined : await loadCity(call, citySlug, signal);
  if (citySlug !== undefined && !city) return undefined;
  const query = { builder: slug, city: citySlug, status, page, items_by_page: pageSize };
  const projects = await call(listProjectCards, { query }, { signal });
  if (city && !isPresent(builder.data, city, projects.statuses)) return undefined;
  const pages = Math.max(1, projects.pages);
  if (page > pages) return undefined;
  const now = Date.now();
  return {
    ...factsOf(builder.data, city),
    cities: projects.cities,
    statuses: projects.statuses,
    city,
    status,
    cards: projects.data.map(({ home }) => plantCardOf(home, now)),
    total: projects.total,
    page,
    pages,
  };
}

async function loadCity(call: CallApi, slug: string, signal: AbortSignal): Promise<CityLink | undefined> {
  const city = await foundOrNothing(call(getCity, { params: { id: slug } }, { signal }));
  return city && city.data.slug === slug ? { slug, name: city.data.name } : undefined;
}

/** Whether it sells anything in a city, or has a branch there. */
function isPresent({ branches }: Builder, city: CityLink, statuses: BuilderData['statuses']): boolean {
  return statuses.length > 0 || branches.some((branch) => branch.city === city.name);
}

function factsOf(builder: Builder, city: CityLink | undefined) {
  const own = city ? builder.branches.filter((branch) => branch.city === city.name) : [];
  return {
    id: builder.id,
    slug: builder.slug,
    name: builder.name,
    description: builder.description,
    logo: builder.logo ? pictureOf(builder.logo) : undefined,
    cover: builder.cover ? pictureOf(builder.cover) : undefined,
    rating: builder.rating ?? undefined,
    ratingCount: builder.rating_count,
    responseTime: builder.response_time ?? undefined,
    foundedYear: builder.founded_year ?? undefined,
    history: builder.history,
    specialties: builder.specialties,
    website: orNothing(builder.website),
    phone: builder.phone,
    whatsapp: orNothing(builder.whatsapp_number),
    social: builder.social_links,
    branches: (own.length > 0 ? own : builder.branches).map(branchOf),
  };
}

function branchOf({ id, name, city, address, phone, office_hours, is_main }: BuilderBranch): BranchData {
  return { id, name, city, address, phone, hours: office_hours, isMain: is_main };
}
