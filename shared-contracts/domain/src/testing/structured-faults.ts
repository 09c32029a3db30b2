import { readFileSync } from 'node:fs';

/**
 * schema.org as `schema-dts` 1.1.5 publishes it, cut to the types that the portal uses and what they inherit:
 * `types.tsv` is type, parents, members of an enumeration; `properties.tsv` is property, its types, its values.
 */
const rowsOf = (file: string) =>
  readFileSync(new URL(`./schema-org/${file}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.split(' ').filter((word) => word !== '')));

const types = new Map(
  rowsOf('types').map(([[type = ''] = [], parents = [], members = []]) => [type, { parents, members }]),
);
const properties = new Map(
  rowsOf('properties').map(([[property = ''] = [], domain = [], range = []]) => [property, { domain, range }]),
);

/** A type with everything that it is. */
function ancestryOf(type: string): string[] {
  return [type, ...(types.get(type)?.parents ?? []).flatMap(ancestryOf)];
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What schema.org does not know in a block of structured data, each with its path: a type, a property that none of the
 * node's types has, a value of a kind that the property does not take. Empty where the block is sound.
 */
export function structuredFaults(block: unknown, path = '$'): string[] {
  if (!isNode(block)) return [`${path}: not a node`];
  const named = [block['@type'] ?? []].flat().map(String);
  const unknown = named.filter((type) => !types.has(type)).map((type) => `${path}: no type ${type}`);
  // A bare reference to a node that is told elsewhere.
  if (named.length === 0) return '@id' in block ? [] : [`${path}: no type`];
  const own = new Set(named.flatMap(ancestryOf));
  const faults = Object.entries(block).flatMap(([name, value]) =>
    name.startsWith('@') ? [] : propertyFaults({ name, value, own, path: `${path}.${name}` }),
  );
  return [...unknown, ...faults];
}

interface Statement {
  readonly name: string;
  readonly value: unknown;
  /** Every type of the node that says it. */
  readonly own: ReadonlySet<string>;
  readonly path: string;
}

function propertyFaults({ name, value, own, path }: Statement): string[] {
  const property = properties.get(name);
  if (!property?.domain.some((type) => own.has(type))) return [`${path}: not of ${[...own][0]}`];
  return [value].flat().flatMap((one, index) => {
    const at = Array.isArray(value) ? `${path}[${index}]` : path;
    if (!isNode(one)) return isPlainValue(one, property.range) ? [] : [`${at}: ${String(one)} is no ${property.range}`];
    const kinds = [one['@type'] ?? []].flat().flatMap((type) => ancestryOf(String(type)));
    const fits = kinds.length === 0 || kinds.some((kind) => property.range.includes(kind));
    return [...(fits ? [] : [`${at}: ${kinds[0]} is no ${property.range}`]), ...structuredFaults(one, at)];
  });
}

/** Whether a value that is no node is of one of the kinds; a member of an enumeration is written as its address. */
function isPlainValue(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value === 'number') {
    return (
      Number.isFinite(value) && (range.includes('Number') || (range.includes('Integer') && Number.isInteger(value)))
    );
  }
  if (typeof value !== 'string' || value.trim() === '') return false;
  const members = range.flatMap((type) => types.get(type)?.members ?? []);
  if (members.some((member) => value === `https://schema.org/${member}`)) return true;
  if (range.some((type) => ['Text', 'Duration', 'Time'].includes(type))) return true;
  // Whatever is a thing may be named by its address.
  if ((range.includes('URL') || range.includes('Thing')) && URL.canParse(value)) return true;
  return range.some((type) => type === 'Date' || type === 'DateTime') && !Number.isNaN(Date.parse(value));
}
