import { portalContactStates } from '@umbral/domain/contact/portal-contact.ts';
import { projectStates } from '@umbral/domain/homes/project-states.ts';
import { projectCategories } from '@umbral/domain/vocabulary/vocabulary.ts';

/** What a list is asked for: the page, and filters as the address holds them. */
export interface ListAsked {
  readonly page: number;
  readonly query: URLSearchParams;
  readonly signal?: AbortSignal;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

const idOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined);

/** The filters of projects in an address; what is none of theirs is left out. */
export function projectFiltersOf(query: URLSearchParams) {
  const filters = {
    q: query.get('q')?.trim().slice(0, 80) || undefined,
    state: oneOf(projectStates, query.get('state')),
    builder: idOf(query.get('builder')),
    city: idOf(query.get('city')),
    category: oneOf(projectCategories, query.get('category')),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** The account whose log an address asks for. */
export function personOf(query: URLSearchParams): number | undefined {
  return idOf(query.get('persona'));
}

export const requestStates = ['pending', 'accepted', 'declined'] as const;

/** The state of requests that an address asks for: those that wait unless it says otherwise. */
export function requestStateOf(query: URLSearchParams) {
  return oneOf(requestStates, query.get('state')) ?? 'pending';
}

/** Which contacts of the portal an address asks for: one by its number, or those in a state; those that wait unless it says otherwise. */
export function portalContactsOf(query: URLSearchParams) {
  const contact = idOf(query.get('contacto'));
  return contact === undefined ? { state: oneOf(portalContactStates, query.get('state')) ?? 'new' } : { contact };
}

const commentStates = ['published', 'hidden'] as const;

/** The state of comments that an address asks for; all of them unless it says so. */
export function commentStateOf(query: URLSearchParams) {
  return oneOf(commentStates, query.get('state'));
}
