import { isDeepStrictEqual } from 'node:util';
import type { JsonScalar, JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { accepts } from './accepts.ts';
import { areDisjoint } from './disjoint.ts';
import { type Misfit, misfit } from './misfit.ts';
import { isNothing, type Located, part, resolve, rootOf, valuesOf } from './resolve.ts';
import { numberMisfits, stringMisfits, typeMisfits } from './subset-by-type.ts';
import { arrayMisfits } from './subset-of-arrays.ts';
import { objectMisfits } from './subset-of-objects.ts';

/**
 * Where a value that fits the writer's schema may not fit the reader's. Nothing found means that every value of the
 * writer fits; the reverse is not promised where a schema says the same in a roundabout way.
 */
export function findMisfits(writer: JsonSchema, reader: JsonSchema): readonly Misfit[] {
  return misfits(rootOf(writer), rootOf(reader), '');
}

/** Pairs that are being compared now: a schema that contains itself comes to the same pair again. */
const underway: { readonly writer: JsonSchema; readonly reader: JsonSchema }[] = [];
const deepest = 64;

/** The same for two parts of their documents, at a path. */
export function misfits(given: Located, wanted: Located, path: string): readonly Misfit[] {
  const writer = resolve(given);
  const reader = resolve(wanted);
  // What is found further down is found by the comparison that is under way.
  if (underway.some((pair) => pair.writer === writer.schema && pair.reader === reader.schema)) return [];
  if (underway.length > deepest) return misfit(path, 'ambiguous', 'is nested too deeply to be compared');
  underway.push({ writer: writer.schema, reader: reader.schema });
  try {
    return compare(writer, reader, path);
  } finally {
    underway.pop();
  }
}

function compare(writer: Located, reader: Located, path: string): readonly Misfit[] {
  if (isNothing(writer.schema) || isAnything(reader.schema)) return [];
  if (isDeepStrictEqual(writer.schema, reader.schema) && hasNoReference(writer.schema)) return [];
  const branches = branchesOf(writer.schema);
  if (branches) return branches.flatMap((branch) => misfits(part(writer, branch), reader, path));
  if (writer.schema.allOf) return conjunctionMisfits(writer, reader, path);
  return [...combinedMisfits(writer, reader, path), ...plainMisfits(writer, reader, path)];
}

/** What the reader says by combining schemas. */
function combinedMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const { anyOf, oneOf, allOf = [] } = reader.schema;
  return [
    ...(anyOf ? alternativesMisfits(writer, part(reader, { anyOf }), path) : []),
    ...(oneOf ? alternativesMisfits(writer, part(reader, { oneOf }), path) : []),
    ...allOf.flatMap((one) => misfits(writer, part(reader, one), path)),
  ];
}

/** The alternatives of a schema, each together with what stands beside them. */
function branchesOf({ anyOf, oneOf, ...beside }: JsonSchema): readonly JsonSchema[] | undefined {
  if (anyOf) return anyOf.map((branch) => both(branch, oneOf ? { oneOf, ...beside } : beside));
  if (oneOf) return oneOf.map((branch) => both(branch, beside));
  const { type, ...rest } = beside;
  return typeof type === 'object' ? type.map((one) => ({ ...rest, type: one })) : undefined;
}

function both(branch: JsonSchema, beside: JsonSchema): JsonSchema {
  const keywords = Object.keys(beside).filter((key) => key !== '$defs');
  if (keywords.length === 0) return branch;
  const isApart = branch.$ref === undefined && keywords.every((key) => !(key in branch));
  return isApart ? { ...beside, ...branch } : { allOf: [branch, beside] };
}

function alternativesMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const { anyOf, oneOf } = reader.schema;
  const branches = anyOf ?? oneOf ?? [];
  const values = valuesOf(writer.schema);
  if (values && !writer.schema.allOf) return lostValues(values, reader, path);
  const tried = branches.map((branch) => misfits(writer, part(reader, branch), path));
  const fitting = tried.findIndex((found) => found.length === 0);
  if (fitting < 0) return nearest(tried, path);
  const others = branches.filter((_, index) => index !== fitting);
  const isClear = anyOf !== undefined || others.every((other) => areDisjoint(writer, part(reader, other)));
  return isClear ? [] : misfit(path, 'ambiguous', 'fits more than one of the alternatives, of which one alone may fit');
}

