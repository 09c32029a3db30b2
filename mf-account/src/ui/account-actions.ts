import * as lists from '@umbral/domain/api/favourite-lists.ts';
import { deleteComparison, renameComparison } from '@umbral/domain/api/saved.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from './use-change.ts';

/** Creates a list, or gives the one of this number another name; gives the sentence of the answer. */
export async function saveList(call: CallApi, name: string, id?: number): Promise<Outcome<string>> {
  const answer =
    id === undefined
      ? call(lists.createFavouriteList, { body: { name } })
      : call(lists.renameFavouriteList, { body: { id, name } });
  return outcomeOf(await answer);
}

/** Deletes a list; what lay in it stays a favourite. */
export function removeList(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(lists.deleteFavouriteList, { body: { id } });
}

/** Moves a favourite to a list, or to none. */
export function moveFavourite(call: CallApi, plantId: number, listId: number | null): Promise<ChangeAnswer> {
  return call(lists.changeFavourite, { body: { plant_id: plantId, list_id: listId } });
}

/** Changes the note of a favourite; an empty one takes it away. */
export async function saveNote(call: CallApi, plantId: number, note: string): Promise<Outcome<string>> {
  return outcomeOf(await call(lists.changeFavourite, { body: { plant_id: plantId, note } }));
}

/** Deletes a saved comparison. */
export function removeComparison(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(deleteComparison, { query: { comparison_id: id } });
}

/** Gives a saved comparison another name; gives the sentence of the answer. */
export async function nameComparison(call: CallApi, id: number, name: string): Promise<Outcome<string>> {
  return outcomeOf(await call(renameComparison, { body: { comparison_id: id, name } }));
}

function outcomeOf({ ok, message }: ChangeAnswer): Outcome<string> {
  return ok === 1 ? sent(message) : refused(message);
}
