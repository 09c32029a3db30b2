import { getIpPlace } from 'shared-contracts/api/geo.ts';
import { geolocationMs } from 'shared-contracts/domain/parameters/limits.ts';
import { facets, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { ListingFamily } from 'shared-contracts/domain/vocabulary.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';
import type { MapPoint } from 'shared-contracts/routes/search-state.ts';
import { countryRule } from '../model/family-rule.ts';
import { allOf, hasValue } from '../model/filter-clause.ts';
import { queryPlants } from '../plants-queries.ts';
import { formTexts as texts } from '../texts/form-texts.ts';

/** Where a visitor is, or what to tell where nobody knows: the form then stays as it was [B038]. */
export interface FoundPlace {
  readonly point?: MapPoint;
  /** The city that was taken for it. */
  readonly city?: string;
  readonly messages: readonly string[];
}

/** About 100 metres: nobody's door stands in an address. */
const decimals = 3;
const sampleSize = 100;

/** Asks the device, and where that does not say, the internet address [B038, M072-M074]. */
export async function findMe(
  remote: Pick<RemoteContext, 'call' | 'environment'>,
  family: ListingFamily,
): Promise<FoundPlace> {
  if (!('geolocation' in navigator)) return findByAddress(remote, family, texts.noGeolocation);
  try {
    return { point: rounded(await devicePoint()), messages: [] };
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
    const conditions = [countryRule(family), hasValue(facets.citySlug, slug ?? '')];
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
  conditions: readonly string[],
): Promise<MapPoint | undefined> {
  const sample = {
    indexName: plantsIndex,
    filters: allOf(conditions),
    hitsPerPage: sampleSize,
    attributesToRetrieve: ['_geoloc'],
  };
  const [answer] = await queryPlants(search, [sample], AbortSignal.timeout(geolocationMs.timeout));
  const points = (answer?.hits ?? []).map(readPoint).filter((point) => point !== undefined);
  if (points.length === 0) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return rounded({ lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) });
}

function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) };
}

function readPoint(hit: unknown): MapPoint | undefined {
  const place = typeof hit === 'object' && hit !== null && '_geoloc' in hit ? hit._geoloc : undefined;
  if (typeof place !== 'object' || place === null || !('lat' in place) || !('lng' in place)) return undefined;
  const { lat, lng } = place;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
