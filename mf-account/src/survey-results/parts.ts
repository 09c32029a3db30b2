import type { WordSource } from '@umbral/domain/contact/survey-results.ts';
import { routes } from '@umbral/domain/routes/table.ts';

/** The parts of the results with their names in the address: `?parte=constructoras`. */
export const parts = { portal: 'portal', words: 'comentarios', builders: 'constructoras', short: 'cortas' } as const;
export type PartKey = keyof typeof parts;

/** The surveys that words come from, with their names in the address. */
export const sources: Readonly<Record<WordSource, string>> = {
  portal: 'portal',
  builders: 'constructoras',
  short: 'cortas',
};

const isPart = (key: string): key is PartKey => Object.hasOwn(parts, key);
const isSource = (key: string): key is WordSource => Object.hasOwn(sources, key);

/** The part that an address asks for; the portal's where it asks for none. */
export function partOf(query: URLSearchParams): PartKey {
  return (
    Object.keys(parts)
      .filter(isPart)
      .find((key) => parts[key] === query.get('parte')) ?? 'portal'
  );
}

/** The survey whose words an address asks for. */
export function sourceOf(query: URLSearchParams): WordSource {
  return (
    Object.keys(sources)
      .filter(isSource)
      .find((key) => sources[key] === query.get('fuente')) ?? 'portal'
  );
}

/** The address of a part, of words of a survey, or of another page. */
export function partHref(key: PartKey, more: { readonly source?: WordSource; readonly page?: number } = {}): string {
  const query = new URLSearchParams({ parte: parts[key] });
  if (more.source) query.set('fuente', sources[more.source]);
  if (more.page) query.set('page', String(more.page));
  return `${routes.userSurveys.href()}?${query}`;
}
