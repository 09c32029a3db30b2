import type { Noun } from '@umbral/domain/vocabulary/labels.ts';

/** What narrower places are called. */
export const placeNouns = {
  country: { one: 'país', many: 'países', gender: 'm' },
  city: { one: 'ciudad', many: 'ciudades', gender: 'f' },
  zone: { one: 'zona', many: 'zonas', gender: 'f' },
  neighbourhood: { one: 'barrio', many: 'barrios', gender: 'm' },
} as const satisfies Record<string, Noun>;

/** Sentences with the numbers of a listing, under its heading and in its description [B104]. */
export const introTexts = {
  manyPlaces: (places: string, within: string, first: string) =>
    `Hay oferta en ${places} ${of(within)}: sobre todo en ${first}`,
  fewPlaces: (places: string, within: string) => `La oferta ${of(within)} está en ${places}`,
  types: (within: string, types: string) => `En ${within} hay ${types}`,
  projectsOf: (count: string, type: string) => `${count} de ${type}`,
  sizes: (isOne: boolean, rooms: string, strata: string) =>
    `${isOne ? 'Tiene' : 'Tienen'} ${rooms}${strata === '' ? '' : `, en ${strata}`}`,
  rooms: (min: number, max: number) =>
    min === max ? `${max} ${max === 1 ? 'habitación' : 'habitaciones'}` : `de ${min} a ${max} habitaciones`,
  strata: (names: string, isOne: boolean) => `${isOne ? 'estrato' : 'estratos'} ${names}`,
  from: (price: string) => `desde ${price}`,
  priceAlone: (price: string) => `Los precios van desde ${price}`,
  shares: (count: string, { many, gender }: Noun, parts: string) =>
    `De ${gender === 'f' ? 'las' : 'los'} ${count} ${many.toLowerCase()}, ${parts}.`,
  total: (count: string) => `En total, ${count}.`,
  immediate: (count: string, isOne: boolean) => `${count} ${isOne ? 'tiene' : 'tienen'} entrega inmediata`,
  vis: (count: string, isOne: boolean) => `${count} ${isOne ? 'ofrece' : 'ofrecen'} VIS`,
  tours: (count: string, isOne: boolean) => `${count} ${isOne ? 'tiene' : 'tienen'} recorrido 360°`,
  empty: (place: string) =>
    `Todavía no hay nada así en ${place}. Crea una alerta y te avisamos cuando salga el primer proyecto.`,
  cap: (kind: 'VIS' | 'VIP', price: string, wages: number, year: number) =>
    `El tope ${kind} general de ${year} es de ${price} (${wages} salarios mínimos).`,
} as const;

function of(place: string): string {
  return place.startsWith('el ') ? `del ${place.slice(3)}` : `de ${place}`;
}
