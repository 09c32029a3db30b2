import type { NearbyPlaceCategory } from 'shared-contracts/domain/vocabulary.ts';
import { nearbyPlaceCategories } from 'shared-contracts/domain/vocabulary.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { Random } from './random.ts';
import { isCoast } from './segment-choice.ts';

const saints = ['San José', 'Santa Lucía', 'Los Ángeles', 'La Merced', 'San Felipe', 'El Rosario', 'Santa Clara'];
const words = [
  'Los Nogales',
  'La Alameda',
  'El Mirador',
  'Las Ceibas',
  'Portal Norte',
  'La Estancia',
  'Plaza Mayor',
  'El Parque',
];

const names: Record<NearbyPlaceCategory, (place: string, random: Random) => string> = {
  mall: (_, random) => `Centro Comercial ${random.pick(words)}`,
  school: (_, random) => `Colegio ${random.pick(saints)}`,
  university: (place, random) =>
    `Universidad ${random.pick(['Andina', 'de la Región', 'Tecnológica', 'Metropolitana'])}, sede ${place}`,
  clinic: (_, random) => `Clínica ${random.pick(saints)}`,
  park: (place) => `Parque ${place}`,
  transport: (place, random) => `${random.pick(['Estación', 'Portal', 'Paradero'])} ${place}`,
  supermarket: (place, random) => `${random.pick(['Mercado', 'Supermercado', 'Hipermercado'])} ${place}`,
  gym: (place) => `Gimnasio Activo ${place}`,
  airport: (place) => `Aeropuerto de ${place}`,
  beach: (place) => `Playa ${place}`,
};

/** Metres by category, from and to. */
const reach: Partial<Record<NearbyPlaceCategory, readonly [number, number]>> = {
  airport: [4_000, 16_000],
  university: [600, 4_500],
  beach: [50, 900],
};

function categoriesNear(zone: SeedZone, random: Random): NearbyPlaceCategory[] {
  const usual = nearbyPlaceCategories.filter((category) => category !== 'beach');
  return isCoast(zone) ? ['beach', ...random.sample(usual, 4)] : random.sample(usual, 5);
}

/** Five places around a project, nearest first. */
export function nearbyPlaces(
  projectId: number,
  city: SeedCity,
  zone: SeedZone,
  random: Random,
): SeedRow<'nearby_place'>[] {
  const barrio = zone.neighborhoods.length > 0 ? random.pick(zone.neighborhoods).name : zone.name;
  return categoriesNear(zone, random)
    .map((category) => {
      const [from, to] = reach[category] ?? [120, 2_400];
      const place = category === 'airport' ? city.name : barrio;
      return {
        category_key: category,
        name: names[category](place, random),
        distance_m: Math.round(random.int(from, to) / 10) * 10,
      };
    })
    .toSorted((a, b) => a.distance_m - b.distance_m)
    .map((place, index) => ({ ...place, project_id: projectId, position: index + 1 }));
}
