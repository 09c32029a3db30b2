import { getIpPlace } from '@umbral/domain/api/geo.ts';
import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import { type Condition, is } from '@umbral/domain/filters/filter-conditions.ts';
import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { landConditions } from '@umbral/domain/filters/listing-conditions.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { formTexts as texts } from '../texts/form-texts.ts';

/** How long the device may look for its place, and how old a known place may be, in milliseconds. */
const geolocationMs = { timeout: 10_000, maximumAge: 600_000 } as const;

/** Where a visitor is, or what to tell where nobody knows: the form then stays as it was [B038]. */
export interface FoundPlace {
  readonly point?: MapPoint;
  /** The city that was taken for it. */
  readonly city?: string;
  readonly messages: readonly string[];
}

const sampleSize = 100;

/** Asks the device, and where that does not say, the internet address [B038, M072-M074]. */
export async function findMe(
  remote: Pick<RemoteContext, 'call' | 'environment'>,
  family: ListingFamily,
): Promise<FoundPlace> {
  if (!('geolocation' in navigator)) return findByAddress(remote, family, texts.noGeolocation);
  try {
    return { point: roundedPlace(await devicePoint()), messages: [] };
  } catch {
    return findByAddress(remote, family, texts.noPosition);
  }
}

function devicePoint(): Promise<MapPoint> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { ...geolocationMs, enableHighAccuracy: true },
    );
  });
}

async function findByAddress(
  { call, environment }: Pick<RemoteContext, 'call' | 'environment'>,
  family: ListingFamily,
  reason: string,
): Promise<FoundPlace> {
  try {
    const { data } = await call(getIpPlace, {});
    const { source, city, city_slug: slug } = data;
    const conditions = [...landConditions(family), is('city', slug ?? '')];
    const point = source === 'address' && slug ? await middleOf(environment.search, conditions) : undefined;
    if (point) return { point, city: city ?? undefined, messages: [] };
  } catch {
    // The same as an answer that says nothing.
  }
  return { messages: [reason, texts.noAddressPlace] };
}

/** The middle of the homes under some conditions. */
async function middleOf(
  search: RemoteContext['environment']['search'],
  conditions: readonly Condition[],
): Promise<MapPoint | undefined> {
  const sample = {
    indexName: plantsIndex,
    filters: engineFilter(conditions),
    hitsPerPage: sampleSize,
    attributesToRetrieve: ['_geoloc'],
  };
  const answer = await queryPlants(search, sample, AbortSignal.timeout(geolocationMs.timeout));
  const points = answer.hits.map(readPoint).filter((point) => point !== undefined);
  if (points.length === 0) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return roundedPlace({ lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) });
}

function readPoint(hit: unknown): MapPoint | undefined {
  const place = typeof hit === 'object' && hit !== null && '_geoloc' in hit ? hit._geoloc : undefined;
  if (typeof place !== 'object' || place === null || !('lat' in place) || !('lng' in place)) return undefined;
  const { lat, lng } = place;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