/** Of alternatives that all fail, the one that is meant is of the right type, has the same marks, and the fewest faults. */
function nearest(tried: readonly (readonly Misfit[])[], path: string): readonly Misfit[] {
  const ofType = tried.filter(
    (found) => !found.some((one) => one.path === path && (one.kind === 'type' || one.kind === 'null')),
  );
  const [best] = (ofType.length > 0 ? ofType : tried).toSorted((a, b) => faultWeight(a) - faultWeight(b));
  return best ?? misfit(path, 'type', 'is not read in any form');
}

/** Another value, such as the mark of another alternative, tells most against it. */
function faultWeight(found: readonly Misfit[]): number {
  return found.reduce((sum, { kind }) => sum + (kind === 'value' ? 3 : 2), 0);
}

function plainMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const { anyOf: _any, oneOf: _one, allOf: _all, $defs: _defs, ...plain } = reader.schema;
  if (isAnything(plain)) return [];
  if (isNothing(plain)) return misfit(path, 'type', 'is given, but nothing is read there');
  const wanted = { schema: plain, root: reader.root };
  const values = valuesOf(writer.schema);
  if (values && writer.schema.type !== 'boolean' && writer.schema.type !== 'null') {
    return lostValues(values, wanted, path);
  }
  const types = typeMisfits(writer.schema, plain, path);
  if (types.length > 0) return types;
  return [
    ...valueMisfits(writer.schema, wanted, path),
    ...numberMisfits(writer.schema, plain, path),
    ...stringMisfits(writer.schema, plain, path),
    ...arrayMisfits(writer, wanted, path),
    ...objectMisfits(writer, wanted, path),
  ];
}

function valueMisfits(writer: JsonSchema, reader: Located, path: string): readonly Misfit[] {
  const wanted = valuesOf(reader.schema);
  if (!wanted || (reader.schema.enum === undefined && reader.schema.const === undefined)) return [];
  const lost = valuesOf(writer)?.filter((value) => !wanted.includes(value));
  if (lost?.length === 0) return [];
  return misfit(
    path,
    'value',
    `may be any ${String(writer.type ?? 'value')}, but only ${JSON.stringify(wanted)} is read`,
  );
}

function lostValues(values: readonly JsonScalar[], reader: Located, path: string): readonly Misfit[] {
  return values
    .filter((value) => !accepts(reader, value))
    .flatMap((value) =>
      misfit(path, value === null ? 'null' : 'value', `may be ${JSON.stringify(value)}, which is not read`),
    );
}

/**
 * Each part of a conjunction holds for every value: one that fits is enough. Demand by demand, for `minLength` may be
 * promised by one part and `pattern` by another.
 */
function conjunctionMisfits(writer: Located, reader: Located, path: string): readonly Misfit[] {
  const { allOf = [], $defs: _defs, ...own } = writer.schema;
  const parts = [...allOf, own].filter((one) => Object.keys(one).length > 0);
  return demandsOf(reader.schema).flatMap((demand) => {
    const wanted = { schema: demand, root: reader.root };
    const tried = parts.map((one) => misfits(part(writer, one), wanted, path));
    if (tried.some((found) => found.length === 0)) return [];
    const isCombined = demand.anyOf ?? demand.oneOf ?? demand.allOf;
    return isCombined ? combinedMisfits(writer, wanted, path) : nearest(tried, path);
  });
}

const together = [
  'properties',
  'required',
  'additionalProperties',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'propertyNames',
] as const;

/** The demands of a schema one by one; those about the inside of objects and lists stay together. */
function demandsOf(schema: JsonSchema): JsonSchema[] {
  const entries = Object.entries(schema).filter(([key]) => key !== '$defs');
  const inside = entries.filter(([key]) => together.some((one) => one === key));
  const single = entries.filter(([key]) => !together.some((one) => one === key));
  return [
    ...single.map((entry) => Object.fromEntries([entry])),
    ...(inside.length > 0 ? [Object.fromEntries(inside)] : []),
  ];
}

function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => key === '$defs');
}

/** Equal references in two documents may lead to different schemas. */
function hasNoReference(schema: JsonSchema): boolean {
  return !JSON.stringify(schema).includes('"$ref"');
}
