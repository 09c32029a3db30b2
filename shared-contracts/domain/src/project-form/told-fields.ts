import { listAt, textAt, valueAt } from './form-values.ts';

/** A field and how much of what it should tell it tells, from 0 to 1. */
export interface ToldField {
  readonly path: string;
  readonly share: number;
}

/** What a topic asks of a form: its fields, or none where the topic does not concern the project. */
export type Asked = (form: unknown) => readonly ToldField[];

/** Whether a field says anything: a text with letters, a number (0 too), a list or a point with something in it. */
export function isTold(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isTold);
  return value === true;
}

const given = (form: unknown, path: string): ToldField => ({ path, share: isTold(valueAt(form, path)) ? 1 : 0 });

/** Fields that say something or do not. */
export function fields(...paths: readonly string[]): Asked {
  return (form) => paths.map((path) => given(form, path));
}

/** A list that tells all once it has so many entries. */
export function entries(path: string, enough: number): Asked {
  return (form) => [{ path, share: Math.min(listAt(form, path).length / enough, 1) }];
}

/** A text that tells all once it has so many characters. */
export function letters(path: string, enough: number): Asked {
  return (form) => [{ path, share: Math.min([...textAt(form, path)].length / enough, 1) }];
}

/** Features of a list or of one's own, of which so many tell all. */
export function features(path: string, enough: number): Asked {
  return (form) => {
    const chosen = listAt(form, `${path}.listed`).length + listAt(form, `${path}.custom`).length;
    return [{ path, share: Math.min(chosen / enough, 1) }];
  };
}

/** The same question of each entry of a list, by the path of the entry (`plants.0`). */
export function each(path: string, ask: (form: unknown, entry: string) => readonly ToldField[]): Asked {
  return (form) => listAt(form, path).flatMap((_, index) => ask(form, `${path}.${index}`));
}

/** A question that concerns some projects only. */
export function where(concerns: (form: unknown) => boolean, asked: Asked): Asked {
  return (form) => (concerns(form) ? asked(form) : []);
}

/** Fields of one typology. */
export function plantFields(...names: readonly string[]) {
  return each('plants', (form, plant) => names.map((name) => given(form, `${plant}.${name}`)));
}
