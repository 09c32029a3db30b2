import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getCity, listCitiesOfFair } from '@umbral/domain/api/places.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { editionOf, ownHomeEditions } from '../model/own-home.ts';
import { loadProgramme } from '../programme/programme-queries.ts';
import { loadFairs } from '../queries/fair-queries.ts';
import { loadFairProjects } from '../queries/projects-queries.ts';
import type { OwnHomeData } from './own-home-data.ts';

interface Wanted {
  /** Slug or number of an edition; absent: the current one. */
  readonly edition: string | undefined;
  /** Slug of a city. */
  readonly city: string | undefined;
  readonly page: number;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An edition with a page of its projects, or which of edition and city there is not. */
export async function loadOwnHome(
  call: CallApi,
  { edition: named, city: citySlug, page }: Wanted,
  signal: AbortSignal,
): Promise<OwnHomeData | 'no-edition' | 'no-city'> {
  const editions = ownHomeEditions(await loadFairs(call, signal));
  const fair = named === undefined ? editions[0] : editionOf(editions, named);
  if (named !== undefined && !fair) return 'no-edition';
  const city = await findCity(call, citySlug, signal);
  if (city === 'no-city') return city;
  if (!fair) return { edition: null, editions, city, cities: [], page };
  const wanted = { fair: fair.hyphenized, page, ...(city ? { city: city.slug } : {}) };
  const [programme, cities, projects] = await Promise.all([
    loadProgramme(call, { fair: fair.hyphenized, region: 'home' }, signal),
    call(listCitiesOfFair, { params: { id: fair.hyphenized } }, { signal }),
    fair.isActive ? loadFairProjects(call, wanted, signal) : null,
  ]);
  // The list knows what is on offer, the programme how much of it is in the fair.
  const listed = new Set(cities.data.map((one) => one.slug));
  return {
    edition: { fair, programme, projects },
    editions,
    city,
    cities: programme.cities.filter((one) => listed.has(one.slug)),
    page,
  };
}

/** The city of an address: nothing where none is named, `no-city` where the portal knows none of that name. */
async function findCity(call: CallApi, named: string | undefined, signal: AbortSignal) {
  if (named === undefined) return null;
  if (!slug.test(named)) return 'no-city' as const;
  const found = await foundOrNothing(call(getCity, { params: { id: named } }, { signal }));
  // A number finds a city too, but is no address of it.
  return found && found.data.slug === named ? { name: found.data.name, slug: found.data.slug } : ('no-city' as const);
}
