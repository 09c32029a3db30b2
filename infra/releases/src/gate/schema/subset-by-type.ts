import type { JsonSchema, JsonType } from '@umbral/protocol/schema/json-schema.ts';
import { type Misfit, misfit } from './misfit.ts';
import { typesOf } from './resolve.ts';

/** Types that the writer may give and the reader does not take. */
export function typeMisfits(writer: JsonSchema, reader: JsonSchema, path: string): readonly Misfit[] {
  const wanted = typesOf({ type: reader.type });
  if (!wanted) return [];
  const given = typesOf(writer);
  if (!given) return misfit(path, 'type', `may be anything, but only ${wanted.join(' or ')} is read`);
  const lost = given.filter((type) => !wanted.some((one) => includesType(one, type)));
  return lost.flatMap((type) =>
    type === 'null'
      ? misfit(path, 'null', 'may be null, which is not read')
      : misfit(path, 'type', `is ${type}, but ${wanted.join(' or ')} is read`),
  );
}

function includesType(wanted: JsonType, given: JsonType): boolean {
  return wanted === given || (wanted === 'number' && given === 'integer');
}

/** Whether the writer may give a value of a type at all: keywords of other types do not concern it. */
export function mayBe(writer: JsonSchema, ...types: readonly JsonType[]): boolean {
  const given = typesOf(writer);
  return !given || given.some((type) => types.includes(type));
}

/** Bounds of numbers. */
export function numberMisfits(writer: JsonSchema, reader: JsonSchema, path: string): readonly Misfit[] {
  if (!mayBe(writer, 'number', 'integer')) return [];
  const low = lowest(writer);
  const high = highest(writer);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = reader;
  const above = (limit: number, isOpen: boolean) =>
    low.limit > limit || (low.limit === limit && (!isOpen || low.isOpen));
  const below = (limit: number, isOpen: boolean) =>
    high.limit < limit || (high.limit === limit && (!isOpen || high.isOpen));
  return [
    ...(minimum !== undefined && !above(minimum, false) ? misfit(path, 'bound', `may be below ${minimum}`) : []),
    ...(exclusiveMinimum !== undefined && !above(exclusiveMinimum, true)
      ? misfit(path, 'bound', `may be ${exclusiveMinimum} or below`)
      : []),
    ...(maximum !== undefined && !below(maximum, false) ? misfit(path, 'bound', `may be above ${maximum}`) : []),
    ...(exclusiveMaximum !== undefined && !below(exclusiveMaximum, true)
      ? misfit(path, 'bound', `may be ${exclusiveMaximum} or above`)
      : []),
    ...(multipleOf !== undefined && (writer.multipleOf ?? Number.NaN) % multipleOf !== 0
      ? misfit(path, 'bound', `may be no multiple of ${multipleOf}`)
      : []),
  ];
}

interface Limit {
  readonly limit: number;
  readonly isOpen: boolean;
}

function lowest({ minimum = -Infinity, exclusiveMinimum = -Infinity, type }: JsonSchema): Limit {
  if (exclusiveMinimum < minimum || exclusiveMinimum === -Infinity) return { limit: minimum, isOpen: false };
  // The whole number after an open bound is a closed one.
  if (type === 'integer') return { limit: Math.floor(exclusiveMinimum) + 1, isOpen: false };
  return { limit: exclusiveMinimum, isOpen: true };
}

function highest({ maximum = Infinity, exclusiveMaximum = Infinity, type }: JsonSchema): Limit {
  if (exclusiveMaximum > maximum || exclusiveMaximum === Infinity) return { limit: maximum, isOpen: false };
  if (type === 'integer') return { limit: Math.ceil(exclusiveMaximum) - 1, isOpen: false };
  return { limit: exclusiveMaximum, isOpen: true };
}

/** Lengths, patterns and formats of texts. A pattern is met by the same pattern only. */
export function stringMisfits(writer: JsonSchema, reader: JsonSchema, path: string): readonly Misfit[] {
  if (!mayBe(writer, 'string')) return [];
  const { minLength = 0, maxLength = Infinity, pattern, format } = reader;
  return [
    ...((writer.minLength ?? 0) < minLength ? misfit(path, 'bound', `may be shorter than ${minLength}`) : []),
    ...((writer.maxLength ?? Infinity) > maxLength ? misfit(path, 'bound', `may be longer than ${maxLength}`) : []),
    ...(pattern !== undefined && writer.pattern !== pattern
      ? misfit(path, 'pattern', `may not match ${pattern}, which is read`)
      : []),
    ...(format !== undefined && writer.format !== format
      ? misfit(path, 'pattern', `may be no ${format}, which is read`)
      : []),
  ];
}
