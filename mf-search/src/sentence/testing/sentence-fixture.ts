import { readFileSync } from 'node:fs';
import { writeCount } from '@umbral/domain/filters/address-values.ts';
import type { NumberRange, RoomCount } from '@umbral/domain/filters/filter-values.ts';
import type { SentenceReading } from '../sentence-reading.ts';

/** A sentence and what it asks for, as its file says it. */
export interface Sample {
  readonly sentence: string;
  readonly wanted: readonly string[];
}

/** The samples of a file: `sentence => key=value …`. */
export function readSamples(file: string): Sample[] {
  const lines = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('=>') && !line.startsWith('#'))
    .map((line) => {
      const [sentence = '', wanted = ''] = line.split('=>');
      return {
        sentence: sentence.trim(),
        wanted: wanted
          .trim()
          .split(/ (?=[a-z]+=|(?:balcony|near|360|vac)(?: |$))/)
          .filter((part) => part !== '')
          .map(inOrder)
          .sort(),
      };
    });
}

/** Where a reading differs from its sample; nothing where it is exactly right. */
export function difference({ sentence, wanted }: Sample, reading: SentenceReading): string | undefined {
  const said = facts(reading).map(inOrder).sort();
  if (said.join(' ') === wanted.join(' ')) return undefined;
  return `${sentence}\n  wanted ${wanted.join(' ')}\n  read   ${said.join(' ')}   «${reading.rest}»`;
}

/** What a reading asks for, as the files of samples say it. */
export function facts({ state, wishes }: SentenceReading): string[] {
  const fact = (key: string, value: string | number | undefined) => (value === undefined ? [] : [`${key}=${value}`]);
  const list = (key: string, values: readonly (string | number)[] = []) =>
    values.length === 0 ? [] : [`${key}=${values.join(',')}`];
  return [
    ...fact('type', typeof state.type === 'string' ? state.type : undefined),
    ...list('types', state.types),
    ...list(
      'any',
      (state.places ?? []).map(({ level, slug }) => `${level}:${slug}`),
    ),
    ...list('with', state.amenities),
    ...list('without', state.without),
    ...list('by', state.nearby),
    ...list('cats', state.categories),
    ...fact('levels', countText(state.levels)),
    ...fact('city', state.city),
    ...fact('zone', state.zone),
    ...fact('neighbourhood', state.neighbourhood),
    ...fact('region', state.region),
    ...fact('dep', state.department),
    ...fact('country', state.country),
    ...fact('price', rangeText(state.price, 1_000_000)),
    ...fact('area', rangeText(state.area, 1)),
    ...fact('rooms', countText(state.rooms)),
    ...fact('baths', countText(state.baths)),
    ...fact('parking', countText(state.parking)),
    ...fact('cat', state.category),
    ...fact('order', state.order),
    ...fact('family', state.family),
    ...fact('monthly', state.monthly?.after ?? state.monthly?.during),
    ...list('strata', state.strata),
    ...list('status', state.statuses),
    ...list('criteria', state.criteria),
    ...(state.has360 ? ['360'] : []),
    ...(state.holiday ? ['vac'] : []),
    ...(wishes.near ? ['near'] : []),
    ...(state.hasBalcony ? ['balcony'] : []),
  ];
}

function rangeText(range: NumberRange | undefined, unit: number): string | undefined {
  return (
    range && `${range.min === undefined ? '' : range.min / unit}-${range.max === undefined ? '' : range.max / unit}`
  );
}

function countText(count: RoomCount | undefined): string | undefined {
  return writeCount(count);
}

/** The order in which a list was said says nothing. */
function inOrder(fact: string): string {
  const [key = '', value] = fact.split('=');
  return value === undefined ? key : `${key}=${value.split(',').sort().join(',')}`;
}
