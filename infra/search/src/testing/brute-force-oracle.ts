import { isInPlace, metresFrom } from './oracle-places.ts';
import { type OracleCondition, type OracleQuery, oraclePage } from './oracle-query.ts';
import { cost, isPluralPair, isSplit, isWritten, plain } from './oracle-words.ts';
import type { SamplePlant } from './sample-plants.ts';

/** What a search must find: read record by record, with no index and no code of the engine. */
export interface OracleAnswer {
  /** Records, or builders where only the best of each builder are wanted. */
  total: number;
  ids: string[];
  facets: Record<string, Record<string, number>>;
  statistics: Record<string, { min: number; max: number; sum: number }>;
}

const FACETS = ['place.city', 'type', 'status', 'amenities', 'stratum', 'isVis', 'builder', 'price'];
const SEARCHED = ['title', 'place.city', 'description'];

interface Scored {
  plant: SamplePlant;
  typos: number;
  distance: number;
  lift: number;
  proximity: number;
  attribute: number;
  exact: number;
}

interface Occurrence {
  attribute: number;
  position: number;
  typos: number;
  isExact: boolean;
  isWhole: boolean;
}

/** Answers a query by trying every record. */
export function askOracle(plants: readonly SamplePlant[], query: OracleQuery): OracleAnswer {
  let found = plants
    .filter((plant) => query.conditions.every((clause) => clause.some((condition) => holds(plant, condition))))
    .filter((plant) => isInPlace(plant, query))
    .flatMap((plant) => score(plant, query) ?? []);
  if (query.typoTolerance === 'min') {
    const fewest = Math.min(...found.map(({ typos }) => typos));
    found = found.filter(({ typos }) => typos === fewest);
  }
  found.sort((a, b) => compare(a, b, query.index));
  const groups = [
    ...Map.groupBy(found, ({ plant }) => (query.mostOfBuilder > 0 ? plant.builder : plant.objectID)).values(),
  ];
  const shown = groups.slice(0, oraclePage).flatMap((group) => group.slice(0, query.mostOfBuilder || 1));
  return {
    total: groups.length,
    ids: shown.map(({ plant }) => plant.objectID),
    ...countAll(groups.map((group) => group.map(({ plant }) => plant))),
  };
}

function valuesOf(plant: SamplePlant, attribute: string): unknown[] {
  const value = attribute.split('.').reduce<unknown>((at, key) => Object(at)[key], plant);
  return value === undefined ? [] : [value].flat();
}

const knownWords = new WeakMap<SamplePlant, readonly string[][]>();

/** The words of each searched attribute of a record: every query asks for all of them. */
function wordsOf(plant: SamplePlant): readonly string[][] {
  const known = knownWords.get(plant);
  if (known) return known;
  const words = SEARCHED.map((path) => valuesOf(plant, path).flatMap((value) => plain(String(value))));
  knownWords.set(plant, words);
  return words;
}

function holds(plant: SamplePlant, condition: OracleCondition): boolean {
  const values = valuesOf(plant, condition.attribute);
  if (condition.is === 'value') {
    const isFacet = FACETS.includes(condition.attribute);
    const has = isFacet && values.some((value) => String(value).toLowerCase() === condition.value.toLowerCase());
    return has !== condition.not;
  }
  const numbers = values.map(Number);
  if (condition.is === 'range') return numbers.some((number) => condition.from <= number && number <= condition.to);
  const { operator, value } = condition;
  if (operator === '!=') return !numbers.includes(value);
  return numbers.some(
    (number) =>
      ({
        '<': number < value,
        '<=': number <= value,
        '=': number === value,
        '>': number > value,
        '>=': number >= value,
      })[operator],
  );
}

function score(plant: SamplePlant, query: OracleQuery): Scored | null {
  const words = plain(query.text);
  const isOpen = /[^\s]$/.test(query.text);
  const matched = words.map((word, i) => {
    const typos = query.typoTolerance === 'false' ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    const isLast = i === words.length - 1;
    const direct = occurrences(plant, { word, typos, isPrefix: isOpen && isLast });
    return query.typoTolerance === 'false' ? direct : [...direct, ...regrouped(plant, words, i, isOpen)];
  });
  if (matched.some((list) => list.length === 0)) return null;
  const distance = query.around === null ? 0 : metresFrom(plant, query.around);
  const step = query.around?.precision ?? 1;
  return {
    plant,
    typos: matched.reduce((sum, list) => sum + Math.min(...list.map(({ typos }) => typos)), 0),
    distance: Math.floor(distance / step),
    lift: query.lifted !== null && holds(plant, { is: 'value', not: false, ...query.lifted }) ? query.lifted.score : 0,
    proximity: matched.slice(1).reduce((sum, list, i) => sum + nearest(matched[i] ?? [], list), 0),
    attribute: Math.min(
      ...matched.flat().map(({ attribute, position }) => attribute * 1000 + (attribute === 2 ? 0 : position)),
    ),
    exact: matched.filter((list) => list.some(({ isExact, isWhole }) => isExact && (words.length > 1 || isWhole)))
      .length,
  };
}

