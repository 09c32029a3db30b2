import type { searchLeads } from '@umbral/domain/api/builder-contacts.ts';
import {
  type ContactState,
  contactStates,
  type LeadState,
  leadStateOf,
} from '@umbral/domain/contact/contact-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { allOf } from '../../market/places/place-condition.ts';

/** What a list of requests is narrowed by. */
export type LeadFilter = Omit<z.output<typeof searchLeads.body>, 'q' | 'page'> & { readonly q?: string | undefined };

/** Conditions over contact `c` for everything but the state. */
export function fitsFilter(builderId: number, filter: LeadFilter): RawBuilder<boolean> {
  const { project, plant, from, to, channel, assigned, q } = filter;
  return allOf([
    sql<boolean>`c.builder_id = ${builderId}`,
    ...(project === undefined ? [] : [sql<boolean>`c.project_id = ${project}`]),
    ...(plant === undefined ? [] : [sql<boolean>`c.plant_id = ${plant}`]),
    ...(from === undefined ? [] : [sql<boolean>`bogota_day(c.created_at) >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`bogota_day(c.created_at) <= ${to}::date`]),
    ...(channel === undefined ? [] : [byChannel[channel]]),
    ...(assigned === undefined ? [] : [assignedTo(assigned)]),
    ...(q === undefined ? [] : [named(q)]),
  ]);
}

/** Conditions over contact `c` for a state as the sales room sees it; true for all of them. */
export function inLeadState(state: LeadState | undefined): RawBuilder<boolean> {
  if (state === undefined) return sql<boolean>`true`;
  return sql<boolean>`c.state = any (${storedStates(state)}::text[])`;
}

function storedStates(state: LeadState): ContactState[] {
  return contactStates.filter((stored) => leadStateOf(stored) === state);
}

const byChannel = {
  whatsapp: sql<boolean>`c.whatsapp`,
  phone: sql<boolean>`not c.whatsapp`,
  visit: sql<boolean>`c.schedule_date is not null`,
} as const;

function assignedTo(assigned: number | 'none'): RawBuilder<boolean> {
  return assigned === 'none' ? sql<boolean>`c.assigned_to is null` : sql<boolean>`c.assigned_to = ${assigned}`;
}

/** Every word stands in the name, or in an address or number that may still be seen. */
function named(q: string): RawBuilder<boolean> {
  const words = q.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`(select bool_and(f_unaccent(lower(concat_ws(' ', c.name,
    case when c.withdrawn_at is null then concat_ws(' ', c.email, c.phone) end))) like f_unaccent(lower(w)))
    from unnest(${words}::text[]) w)`;
}
