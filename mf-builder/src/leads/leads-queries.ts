import { getLead, type LeadDetail, type LeadInbox, listLeads } from '@umbral/domain/api/builder-contacts.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import { contactOf, filterOf, type LeadFilter } from './lead-address.ts';

/** What the inbox shows. */
export interface LeadsData {
  readonly builder: ActedFor;
  readonly filter: LeadFilter;
  readonly inbox: LeadInbox;
  /** The contact that the address opens; null where there is no such one. */
  readonly opened?: LeadDetail | null;
  /** Draws the key of a note that is posted without script. */
  readonly noteKey: string;
  readonly now: string;
}

/** The inbox of one builder: of the opened contact's, of the one that the address names, or of the first. */
export async function loadLeads(
  { call, signal, acting }: BuilderVisit,
  query: URLSearchParams,
): Promise<LeadsData | undefined> {
  const contact = contactOf(query);
  const found =
    contact === undefined ? undefined : await foundOrNothing(call(getLead, { params: { id: contact } }, { signal }));
  const named = acting.builders.find(({ id }) => String(id) === query.get('constructora'));
  const builder = found?.data.builder ?? named ?? acting.builders[0];
  if (!builder) return undefined;
  const filter = filterOf(query);
  const page = Math.max(1, Math.min(10_000, Number(query.get('page')) || 1));
  const inbox = await call(listLeads, { params: { id: builder.id }, query: { ...filter, page } }, { signal });
  return {
    builder,
    filter,
    inbox,
    ...(contact === undefined ? {} : { opened: found?.data ?? null }),
    noteKey: crypto.randomUUID(),
    now: new Date().toISOString(),
  };
}
