import { getBuilder, listProjectsOfBranch, listProjectsOfBuilder } from 'shared-contracts/api/builders.ts';
import { foundOrNothing } from 'shared-contracts/api/found-or-nothing.ts';
import { getCity, listCitiesOfBuilder } from 'shared-contracts/api/places.ts';
import type { Builder } from 'shared-contracts/domain/builder.ts';
import type { BuilderBranch } from 'shared-contracts/domain/builder-branch.ts';
import { pageSize } from 'shared-contracts/domain/parameters/limits.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import { orNothing } from '../model/or-nothing.ts';
import { pictureOf } from '../model/picture-of.ts';
import type { BranchData, BuilderData, CityLink } from './builder-data.ts';

export interface BuilderRequest {
  readonly slug: string;
  /** Slug; none for all cities. */
  readonly city?: string;
  readonly page: number;
}

/** A builder's page; nothing for an unknown builder, a city where it does nothing, or a page behind the last. */
export async function loadBuilder(
  call: CallApi,
  request: BuilderRequest,
  signal: AbortSignal,
): Promise<BuilderData | undefined> {
  const { slug, page } = request;
  const builder = await foundOrNothing(call(getBuilder, { params: { slug } }, { signal }));
  if (!builder || builder.data.slug !== slug) return undefined;
  const [cities, city, plants] = await Promise.all([
    loadCities(call, builder.data.id, signal),
    request.city === undefined ? undefined : loadCity(call, request.city, signal),
    loadPlants(call, request, signal),
  ]);
  if (request.city !== undefined && (!city || !isPresent(builder.data, city, plants))) return undefined;
  const pages = Math.max(1, Math.ceil(plants.length / pageSize));
  if (page > pages) return undefined;
  const now = Date.now();
  const cards = plants.slice((page - 1) * pageSize, page * pageSize).map((plant) => plantCardOf(plant, now));
  return { ...factsOf(builder.data), cities, city, cards, total: plants.length, page, pages };
}

async function loadCities(call: CallApi, builderId: number, signal: AbortSignal): Promise<CityLink[]> {
  const { data } = await call(listCitiesOfBuilder, { params: { id: String(builderId) } }, { signal });
  return data.map(({ slug, name }) => ({ slug, name }));
}

async function loadCity(call: CallApi, slug: string, signal: AbortSignal): Promise<CityLink | undefined> {
  const city = await foundOrNothing(call(getCity, { params: { id: slug } }, { signal }));
  return city && city.data.slug === slug ? { slug, name: city.data.name } : undefined;
}

async function loadPlants(call: CallApi, { slug, city }: BuilderRequest, signal: AbortSignal): Promise<PlantRecord[]> {
  const answer =
    city === undefined
      ? await call(listProjectsOfBuilder, { params: { id: slug } }, { signal })
      : await foundOrNothing(call(listProjectsOfBranch, { params: { id: slug, branch: city } }, { signal }));
  return answer?.data ?? [];
}

function isPresent({ branches }: Builder, city: CityLink, plants: readonly PlantRecord[]): boolean {
  return plants.length > 0 || branches.some((branch) => branch.city === city.name);
}

function factsOf(builder: Builder) {
  return {
    slug: builder.slug,
    name: builder.name,
    description: builder.description,
    logo: builder.logo ? pictureOf(builder.logo) : undefined,
    cover: builder.cover ? pictureOf(builder.cover) : undefined,
    rating: builder.rating ?? undefined,
    ratingCount: builder.rating_count,
    foundedYear: builder.founded_year ?? undefined,
    history: builder.history,
    specialties: builder.specialties,
    website: orNothing(builder.website),
    phone: builder.phone,
    whatsapp: orNothing(builder.whatsapp_number),
    social: builder.social_links,
    branches: builder.branches.map(branchOf),
  };
}

function branchOf({ id, name, city, address, phone, office_hours, is_main }: BuilderBranch): BranchData {
  return { id, name, city, address, phone, hours: office_hours, isMain: is_main };
}
