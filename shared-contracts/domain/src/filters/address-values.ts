import type { MapBox, Near, NumberRange, RoomCount } from './filter-values.ts';

const million = 1_000_000;

/** "180M-320M", "-320M": a range of whole numbers, open where nothing stands. */
export function writeRange({ min, max }: NumberRange): string | undefined {
  return min === undefined && max === undefined ? undefined : `${writeAmount(min)}-${writeAmount(max)}`;
}

/** Reads what `writeRange` writes; ends above the limit become the limit. */
export function readRange(text: string, limit: number): NumberRange | undefined {
  const match = /^(\d{1,10}M?)?-(\d{1,10}M?)?$/.exec(text);
  if (!match || text === '-') return undefined;
  return withoutAbsent({ min: readAmount(match[1], limit), max: readAmount(match[2], limit) });
}

/** A range whose ends change places where they are crossed. */
export function inOrder<Range extends NumberRange | undefined>(range: Range): Range | NumberRange {
  if (range?.min === undefined || range.max === undefined || range.min <= range.max) return range;
  return { min: range.max, max: range.min };
}

/** "180M", "1500000". */
export function writeAmount(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= million && value % million === 0 ? `${value / million}M` : String(value);
}

/** Reads what `writeAmount` writes; nothing where it is no amount. */
export function readAmount(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || !/^\d{1,10}M?$/.test(text)) return undefined;
  const value = text.endsWith('M') ? Number(text.slice(0, -1)) * million : Number(text);
  return Math.min(value, limit);
}

export function writeCount(count: RoomCount | undefined): string | undefined {
  if (!count) return undefined;
  const { value, orMore, orFewer, orNext } = count;
  if (orNext) return `${value}-${value + 1}`;
  return `${value}${orMore ? '+' : orFewer ? '-' : ''}`;
}

/** Words as people type them: control characters, which no document can show, are spaces; cut between characters. */
export function readText(text: string, maxLength: number): string {
  const words = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(words).slice(0, maxLength).join('').trimEnd();
}

/** What `writeCount` writes, from 1 to a limit, "0" where there may be none; a plus that an address turned into a space counts. */
export function readCount(text: string, limit: number, mayBeNone = false): RoomCount | undefined {
  const match = /^(\d)(?:([+ ])|(-)(\d)?)?$/.exec(text);
  const value = Number(match?.[1]);
  const sign = match?.[2] ?? match?.[3];
  if (!match || value > limit || (value === 0 && (!mayBeNone || sign !== undefined))) return undefined;
  if (match[4] !== undefined) {
    return Number(match[4]) === value + 1 && value < limit ? { value, orMore: false, orNext: true } : undefined;
  }
  return sign === '-' ? { value, orMore: false, orFewer: true } : { value, orMore: sign !== undefined };
}

/** "4.65,-74.1,5": a point and kilometres around it. */
export function readNear(text: string, maxKm: number): Near | undefined {
  const numbers = readNumbers(text);
  const [lat = Number.NaN, lng = Number.NaN, radiusKm = Number.NaN] = numbers;
  const valid = isPlace(lat, lng) && radiusKm > 0 && radiusKm <= maxKm;
  return numbers.length === 3 && valid ? { lat, lng, radiusKm } : undefined;
}

export function writeBox({ north, east, south, west }: MapBox): string {
  return [north, east, south, west].join(',');
}

/** "4.8,-74,4.6,-74.2": north, east, south, west. */
export function readBox(text: string): MapBox | undefined {
  const numbers = readNumbers(text);
  const [north = Number.NaN, east = Number.NaN, south = Number.NaN, west = Number.NaN] = numbers;
  const valid = isPlace(north, east) && isPlace(south, west) && north > south && east > west;
  return numbers.length === 4 && valid ? { north, east, south, west } : undefined;
}

/** The values of a list that mean something, each once. */
export function readList<Value>(text: string, toValue: (part: string) => Value | undefined): readonly Value[] {
  const values = text
    .split(',')
    .map(toValue)
    .filter((value) => value !== undefined);
  return [...new Set(values)];
}

/** The entries that say something. */
export function withoutAbsent<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Values>;
}

function readNumbers(text: string): number[] {
  return text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,10})?$/.test(part) ? Number(part) : Number.NaN));
}

function isPlace(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
