import type { Random } from 'infra-random/random.ts';
import type { SeedCity, SeedZone } from './geography.ts';

const abroadStreets: Record<string, readonly string[]> = {
  'ciudad-de-panama': ['Avenida Balboa', 'Calle 50', 'Avenida Centenario', 'Vía Israel'],
  'panama-oeste': ['Vía Interamericana', 'Calle Principal', 'Avenida de Las Américas'],
  miami: ['SW 8th Street', 'Brickell Avenue', 'NE 2nd Avenue', 'Biscayne Boulevard'],
  madrid: ['Calle de Félix Candela', 'Avenida de las Fuerzas Armadas', 'Calle del Puerto de Canfranc'],
  'punta-cana': ['Boulevard Turístico del Este', 'Avenida Alemania', 'Calle de la Marina'],
};

/** An address as the city writes it; the house number is invented. */
export function addressIn(city: SeedCity, zone: SeedZone, random: Random): string {
  const streets = abroadStreets[city.slug];
  if (streets) return `${random.pick(streets)} ${random.int(10, 480)}, ${zone.name}`;
  const isBogota = city.slug === 'bogota';
  const street = random.pick(['Calle', 'Carrera', 'Avenida Calle', 'Transversal', 'Diagonal']);
  const first = random.int(4, isBogota ? 185 : 98);
  const letter = random.chance(0.3) ? random.pick(['A', 'B', 'C']) : '';
  return `${street} ${first}${letter} # ${random.int(4, 98)} - ${String(random.int(2, 99)).padStart(2, '0')}`;
}

/** The demonstration phone of a number from 1 to 99. */
export function demoPhone(number: number): string {
  return `+57 300 000 00${String(((number - 1) % 99) + 1).padStart(2, '0')}`;
}