function occurrences(plant: SamplePlant, query: { word: string; typos: number; isPrefix: boolean }): Occurrence[] {
  return wordsOf(plant).flatMap((words, attribute) =>
    words.flatMap((word, position) => {
      const isSame = word === query.word || isPluralPair(word, query.word);
      const typos = isSame ? 0 : cost(query.word, word, query.isPrefix);
      const isWhole = words.length === 1;
      return typos <= query.typos ? [{ attribute, position, typos, isExact: isSame, isWhole }] : [];
    }),
  );
}

/** Where a space too many or too few is all that stands between the query and the record: that costs one typo. */
function regrouped(plant: SamplePlant, words: string[], i: number, isOpen: boolean): Occurrence[] {
  const last = words.length - 1;
  const wanted = [
    { text: words[i] ?? '', parts: 2, isOpen: isOpen && i === last },
    ...(i > 0 ? [{ text: `${words[i - 1]}${words[i]}`, parts: 1, isOpen: isOpen && i === last }] : []),
    ...(i < last ? [{ text: `${words[i]}${words[i + 1]}`, parts: 1, isOpen: isOpen && i + 1 === last }] : []),
  ];
  return wordsOf(plant).flatMap((own, attribute) =>
    own.flatMap((word, position) =>
      wanted
        .filter(({ text, parts, isOpen: goesOn }) =>
          parts === 1 ? isWritten(word, text, goesOn) : isSplit([word, own[position + 1]], text, goesOn),
        )
        .map(() => ({ attribute, position, typos: 1, isExact: false, isWhole: false })),
    ),
  );
}

function nearest(before: Occurrence[], after: Occurrence[]): number {
  const distances = before.flatMap((a) =>
    after.map((b) => {
      if (a.attribute !== b.attribute) return 8;
      if (a.position === b.position) return 1;
      return a.position < b.position ? b.position - a.position : a.position - b.position + 1;
    }),
  );
  return Math.min(8, ...distances);
}

function compare(a: Scored, b: Scored, index: OracleQuery['index']): number {
  const absentLast = (x: number | undefined, y: number | undefined, sign: number) => {
    if (x === y) return 0;
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
    return sign * (x - y);
  };
  const first = {
    plants: 0,
    plants_by_price: a.plant.price - b.plant.price,
    plants_dear_first: b.plant.price - a.plant.price,
  };
  return (
    first[index] ||
    a.typos - b.typos ||
    (a.distance === b.distance ? 0 : a.distance - b.distance) ||
    b.lift - a.lift ||
    a.proximity - b.proximity ||
    a.attribute - b.attribute ||
    b.exact - a.exact ||
    absentLast(a.plant.rank, b.plant.rank, -1) ||
    absentLast(a.plant.stratum, b.plant.stratum, 1) ||
    (a.plant.objectID < b.plant.objectID ? -1 : 1)
  );
}

/** A value counts once for each group in which some record has it; sums are over all records. */
function countAll(groups: readonly (readonly SamplePlant[])[]): Pick<OracleAnswer, 'facets' | 'statistics'> {
  const plants = groups.flat();
  const facets: OracleAnswer['facets'] = {};
  const statistics: OracleAnswer['statistics'] = {};
  for (const attribute of FACETS) {
    const counts: Record<string, number> = {};
    for (const group of groups) {
      const values = group.flatMap((plant) => valuesOf(plant, attribute).map(String));
      for (const value of new Set(values)) counts[value] = (counts[value] ?? 0) + 1;
    }
    if (Object.keys(counts).length > 0) facets[attribute] = counts;
    const numbers = plants.flatMap((plant) => valuesOf(plant, attribute)).filter((value) => typeof value === 'number');
    if (numbers.length > 0) {
      const sum = numbers.reduce((total, number) => total + number, 0);
      statistics[attribute] = { min: Math.min(...numbers), max: Math.max(...numbers), sum };
    }
  }
  return { facets, statistics };
}
