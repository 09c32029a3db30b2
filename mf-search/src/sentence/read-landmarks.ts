import { landmarkTexts } from '../texts/landmark-texts.ts';
import type { Draft } from './draft.ts';
import { type Landmark, landmarkKm, landmarks } from './landmarks.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Place } from './places.ts';
import { smallWords } from './plain-words.ts';
import { stationLabel, stations } from './stations.ts';
import { singular, tokenize } from './tokens.ts';

export interface Called {
  readonly landmark: Landmark;
  /** Is meant only after a word for near. */
  readonly needsNear: boolean;
}

const near = /^(cerca|cerquita|cercan[oa]s?|junto|lado|por|frente|minutos?|cuadras?|proxim[oa]s?|pasos?)$/;

/** The landmarks by what people call them. */
export function landmarkNames(): PhraseBook<Called> {
  const book = new PhraseBook<Called>();
  for (const landmark of [...landmarks, ...stations]) {
    for (const name of landmark.called.split('|')) book.add(inSingular(name), { landmark, needsNear: false });
    for (const name of landmark.calledNear?.split('|') ?? []) book.add(inSingular(name), { landmark, needsNear: true });
  }
  return book;
}

/** A landmark as people read it, after "de". */
export function labelOf({ key }: Landmark): string | undefined {
  return landmarkTexts[key] ?? stationLabel(key);
}

/** Words of their names, for the dictionary of slips. */
export function landmarkWords(): string[] {
  return landmarks.flatMap(({ called, calledNear = '' }) => `${called} ${calledNear}`.split(/[ |]/)).map(singular);
}

/** Reads landmarks as a distance around them; of two of one name the one in a city that the sentence names. */
export function readLandmarks(draft: Draft, book: PhraseBook<Called>, cities: readonly Place[]): void {
  const stems = draft.freeWords().map((word) => word && singular(word));
  for (let index = 0; index < stems.length; index++) {
    const cue = cueBefore(draft, index);
    for (const { first, last, meanings } of book.matchesAt(stems, index)) {
      const meant = meanings.filter(({ needsNear }) => !needsNear || cue !== undefined).map(({ landmark }) => landmark);
      const landmark = meant.find(({ city }) => cities.some(({ slug }) => slug === city)) ?? meant[0];
      if (!landmark || !draft.areFree(first, last) || draft.denialBefore(first) !== undefined) continue;
      const { key, lat, lng } = landmark;
      const state = { near: { lat, lng, radiusKm: landmarkKm } };
      draft.read(cue ?? first, last, { kind: 'landmark', label: labelOf(landmark), landmark: key, state });
      index = last;
      break;
    }
  }
}

/** The word for near before a name, and the "a" or "al" before it: "al lado de la", "a 5 minutos de". */
function cueBefore(draft: Draft, first: number): number | undefined {
  let index = first - 1;
  while (draft.isFree(index) && smallWords.has(draft.words[index] ?? '')) index -= 1;
  return draft.isFree(index) && near.test(draft.words[index] ?? '') ? index : undefined;
}

function inSingular(name: string): string {
  return tokenize(name)
    .map(({ word }) => singular(word))
    .join(' ');
}
