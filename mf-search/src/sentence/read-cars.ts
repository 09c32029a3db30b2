import type { RoomCount } from '@umbral/domain/filters/filter-values.ts';
import type { Draft } from './draft.ts';
import { numberWords } from './number-words.ts';
import { matchesOf, wordPattern } from './word-patterns.ts';

const place = 'parqueaderos?|parqueos?|garajes?|cocheras?|estacionamientos?|parking';
const spot = 'cupos?|puestos?|espacios?|campos?|celdas?';
const car = 'carros?|autos?|vehiculos?|camionetas?|motos?';
const count = String.raw`(?:(\d|un|dos|tres|cuatro) )?`;

const patterns = [
  `(?:${place}|${spot})(?: (?:cubiertos?|privados?|propios?|amplios?))? para (?:el |mi |mis |los |nuestros )?${count}(?:${car})`,
  `${count}(?:${spot}) (?:de |para )(?:${place}|parquear|estacionar)`,
  'donde (?:parquear|estacionar|guardar|dejar)(?: (?:el|mi|los|mis) (?:carros?|autos?|vehiculos?))?()',
].map(wordPattern);

/** Reads places to park by the cars that they are for: "garaje para dos carros", "2 cupos de parqueo", "donde parquear". */
export function readCars(draft: Draft): void {
  for (const pattern of patterns) {
    for (const { first, last, groups } of matchesOf(draft, pattern)) {
      if (/^motos?$/.test(draft.words[last] ?? '')) continue;
      const denial = draft.denialBefore(first);
      const parking = denial === undefined ? parkingFor(groups[0]) : { value: 0, orMore: false };
      draft.read(denial ?? first, last, { kind: 'parking', state: { parking } });
    }
  }
}

function parkingFor(said = ''): RoomCount {
  const cars = Number(said) || numberWords.get(said);
  return cars === undefined || cars < 1 ? { value: 1, orMore: true } : { value: Math.min(cars, 4), orMore: false };
}
