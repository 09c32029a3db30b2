import type { Random } from 'infra-random/random.ts';

/** A home as the tests index it. */
export interface SamplePlant {
  objectID: string;
  title: string;
  description: string;
  place: { city: string; zone: string };
  type: string;
  status?: string;
  stratum: number;
  isVis: boolean;
  amenities: string[];
  price: number;
  areas: number[];
  rank?: number;
  builder: string;
  _tags: string[];
  _geoloc?: { lat: number; lng: number } | { lat: number; lng: number }[];
}

export const CITIES = [
  'Bogotá',
  'Medellín',
  'Cali',
  'Santa Marta',
  'Barranquilla',
  'Tunja',
  'Chía',
  'Cajicá',
  'Ñemocón',
];
export const TYPES = ['Apartamento', 'Casa', 'Lote', 'Oficina'];
export const STATUSES = ['Sobre planos', 'En construcción', 'Entrega inmediata'];
export const AMENITIES = ['Piscina', 'Gimnasio', 'Salón comunal', 'Cancha', 'Zona BBQ', 'Portería', 'Ascensor'];
export const BUILDERS = ['Amarilo', 'Bolívar', 'Coninsa', 'Marval', 'Prodesa'];
export const WORDS = (
  'casa casas caso cama luz luces balcón balcones parque parques jardín jardines habitación habitaciones vista vistas norte ' +
  'niño niños terraza terrazas cocina cocinas integral integrales moderno moderna chapinero chapineros usaquén cedritos ' +
  'apartamento apartamentos apartaestudio construcción constructora conjunto conjuntos cerrado sector río ríos montaña'
).split(' ');

/** Makes a home; some lack what others have, and some have several places. */
export function samplePlant(random: Random, number: number): SamplePlant {
  const point = () => ({ lat: 4.5 + random.fraction() * 0.4, lng: -74.2 + random.fraction() * 0.3 });
  const places = random.chance(0.1) ? [point(), point()] : point();
  return {
    objectID: `plant-${number}`,
    title: random.sample(WORDS, random.int(1, 4)).join(' '),
    description: Array.from({ length: 3 + random.below(25) }, () => random.pick(WORDS)).join(' '),
    place: { city: random.pick(CITIES), zone: `Zona ${random.below(30)}` },
    type: random.pick(TYPES),
    ...(random.chance(0.8) ? { status: random.pick(STATUSES) } : {}),
    stratum: 1 + random.below(6),
    isVis: random.chance(0.3),
    amenities: random.sample(AMENITIES, random.int(0, 4)),
    price: random.below(400) * 1_000_000,
    areas: Array.from({ length: random.below(4) }, () => 30 + random.below(200)),
    ...(random.chance(0.9) ? { rank: random.below(20) } : {}),
    builder: random.pick(BUILDERS),
    _tags: random.sample(['360', 'feria', 'tv'], random.int(0, 2)),
    ...(random.chance(0.95) ? { _geoloc: places } : {}),
  };
}
