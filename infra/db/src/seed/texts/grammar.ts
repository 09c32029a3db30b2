import type { Noun } from '@umbral/domain/vocabulary/labels.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SeedCity, SeedZone } from '../geography.ts';

/** `a, b y c`; `e` before an i. */
export function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^(i|hi(?!e))/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

const numerals = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** `una alcoba`, `tres baños`, `14 pisos`. */
export function counted(count: number, noun: Noun): string {
  const word = count === 1 && noun.gender === 'f' ? 'una' : (numerals[count] ?? String(count));
  return `${word} ${count === 1 ? noun.one : noun.many}`;
}

export const bedroom: Noun = { one: 'alcoba', many: 'alcobas', gender: 'f' };
export const bath: Noun = { one: 'baño', many: 'baños', gender: 'm' };
export const floor: Noun = { one: 'piso', many: 'pisos', gender: 'm' };
export const tower: Noun = { one: 'torre', many: 'torres', gender: 'f' };
export const lift: Noun = { one: 'ascensor', many: 'ascensores', gender: 'm' };
export const stage: Noun = { one: 'etapa', many: 'etapas', gender: 'f' };
export const basement: Noun = { one: 'sótano', many: 'sótanos', gender: 'm' };
export const month: Noun = { one: 'mes', many: 'meses', gender: 'm' };
export const instalment: Noun = { one: 'cuota', many: 'cuotas', gender: 'f' };

/** The catalogue's nouns in the middle of a sentence. */
export function nounOf(type: PropertyType): Noun {
  const { one, many, gender } = propertyTypeNouns[type];
  return { one: one.toLowerCase(), many: many.toLowerCase(), gender };
}

/** The form of an adjective or article that agrees with a noun. */
export function agreeing({ gender }: Noun, masculine: string, feminine: string): string {
  return gender === 'f' ? feminine : masculine;
}

/** The first letter in capitals: places begin sentences, too. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const directions = ['Norte', 'Sur', 'Oeste', 'Oriente', 'Centro'];
/** Zones whose names take an article. */
const withArticle: Record<string, string> = {
  'Zona Norte': 'la Zona Norte',
  'Zona 9': 'la Zona 9',
  'Anillo Vial': 'el Anillo Vial',
  'Valle de Guatiguará': 'el Valle de Guatiguará',
  'Condominios Ricaurte': 'los condominios de Ricaurte',
  'Palmira Norte': 'el norte de Palmira',
  'Norte - Centro Histórico': 'el Norte-Centro Histórico',
};

/** A zone as a sentence says it: `el norte de Cali`, `Chapinero`, `la Zona Norte`. */
export function zonePhrase(zone: Pick<SeedZone, 'name'>, city: Pick<SeedCity, 'name'>): string {
  const known = withArticle[zone.name];
  if (known) return known;
  const [first = '', ...rest] = zone.name.split(' ');
  const isDirection = directions.includes(first) && (rest.length === 0 || rest.join(' ') === city.name);
  return isDirection ? `el ${first.toLowerCase()} de ${city.name}` : zone.name.replace(' - ', '-');
}

/** `de` before a place: `del norte de Cali`, `de la Zona Norte`, `de El Poblado`. */
export function of(place: string): string {
  return place.startsWith('el ') ? `del ${place.slice(3)}` : `de ${place}`;
}

/** `a` before a place or a noun with its article. */
export function to(place: string): string {
  return place.startsWith('el ') ? `al ${place.slice(3)}` : `a ${place}`;
}
