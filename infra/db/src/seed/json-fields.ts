import type { JsonValue } from '../tables/column.ts';

export type Fields = { [key: string]: JsonValue };

/** Whether a parsed value is an object. */
export function isFields(value: JsonValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads fields of a file's objects; every fault is one sentence that names the file and the field. */
export function fieldReader(file: string) {
  const fault = (name: string) => new Error(`${file}: ${name} is missing or wrong`);
  return {
    object(value: JsonValue | undefined, name: string): Fields {
      if (!isFields(value)) throw fault(name);
      return value;
    },
    list(fields: Fields, name: string): JsonValue[] {
      const value = fields[name];
      if (!Array.isArray(value)) throw fault(name);
      return value;
    },
    text(fields: Fields, name: string): string {
      const value = fields[name];
      if (typeof value !== 'string' || value === '') throw fault(name);
      return value;
    },
    /** A number that is at least `least`. */
    number(fields: Fields, name: string, least = 0): number {
      const value = fields[name];
      if (typeof value !== 'number' || value < least) throw fault(name);
      return value;
    },
    /** One of the known words. */
    word<Word extends string>(fields: Fields, name: string, words: readonly Word[]): Word {
      const word = words.find((known) => known === fields[name]);
      if (word === undefined) throw fault(name);
      return word;
    },
  };
}

/** Parses a file's text; what it holds must be a list. */
export function parseList(file: string, text: string): JsonValue[] {
  const parsed: JsonValue = JSON.parse(text);
  if (!Array.isArray(parsed)) throw new Error(`${file} is not a list.`);
  return parsed;
}
