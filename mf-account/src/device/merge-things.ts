import * as lists from '@umbral/domain/api/favourite-lists.ts';
import { listComparisons, listFavourites, renameComparison, saveComparison } from '@umbral/domain/api/saved.ts';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { inTime } from '../model/in-time.ts';
import { isSameName, withoutComparison, withoutHome, withoutList } from './change-things.ts';
import { changeThings, readThings } from './device-store.ts';
import type { DeviceHome } from './device-things.ts';

interface Merge {
  readonly call: CallApi;
  /** The same person is still there. */
  readonly isHere: () => boolean;
}

/** What came to the account. */
export interface MergedThings {
  readonly lists: number;
  readonly comparisons: number;
  /** Why something stays on the device. */
  readonly refusal?: string;
}

/**
 * Brings the lists, notes and comparisons of this device to whoever is signed in, after the hearts. Lists of one name
 * become one; what the account says of a home already stays. Each thing leaves the device only when the server has it:
 * a failure rejects, loses nothing, and the next time goes on from there.
 */
export async function mergeThings(merge: Merge): Promise<MergedThings> {
  const ofLists = await mergeLists(merge);
  const ofComparisons = await mergeComparisons(merge);
  const refusal = ofLists.refusal ?? ofComparisons.refusal;
  return { lists: ofLists.count, comparisons: ofComparisons.count, ...(refusal === undefined ? {} : { refusal }) };
}

interface Counted {
  readonly count: number;
  readonly refusal?: string;
}

async function mergeLists({ call, isHere }: Merge): Promise<Counted> {
  const { lists: own, homes } = readThings();
  if (own.length + homes.length === 0) return { count: 0 };
  const [{ data: there }, { data: favourites }] = await Promise.all([
    call(lists.listFavouriteLists, {}, inTime()),
    call(listFavourites, {}, inTime()),
  ]);
  let count = 0;
  const numbers = new Map<number, number>();
  for (const { id, name } of own) {
    if (!isHere()) return { count };
    const known = there.find((list) => isSameName(list.name, name));
    if (known) {
      numbers.set(id, known.id);
      continue;
    }
    const { id: made, message } = await call(lists.createFavouriteList, { body: { name } }, inTime());
    if (made === null) return { count, refusal: message };
    numbers.set(id, made);
    count += 1;
  }
  for (const home of homes) {
    if (!isHere()) return { count };
    // Its heart did not fit into the account: it stays with what was done with it.
    if (keptHearts.read().includes(home.plantId)) continue;
    await bringHome(call, home, { numbers, known: favourites.find((one) => one.plant_id === home.plantId) });
    changeThings((now) => withoutHome(now, home.plantId));
  }
  // What still lies in a list keeps it here.
  const inUse = new Set(readThings().homes.map(({ listId }) => listId));
  for (const { id } of own) if (!inUse.has(id)) changeThings((now) => withoutList(now, id));
  return { count };
}

interface Account {
  /** Numbers of the account's lists by those of the device. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly known: { readonly list_id: number | null; readonly note: string | null } | undefined;
}

async function bringHome(
  call: CallApi,
  { plantId, listId, note }: DeviceHome,
  { numbers, known }: Account,
): Promise<void> {
  const wanted = listId === null ? undefined : numbers.get(listId);
  const list = wanted !== undefined && (known?.list_id ?? null) === null ? { list_id: wanted } : {};
  const said = note !== '' && (known?.note ?? '') === '' ? { note } : {};
  if (Object.keys({ ...list, ...said }).length === 0) return;
  try {
    await call(lists.changeFavourite, { body: { plant_id: plantId, ...list, ...said } }, inTime());
  } catch (error) {
    // It was withdrawn, or is no favourite any more.
    if (!(error instanceof ApiError && error.problem.type === 'not-found')) throw error;
  }
}

async function mergeComparisons({ call, isHere }: Merge): Promise<Counted> {
  let count = 0;
  let refusal: string | undefined;
  const own = readThings().comparisons;
  if (own.length === 0) return { count };
  const { data: there } = await call(listComparisons, {}, inTime());
  // The oldest first, so that the newest stands first in the account, too.
  for (const { id, name, plantIds } of own.toReversed()) {
    if (!isHere()) break;
    const { id: made, message } = await call(saveComparison, { body: { projects: [...plantIds] } }, inTime());
    // One that has lost a home must not keep those after it from coming.
    if (made === null) {
      refusal ??= message;
      continue;
    }
    const known = there.find((comparison) => comparison.id === made);
    if (name !== null && !known?.name) {
      await call(renameComparison, { body: { comparison_id: made, name } }, inTime());
    }
    changeThings((now) => withoutComparison(now, id));
    if (!known) count += 1;
  }
  return refusal === undefined ? { count } : { count, refusal };
}
