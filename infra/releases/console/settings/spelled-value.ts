import type { Setting } from '../registry/answers.ts';

/** A value as somebody writes it: text as it stands, anything else as JSON; nothing where there is none. */
export function spell({ kind, value }: Pick<Setting, 'kind' | 'value'>): string {
  if (value === null || value === undefined) return '';
  return kind === 'text' && typeof value === 'string' ? value : JSON.stringify(value);
}

/** Reads what somebody wrote; undefined where it is none. */
export function readSpelled(kind: Setting['kind'], text: string): { readonly value: unknown } | undefined {
  if (kind === 'text') return { value: text };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
