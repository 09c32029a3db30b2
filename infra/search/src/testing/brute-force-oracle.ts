import type { OracleCondition, OracleQuery } from './oracle-query.ts';
import type { SamplePlant } from './sample-plants.ts';

/** What a search must find: read record by record, with no index and no code of the engine. */
export interface OracleAnswer {
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
  const best = query.isDistinct ? firstOfEachBuilder(found) : found;
  return { ids: best.map(({ plant }) => plant.objectID), ...countAll(found.map(({ plant }) => plant)) };
}

/** Counts are those of all records that were found, not only of these. */
function firstOfEachBuilder(found: readonly Scored[]): Scored[] {
  const builders = new Set<string>();
  return found.filter(({ plant: { builder } }) => {
    const isFirst = !builders.has(builder);
    builders.add(builder);
    return isFirst;
  });
}

function valuesOf(plant: SamplePlant, attribute: string): unknown[] {
  const value = attribute.split('.').reduce<unknown>((at, key) => Object(at)[key], plant);
  return value === undefined ? [] : [value].flat();
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

function placesOf(plant: SamplePlant) {
  return plant._geoloc === undefined ? [] : [plant._geoloc].flat();
}

function isInPlace(plant: SamplePlant, { around, box, polygon }: OracleQuery): boolean {
  if (box !== null) {
    const [lat1, lng1, lat2, lng2] = box;
    const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);
    return placesOf(plant).some(({ lat, lng }) => between(lat, lat1, lat2) && between(lng, lng1, lng2));
  }
  if (polygon !== null) return placesOf(plant).some((place) => windingInside(place, polygon));
  if (around === null || around.radius === 'all') return true;
  return metresFrom(plant, around) <= around.radius;
}

/** Even-odd rule by counting edges crossed by a ray to the north (the engine's goes east). */
function windingInside(place: { lat: number; lng: number }, flat: number[]): boolean {
  const corners = flat.filter((_, i) => i % 2 === 0).map((lat, i) => ({ lat, lng: flat[i * 2 + 1] ?? 0 }));
  const crossed = corners.filter((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [west, east] = a.lng < b.lng ? [a, b] : [b, a];
    if (place.lng < west.lng || place.lng >= east.lng) return false;
    return place.lat < west.lat + ((place.lng - west.lng) * (east.lat - west.lat)) / (east.lng - west.lng);
  });
  return crossed.length % 2 === 1;
}

function metresFrom(plant: SamplePlant, from: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const distances = placesOf(plant).map(({ lat, lng }) => {
    const a =
      Math.sin(radians(lat - from.lat) / 2) ** 2 +
      Math.cos(radians(lat)) * Math.cos(radians(from.lat)) * Math.sin(radians(lng - from.lng) / 2) ** 2;
    return Math.round(2 * 6_371_000 * Math.atan2(Math.sqrt(a), Math.sqrt(1 - a)));
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

const knownWords = new Map<string, string[]>();

function plain(text: string): string[] {
  const known = knownWords.get(text) ?? splitPlain(text);
  knownWords.set(text, known);
  return known;
}

function splitPlain(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '');
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
  return SEARCHED.flatMap((path, attribute) => {
    const words = valuesOf(plant, path).flatMap((value) => plain(String(value)));
    return words.flatMap((word, position) => {
      const isSame = word === query.word || isPluralPair(word, query.word);
      const typos = isSame ? 0 : cost(query.word, word, query.isPrefix);
      const isWhole = words.length === 1;
      return typos <= query.typos ? [{ attribute, position, typos, isExact: isSame, isWhole }] : [];
    });
  });
}

/** Where a space too many or too few is all that stands between the query and the record: that costs one typo. */
function regrouped(plant: SamplePlant, words: string[], i: number, isOpen: boolean): Occurrence[] {
  const last = words.length - 1;
  const wanted = [
    { text: words[i] ?? '', parts: 2, isOpen: isOpen && i === last },
    ...(i > 0 ? [{ text: `${words[i - 1]}${words[i]}`, parts: 1, isOpen: isOpen && i === last }] : []),
    ...(i < last ? [{ text: `${words[i]}${words[i + 1]}`, parts: 1, isOpen: isOpen && i + 1 === last }] : []),
  ];
  return SEARCHED.flatMap((path, attribute) => {
    const own = valuesOf(plant, path).flatMap((value) => plain(String(value)));
    return own.flatMap((word, position) =>
      wanted
        .filter(({ text, parts, isOpen: goesOn }) =>
          parts === 1 ? isWritten(word, text, goesOn) : isSplit([word, own[position + 1]], text, goesOn),
        )
        .map(() => ({ attribute, position, typos: 1, isExact: false, isWhole: false })),
    );
  });
}

function isWritten(word: string, text: string, goesOn: boolean): boolean {
  return goesOn ? word.startsWith(text) : word === text;
}

/** Both parts have two letters or more (the last one three while it is typed), the word has five or more. */
function isSplit([first, second]: [string, string | undefined], text: string, goesOn: boolean): boolean {
  if (second === undefined || text.length < 5 || first.length < 2 || !text.startsWith(first)) return false;
  const rest = text.slice(first.length);
  return rest.length >= (goesOn ? 3 : 2) && isWritten(second, rest, goesOn);
}

function isPluralPair(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.endsWith('z')) return long === `${short.slice(0, -1)}ces`;
  if (long === `${short}s`) return true;
  return long === `${short}es`;
}

const knownCosts = new Map<string, number>();

function cost(query: string, word: string, isPrefix: boolean): number {
  const key = `${query} ${word} ${isPrefix}`;
  const known = knownCosts.get(key) ?? countEdits(query, word, isPrefix);
  knownCosts.set(key, known);
  return known;
}

/** Edits from a query word to a word (or to its best prefix); another first letter counts once more. */
function countEdits(query: string, word: string, isPrefix: boolean): number {
  const penalty = query[0] === word[0] ? 0 : 1;
  if (!isPrefix) return editDistance(query, word) + penalty;
  const prefixes = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
  return Math.min(...prefixes.map((prefix) => editDistance(query, prefix))) + penalty;
}

function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const options = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row !== undefined) row[j] = Math.min(...options);
    }
  }
  return at(a.length, b.length);
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

function countAll(plants: readonly SamplePlant[]): Omit<OracleAnswer, 'ids'> {
  const facets: OracleAnswer['facets'] = {};
  const statistics: OracleAnswer['statistics'] = {};
  for (const attribute of FACETS) {
    const counts: Record<string, number> = {};
    for (const plant of plants) {
      for (const value of new Set(valuesOf(plant, attribute).map(String))) counts[value] = (counts[value] ?? 0) + 1;
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
