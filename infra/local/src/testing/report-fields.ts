import { stripVTControlCharacters } from 'node:util';

/** Reads reports of test runners, which are JSON of shapes that we do not own: what is not there reads as nothing. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.find(([key]) => key === name)?.[1];
}

/** A number field, or 0. */
export function numberOf(value: unknown, name: string): number {
  const number = fieldOf(value, name);
  return typeof number === 'number' ? number : 0;
}

/** A text field, or an empty text. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** A list field, or an empty list. */
export function listOf(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** What a message says before its details, without the colours of a terminal. */
export function firstLine(text: string): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}
