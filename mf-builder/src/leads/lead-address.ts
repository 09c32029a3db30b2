import type { listLeads } from '@umbral/domain/api/builder-contacts.ts';
import { leadStates } from '@umbral/domain/contact/contact-states.ts';
import type { EndpointInput } from '@umbral/protocol/calls/endpoint.ts';

/** The filter of a list as its call takes it. */
export type LeadFilter = NonNullable<EndpointInput<typeof listLeads>['query']>;

const channels = ['whatsapp', 'phone', 'visit'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What an address asks for (`?estado=contacted&proyecto=7`); what makes no sense is left out. */
export function filterOf(query: URLSearchParams): LeadFilter {
  const text = (name: string) => query.get(name) ?? '';
  const number = (name: string) =>
    /^\d{1,9}$/.test(text(name)) && Number(text(name)) > 0 ? Number(text(name)) : undefined;
  const dayIn = (name: string) => (day.test(text(name)) && Date.parse(text(name)) > 0 ? text(name) : undefined);
  const assigned = text('atiende') === 'none' ? 'none' : number('atiende');
  return withoutNothing({
    project: number('proyecto'),
    plant: number('tipologia'),
    state: leadStates.find((state) => state === text('estado')),
    channel: channels.find((channel) => channel === text('canal')),
    assigned,
    from: dayIn('desde'),
    to: dayIn('hasta'),
  });
}

/** The number of the contact that an address opens. */
export function contactOf(query: URLSearchParams): number | undefined {
  const text = query.get('contacto') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The address with some of its parts changed; an empty part is left out, and another filter begins at page 1. */
export function addressWith(
  pathname: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query);
  if (!('contacto' in changes) && !('page' in changes)) {
    next.delete('page');
    next.delete('contacto');
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}

/** The filter by the names of the call, as the form of the export posts it. */
export function fieldsOf(filter: LeadFilter): readonly (readonly [name: string, value: string])[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
}

function withoutNothing<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
