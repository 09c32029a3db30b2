import type { Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import { regions } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SeedCity } from './geography.ts';
import { fieldOf, type MarkedFile } from './markup.ts';
import { readTexts } from './seed-texts.ts';

/** A fictional company; no real firm has these names. */
export interface BuilderFacts {
  name: string;
  founded: number;
  /** City of the head office. */
  home: string;
  /** Where it builds, besides: regions of Colombia, or `abroad`. */
  reach: readonly (Region | 'abroad')[];
  specialties: readonly string[];
  about: string;
  /** Paragraphs on how it came to be. */
  history: readonly string[];
}

function regionOf(word: string): Region | 'abroad' {
  const found = word === 'abroad' ? word : regions.find((region) => region === word);
  if (!found) throw new Error(`a builder names the unknown region ${word}`);
  return found;
}

const wordsOf = (file: MarkedFile, name: string, mark: string) =>
  fieldOf(file, name)
    .split(mark)
    .map((word) => word.trim());

function factsOf(file: MarkedFile): BuilderFacts {
  const [about = '', ...history] = file.body.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return {
    name: fieldOf(file, 'name'),
    founded: Number(fieldOf(file, 'founded')),
    home: fieldOf(file, 'home'),
    reach: wordsOf(file, 'reach', ',').map(regionOf),
    specialties: wordsOf(file, 'specialties', ';'),
    about,
    history,
  };
}

/** Every builder in the order of its id. */
export const builderFacts: readonly BuilderFacts[] = readTexts('builders').map(({ file }) => factsOf(file));

/** How gladly a builder takes a project in a city: not at all, as one of its regions, or at home. */
export function builderWeight(builder: BuilderFacts, city: SeedCity): number {
  const region = city.country === 'CO' ? city.region : 'abroad';
  if (builder.home === city.slug) return 4;
  return region !== undefined && builder.reach.includes(region) ? 2 : 0;
}
