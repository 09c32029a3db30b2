import type { Draft } from './draft.ts';
import { singular } from './tokens.ts';
import { countedNouns } from './vocabulary.ts';

export type Unit = 'rooms' | 'baths' | 'parking' | 'levels' | 'area';

/** A unit and its last word. */
export interface FoundUnit {
  readonly unit: Unit;
  readonly last: number;
  /** How many square metres one of it is, where it is a larger measure of land. */
  readonly squareMetres?: number;
}

const landMeasures: Readonly<Record<string, number>> = { hectarea: 10_000, ha: 10_000, fanegada: 6400 };

const areaWords = new Set(['m2', 'mt2', 'mts2', 'mts', 'mt', 'm', 'metro', 'metros', 'mtrs', 'mtr']);

/** What is counted or measured at a word: alcobas, baños, parqueaderos, metros. */
export function unitAt(draft: Draft, at: number): FoundUnit | undefined {
  const word = draft.words[at] ?? '';
  if (!draft.isFree(at)) return undefined;
  if (areaWords.has(word)) return { unit: 'area', last: endOfMetres(draft, at) };
  const noun = singular(word);
  const squareMetres = landMeasures[noun];
  if (squareMetres !== undefined) return { unit: 'area', last: at, squareMetres };
  // "El piso 3" and "3 piso" are a floor of the building, "3 pisos" are those of the home.
  const isHigh = /^(alto|bajo|medio|intermedio|primero)$/.test(draft.words[at + 1] ?? '');
  if (word === 'piso' && (isHigh || !isOne(draft, at - 1))) return undefined;
  if (noun === 'planta' && /^(electric|energia|luz)/.test(draft.words[at + 1] ?? '')) return undefined;
  for (const unit of ['rooms', 'baths', 'parking', 'levels'] as const) {
    if (countedNouns[unit].has(noun)) return { unit, last: endOfNoun(draft, at, noun) };
  }
  return undefined;
}

/** "Hab." and "baños y medio". */
function endOfNoun(draft: Draft, at: number, noun: string): number {
  if (draft.words[at + 1] === '.' && noun.length < 5) return at + 1;
  return noun === 'bano' && draft.words[at + 1] === 'y' && draft.words[at + 2] === 'medio' ? at + 2 : at;
}

function isOne(draft: Draft, at: number): boolean {
  return /^(1|un|una|uno|solo|sola)$/.test(draft.words[at] ?? '');
}

/** Words of the units, for the dictionary of slips. */
export const unitWords: readonly string[] = [
  ...areaWords,
  ...Object.keys(landMeasures),
  'cuadrados',
  'construidos',
  'estrato',
  'estratos',
];

/** "metros (cuadrados) (construidos)" and "metros de área". */
function endOfMetres(draft: Draft, at: number): number {
  let last = at;
  for (const more of [/^cuadrad/, /^(construid|privad|total)/]) {
    if (draft.isFree(last + 1) && more.test(draft.words[last + 1] ?? '')) last += 1;
  }
  return draft.areFree(last + 1, last + 2) && draft.words[last + 1] === 'de' && draft.words[last + 2] === 'area'
    ? last + 2
    : last;
}
