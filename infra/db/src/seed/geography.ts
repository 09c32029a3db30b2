import { countryLabels, regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Country, Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import { defaultCountry, neighbourhoodCities, regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import { randomOf } from 'infra-random/random.ts';
import geo from '../../seed/data/geo-colombia.json' with { type: 'json' };
import { pesosPer } from './rates.ts';
import { zoneCentroids } from './zone-centroids.ts';

export interface Point {
  lat: number;
  lng: number;
}

export interface SeedNeighborhood extends Point {
  id: number;
  zoneId: number;
  name: string;
}

export interface SeedZone extends Point {
  id: number;
  cityId: number;
  name: string;
  slug: string;
  /** Pesos for one square metre, from and to. */
  m2Price: readonly [number, number];
  strata: readonly number[];
  neighborhoods: readonly SeedNeighborhood[];
}

export interface SeedCity extends Point {
  id: number;
  name: string;
  slug: string;
  country: Country;
  department: string;
  region: Region | undefined;
  currency: 'COP' | 'USD' | 'EUR';
  landlinePrefix: string | undefined;
  isMain: boolean;
  isAgglomeration: boolean;
  showsNeighborhood: boolean;
  zones: readonly SeedZone[];
}

const metresPerDegree = 111_320;
const agglomeration = new Set(geo.vis_agglomeration_150);

/** The point `north` and `east` metres away. */
export function offset(from: Point, north: number, east: number): Point {
  const lat = from.lat + north / metresPerDegree;
  const lng = from.lng + east / (metresPerDegree * Math.cos((from.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

/** A point at most `radius` metres away, by a label. */
export function pointNear(from: Point, radius: number, label: string): Point {
  const random = randomOf(label);
  const angle = random.between(0, 2 * Math.PI);
  const distance = radius * Math.sqrt(random.fraction());
  return offset(from, distance * Math.cos(angle), distance * Math.sin(angle));
}

/** Zones of smaller cities lie on a ring around the centre: 1.2 km, the only zone at the centre itself. */
function zoneCentre(city: Point & { slug: string }, slug: string, turn: number, count: number): Point {
  const known = zoneCentroids[`${city.slug}/${slug}`];
  if (known) return { lat: known[0], lng: known[1] };
  if (count === 1) return { lat: city.lat, lng: city.lng };
  const angle = 0.7 + (turn / count) * 2 * Math.PI;
  return offset(city, 1200 * Math.cos(angle), 1200 * Math.sin(angle));
}

const million = 1_000_000;
const regionByLabel = new Map(regions.map((key) => [regionLabels[key], key]));

function countryOf(name: string): Country {
  const found = Object.entries(countryLabels).find(([, label]) => label === name)?.[0];
  switch (found) {
    case 'CO':
    case 'PA':
    case 'US':
    case 'ES':
    case 'DO':
      return found;
    default:
      throw new Error(`geo-colombia.json names the country ${name}, which the vocabulary does not know`);
  }
}

interface RawZone {
  name: string;
  slug: string;
  m2Price: readonly [number, number];
  strata: readonly number[];
  neighborhoods: readonly string[];
}

interface RawCity extends Omit<SeedCity, 'id' | 'zones' | 'isAgglomeration' | 'showsNeighborhood'> {
  zones: readonly RawZone[];
}

function range(values: readonly number[], unit: number): readonly [number, number] {
  const [from, to] = values;
  if (from === undefined || to === undefined) throw new Error('a zone needs two prices');
  return [Math.round(from * unit), Math.round(to * unit)];
}

const colombian: RawCity[] = geo.cities.map((city) => ({
  name: city.name,
  slug: city.slug,
  lat: city.lat,
  lng: city.lng,
  country: defaultCountry,
  department: city.department,
  region: regionByLabel.get(city.region),
  currency: 'COP',
  landlinePrefix: city.landline_prefix,
  isMain: city.featured,
  zones: city.zones.map((zone) => ({ ...zone, m2Price: range(zone.price_m2_mcop, million) })),
}));

const abroad: RawCity[] = geo.exterior.map((city) => {
  const currency = city.currency === 'EUR' ? 'EUR' : 'USD';
  return {
    name: city.name,
    slug: city.slug,
    lat: city.lat,
    lng: city.lng,
    country: countryOf(city.country),
    department: city.department,
    region: undefined,
    currency,
    landlinePrefix: undefined,
    isMain: false,
    zones: city.zones.map((zone) => ({
      name: zone.name,
      slug: zone.slug,
      m2Price: range(zone.price_m2_local, pesosPer[currency]),
      strata: [],
      neighborhoods: [],
    })),
  };
});

function buildCities(): SeedCity[] {
  let zoneId = 0;
  let neighborhoodId = 0;
  return [...colombian, ...abroad].map((city, index) => ({
    ...city,
    id: index + 1,
    isAgglomeration: agglomeration.has(city.name),
    showsNeighborhood: neighbourhoodCities.some((name) => name === city.name),
    zones: city.zones.map((zone, turn) => {
      zoneId += 1;
      const id = zoneId;
      const centre = zoneCentre(city, zone.slug, turn, city.zones.length);
      const neighborhoods = [...new Set(zone.neighborhoods)].map((name) => {
        neighborhoodId += 1;
        const place = pointNear(centre, 900, `barrio ${city.slug}/${zone.slug}/${slugify(name)}`);
        return { id: neighborhoodId, zoneId: id, name, ...place };
      });
      return { ...zone, ...centre, id, cityId: index + 1, neighborhoods };
    }),
  }));
}

/** Every city where the seed has projects: Colombia first, then abroad. */
export const seedCities: readonly SeedCity[] = buildCities();
