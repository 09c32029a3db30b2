import * as calls from '@umbral/domain/api/builder-contacts.ts';
import type { AnswerWay, LeadState } from '@umbral/domain/contact/contact-states.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { LeadFilter } from './lead-address.ts';

/** A contact as it was read. */
export interface ReadLead {
  readonly id: number;
  readonly version: number;
}

/** What can be done with a contact. */
export type LeadChange =
  | { readonly do: 'state'; readonly state: LeadState; readonly reason?: string }
  | { readonly do: 'assign'; readonly userId: number | null }
  | { readonly do: 'answer'; readonly way: AnswerWay }
  | { readonly do: 'note'; readonly text: string; readonly key: string };

/** Carries a change of a contact out; gives what became of it, in a sentence. */
export async function carryOut(call: CallApi, { id, version }: ReadLead, change: LeadChange) {
  const params = { id };
  switch (change.do) {
    case 'state':
      return call(calls.changeLeadState, {
        params,
        body: { state: change.state, ...(change.reason ? { reason: change.reason } : {}), version },
      });
    case 'assign':
      return call(calls.assignLead, { params, body: { user_id: change.userId, version } });
    case 'answer':
      return call(calls.recordLeadAnswer, { params, body: { way: change.way } });
    case 'note':
      return call(calls.addLeadNote, { params, body: { text: change.text, key: change.key } });
  }
}

/** Marks a contact as read. */
export async function markRead(call: CallApi, id: number): Promise<void> {
  await call(calls.markLeadRead, { params: { id } });
}

/** The people of a builder whom words fit, within a filter. */
export function searchLeads(call: CallApi, builder: number, filter: LeadFilter, q: string): Promise<calls.LeadInbox> {
  const { page: _, items_by_page: __, ...narrowed } = filter;
  return call(calls.searchLeads, { params: { id: builder }, body: { ...narrowed, q } });
}
