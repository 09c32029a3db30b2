import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Random } from 'infra-random/random.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import { isCoast } from './segment-choice.ts';
import type { Segment } from './segments.ts';

const trees = [
  'Alameda',
  'Nogal',
  'Guayacán',
  'Ceiba',
  'Samán',
  'Acacia',
  'Arrayán',
  'Urapán',
  'Cerezo',
  'Roble',
  'Sauce',
  'Araucaria',
  'Yarumo',
  'Gualanday',
  'Balso',
  'Tulipán',
  'Orquídea',
  'Bromelia',
  'Jacaranda',
  'Magnolia',
  'Lavanda',
  'Azahar',
  'Almendro',
  'Carbonero',
  'Chicalá',
  'Siete Cueros',
  'Caobo',
  'Pino Verde',
  'Helecho',
  'Frailejón',
  'Cedro',
  'Cámbulo',
];
const forms = [
  'Cota',
  'Torre',
  'Plaza',
  'Eje',
  'Vértice',
  'Norte',
  'Atrio',
  'Punto',
  'Nodo',
  'Faro',
  'Prisma',
  'Ámbar',
  'Cuarzo',
  'Origen',
];
const heights = [
  'Mirador',
  'Altos',
  'Parque',
  'Reserva',
  'Senderos',
  'Bosques',
  'Balcones',
  'Terrazas',
  'Portal',
  'Jardines',
  'Torres',
  'Arboleda',
  'Colinas',
  'Prados',
  'Ribera',
  'Cumbres',
  'Rincón',
  'Huertas',
  'Alcázar',
  'Claros',
];
const landscapes = [
  'la Sabana',
  'la Quebrada',
  'los Nogales',
  'San Lorenzo',
  'la Loma',
  'los Cerezos',
  'Santa Inés',
  'la Alborada',
  'la Ladera',
  'el Guadual',
  'los Andes',
  'la Colina',
  'San Jerónimo',
  'el Valle',
  'la Cañada',
  'los Sauces',
  'la Ceiba',
  'el Lago',
  'Santa Elvira',
  'la Arboleda',
  'el Trébol',
  'los Almendros',
  'la Floresta',
  'San Rafael',
  'el Cedral',
  'la Pradera',
];
const seas = [
  'Marea',
  'Coral',
  'Brisas',
  'Arrecife',
  'Bahía',
  'Caracola',
  'Sotavento',
  'Barlovento',
  'Alisios',
  'Litoral',
  'Palmar',
  'Ancla',
];
const seaWords = [
  'Serena',
  'Azul',
  'Dorada',
  'Norte',
  'Club',
  'Living',
  'del Mar',
  'Blanca',
  'Real',
  'Suites',
  'Plena',
  'Alta',
];
const businessNames = ['Centro Empresarial', 'Edificio', 'Plaza Empresarial', 'Torre'];

/** "de" and a Spanish article that follows melt: "de el Lago" is "del Lago". */
function of(place: string): string {
  return place.replace(/^El /, 'el ').startsWith('el ') ? `del ${place.slice(3)}` : `de ${place}`;
}

function businessName(segment: Segment, random: Random): string {
  const tree = random.pick(trees);
  switch (segment) {
    case 'warehouse':
      return `Parque Industrial ${tree} ${random.int(2, 98)}`;
    case 'clinic':
      return `Centro Médico ${tree} ${random.int(2, 98)}`;
    case 'retail':
      return `Paseo Comercial ${tree}`;
    default:
      return `${random.pick(businessNames)} ${tree} ${random.int(26, 127)}`;
  }
}

function homeName(city: SeedCity, zone: SeedZone, random: Random): string {
  const barrios = zone.neighborhoods.map(({ name }) => name).filter((name) => name.length < 18);
  return random.weighted<() => string>([
    [() => `${random.pick(trees)} ${random.int(6, city.slug === 'bogota' ? 189 : 98)}`, 4],
    [() => `${random.pick(forms)} ${random.int(7, 170)}`, 2],
    [() => `${random.pick(heights)} ${of(random.pick(landscapes))}`, 5],
    [() => `${random.pick(heights)} ${of(random.pick(barrios.length > 0 ? barrios : [zone.name]))}`, 3],
  ])();
}

function countryName(random: Random): string {
  return `${random.pick(['Hacienda', 'Condominio', 'Reserva', 'Parcelación', 'Aldea'])} ${random.pick([...trees, 'La Colina', 'San Isidro', 'El Retiro', 'La Cascada', 'Los Arrayanes', 'Monteverde', 'Piedra Alta', 'Agua Clara'])}`;
}

function proposal(city: SeedCity, zone: SeedZone, segment: Segment, random: Random): string {
  if (['office', 'clinic', 'retail', 'warehouse'].includes(segment)) return businessName(segment, random);
  if (segment === 'country-house' || segment === 'lot') return countryName(random);
  if (isCoast(zone)) return `${random.pick(seas)} ${random.pick(seaWords)}`;
  return homeName(city, zone, random);
}

/** Gives each project a title that no other project has, and its address in the portal. */
export function createNaming(): (
  city: SeedCity,
  zone: SeedZone,
  segment: Segment,
  random: Random,
) => { title: string; slug: string } {
  const taken = new Set<string>();
  return (city, zone, segment, random) => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const base = proposal(city, zone, segment, random);
      // Late attempts meet crowded lists: a stage number keeps them free.
      const title = attempt < 100 ? base : `${base} ${['II', 'III', 'IV'][attempt % 3]}`;
      const key = slugify(title);
      if (!taken.has(key)) {
        taken.add(key);
        return { title, slug: `${key}-${city.slug}` };
      }
    }
    throw new Error(`no free project title left in ${city.name}`);
  };
}
