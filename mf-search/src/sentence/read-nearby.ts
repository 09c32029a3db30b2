import { nearbyPlaceCategories } from '@umbral/domain/vocabulary/vocabulary.ts';
import { nearbyWords } from './amenity-words.ts';
import type { Draft } from './draft.ts';
import { smallWords } from './plain-words.ts';
import type { Meaning, SentenceChip } from './sentence-reading.ts';
import { singular } from './tokens.ts';

/** "Cerca de colegios y al metro", "parques y colegios cerca": what is linked to a place nearby is wanted nearby, too. */
export function readNearby(draft: Draft): void {
  for (const chip of draft.chips.filter(isNearby)) {
    const start = draft.tokens.findIndex(({ from }) => from === chip.span[0]);
    const end = draft.tokens.findIndex(({ to }) => to === chip.span[1]);
    readChain(draft, end, nextAfter);
    if (nearEnd.test(draft.words[end] ?? '')) readChain(draft, start, nextBefore);
  }
}

const nearEnd = /^(cerca|cercan[oa]s?)$/;

function isNearby({ kind, state }: SentenceChip): boolean {
  return kind === 'nearby' || kind === 'landmark' || state?.criteria?.includes('near-mass-transit') === true;
}

function readChain(draft: Draft, from: number, next: (draft: Draft, edge: number) => Found | undefined): void {
  for (let found = next(draft, from); found; found = next(draft, found.edge)) {
    draft.read(found.first, found.last, found.meaning);
  }
}

interface Found {
  readonly first: number;
  readonly last: number;
  /** Where the chain goes on. */
  readonly edge: number;
  readonly meaning: Meaning;
}

/** What follows "y" or a comma after a word. */
function nextAfter(draft: Draft, last: number): Found | undefined {
  if (!isLink(draft.words[last + 1])) return undefined;
  let at = last + 2;
  while (isSmall(draft.words[at])) at += 1;
  return [at + 1, at].flatMap((end) => placeAt(draft, at, end, end) ?? [])[0];
}

/** What comes before "y" or a comma in front of a word. */
function nextBefore(draft: Draft, first: number): Found | undefined {
  if (!isLink(draft.words[first - 1])) return undefined;
  const end = first - 2;
  return [end - 1, end].flatMap((at) => placeAt(draft, at, end, at) ?? [])[0];
}

/** What stands near, in two words or in one: "centros comerciales", "parques". */
function placeAt(draft: Draft, first: number, last: number, edge: number): Found | undefined {
  if (first < 0 || last >= draft.words.length || !draft.areFree(first, last)) return undefined;
  const noun = draft.words
    .slice(first, last + 1)
    .map(singular)
    .join(' ');
  const category = nearbyPlaceCategories.find((one) => nearbyWords[one].split('|').includes(noun));
  if (category) return { first, last, edge, meaning: { kind: 'nearby', state: { nearby: [category] } } };
  if (!transit.test(noun)) return undefined;
  return { first, last, edge, meaning: { kind: 'criteria', state: { criteria: ['near-mass-transit'] } } };
}

const transit = /^(metro|mio|estacion( metro)?|transporte|transporte publico)$/;

function isLink(word: string | undefined): boolean {
  return /^(y|e|,|o|ni)$/.test(word ?? '');
}

function isSmall(word = ''): boolean {
  return smallWords.has(word) || /^(cerca|cerquita|junto|y)$/.test(word);
}
