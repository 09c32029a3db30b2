import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import { randomOf } from 'infra-random/random.ts';
import type { Point, SeedCity, SeedZone } from './geography.ts';
import { pointNear } from './geography.ts';
import { isCoast } from './segment-choice.ts';

/** A place of the neighbourhood, invented, with a point of its own: two projects are each as far from it as they are. */
export interface NeighbourPlace extends Point {
  category: NearbyPlaceCategory;
  name: string;
}

const saints = [
  'San José',
  'Santa Lucía',
  'Los Ángeles',
  'La Merced',
  'San Felipe',
  'El Rosario',
  'Santa Clara',
  'San Bartolomé',
  'La Asunción',
  'Santa Mónica',
];
const words = [
  'Los Nogales',
  'La Alameda',
  'El Mirador',
  'Las Ceibas',
  'La Estancia',
  'Plaza Mayor',
  'El Samán',
  'La Ronda',
  'Los Arrayanes',
  'El Puente',
];
const shores = ['Las Palmas', 'El Coral', 'Los Almendros', 'El Cangrejo', 'La Caracola'];
const people = ['Simón Bolívar', 'Antonio Nariño', 'Policarpa Salavarrieta', 'José Celestino Mutis', 'Rafael Pombo'];

/** Names by kind; `here` is the neighbourhood. */
const names: Record<Exclude<NearbyPlaceCategory, 'airport' | 'beach'>, (here: string, random: Random) => string> = {
  mall: (here, random) => random.pick([`Centro Comercial ${random.pick(words)}`, `Plaza ${here}`]),
  school: (here, random) =>
    random.pick([
      `Colegio ${random.pick(saints)}`,
      `Gimnasio ${random.pick(words)}`,
      `Institución Educativa ${random.pick(people)}`,
      `Jardín Infantil ${here}`,
    ]),
  university: (here, random) =>
    `Universidad ${random.pick(['Andina del Sur', 'de la Región', 'Tecnológica', 'Metropolitana'])}, sede ${here}`,
  clinic: (here, random) => random.pick([`Clínica ${random.pick(saints)}`, `Centro Médico ${here}`]),
  park: (here, random) => random.pick([`Parque ${here}`, `Parque Lineal ${random.pick(words)}`]),
  transport: (here, random) => random.pick([`Estación ${here}`, `Paradero ${here}`, `Portal ${random.pick(words)}`]),
  supermarket: (here, random) =>
    random.pick([`Mercado ${here}`, `Supermercado ${random.pick(words)}`, `Plaza de mercado ${here}`]),
  gym: (here, random) => random.pick([`Gimnasio Activo ${here}`, `Centro deportivo ${random.pick(words)}`]),
};

/** How many of each kind a zone has, and within how many metres of its centre. */
const supply: readonly (readonly [keyof typeof names, count: number, radius: number])[] = [
  ['mall', 2, 1_900],
  ['school', 4, 1_700],
  ['university', 1, 2_400],
  ['clinic', 2, 1_900],
  ['park', 4, 1_600],
  ['transport', 4, 1_700],
  ['supermarket', 4, 1_600],
  ['gym', 2, 1_600],
];

function namedPlaces(city: SeedCity, zone: SeedZone): NeighbourPlace[] {
  const barrios = zone.neighborhoods.length > 0 ? zone.neighborhoods.map(({ name }) => name) : [zone.name];
  const taken = new Set<string>();
  return supply.flatMap(([category, count, radius]) =>
    Array.from({ length: count }, (_, turn) => {
      const label = `place ${city.slug}/${zone.slug}/${category}/${turn}`;
      const random = randomOf(label);
      const here = barrios[turn % barrios.length] ?? zone.name;
      const drawn = names[category](here, random);
      const name = taken.has(drawn) ? `${drawn} ${random.pick(['Norte', 'Sur', 'Central'])}` : drawn;
      taken.add(drawn);
      return { category, name, ...pointNear(zone, radius, label) };
    }),
  );
}

/** Cities with an airport of their own; it lies at their edge. */
const airports = new Set([
  'bogota',
  'medellin',
  'rionegro',
  'cali',
  'palmira',
  'ibague',
  'villavicencio',
  'popayan',
  'pasto',
  'barranquilla',
  'soledad',
  'cartagena',
  'santa-marta',
  'monteria',
  'valledupar',
  'bucaramanga',
  'cucuta',
  'pereira',
  'manizales',
  'armenia',
  'ciudad-de-panama',
  'miami',
  'madrid',
  'punta-cana',
]);

/** What lies around a zone; coasts have a beach a few streets away. */
export function placesAround(city: SeedCity, zone: SeedZone): NeighbourPlace[] {
  const airport: NeighbourPlace = {
    category: 'airport',
    name: `Aeropuerto de ${city.name.replace(/^Ciudad de /, '')}`,
    ...pointNear(city, 9_000, `airport ${city.slug}`),
  };
  const beach = `beach ${city.slug}/${zone.slug}`;
  const beaches: NeighbourPlace[] = isCoast(zone)
    ? [0, 1, 2].map((turn) => ({
        category: 'beach',
        name: `Playa ${[zone.name, randomOf(`${beach} word`).pick(shores), 'Blanca'][turn] ?? zone.name}`,
        ...pointNear(zone, 900, `${beach} ${turn}`),
      }))
    : [];
  return [...namedPlaces(city, zone), ...beaches, ...(airports.has(city.slug) ? [airport] : [])];
}

/** The same places for everyone who asks about a zone. */
export function createNeighbourhoods(): (city: SeedCity, zone: SeedZone) => readonly NeighbourPlace[] {
  const known = new Map<string, readonly NeighbourPlace[]>();
  return (city, zone) => {
    const key = slugify(`${city.slug} ${zone.slug}`);
    const places = known.get(key) ?? placesAround(city, zone);
    known.set(key, places);
    return places;
  };
}
