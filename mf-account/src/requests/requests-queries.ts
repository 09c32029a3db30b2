import { listOwnContacts, type OwnContact } from '@umbral/domain/api/contacts.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

/** What a person has asked builders for. */
export interface OwnRequests {
  readonly requests: readonly OwnContact[];
  /** The day in Bogotá (ISO). */
  readonly today: string;
}

/** The person's requests, newest first. */
export function loadRequests(args: LoaderArgs): Promise<OwnerData<OwnRequests>> {
  return loadForOwner(args, async (call, signal) => {
    const { data } = await call(listOwnContacts, {}, { signal });
    return { requests: data, today: isoDate(civilDate(new Date())) };
  });
}
