import { favouriteLimits } from '@umbral/domain/limits/favourite-limits.ts';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { withoutHome } from '../device/change-things.ts';
import { changeThings } from '../device/device-store.ts';

/** What became of the heart of a visitor without an account. */
type DeviceHeart = 'kept' | 'dropped' | 'full';

/** Keeps a heart on this device, or drops the one that is there. No heart is pushed out by another. */
export function toggleOnDevice(plantId: number): DeviceHeart {
  const kept = keptHearts.read();
  if (kept.includes(plantId)) {
    keptHearts.remove(plantId);
    changeThings((now) => withoutHome(now, plantId));
    return 'dropped';
  }
  if (kept.length >= favouriteLimits.onDevice) return 'full';
  keptHearts.add(plantId);
  return 'kept';
}

type Context = Pick<RemoteContext, 'bus' | 'call' | 'environment'>;

interface Merge {
  readonly context: Context;
  /** The same person is still there. */
  readonly isHere: () => boolean;
}

interface Merged {
  readonly count: number;
  /** Why the others stay on the device. */
  readonly refusal?: string;
}

/**
 * Makes the hearts of this device favourites of whoever is signed in, the oldest first. Each leaves the device only when
 * the server has it, so that a failure loses none: the next time begins with those that are left.
 */
export async function mergeHearts({ context, isHere }: Merge): Promise<Merged> {
  let count = 0;
  for (const plantId of keptHearts.read().toReversed()) {
    if (!isHere()) break;
    // Another tab may have brought it meanwhile.
    if (!keptHearts.read().includes(plantId)) continue;
    const outcome = await bring(context, plantId);
    if (typeof outcome === 'object') return { count, refusal: outcome.refusal };
    if (outcome === 'lost') break;
    keptHearts.remove(plantId);
    if (outcome === 'saved') count += 1;
  }
  return { count };
}

async function bring(
  context: Context,
  plantId: number,
): Promise<'saved' | 'gone' | 'lost' | { readonly refusal: string }> {
  try {
    const { setFavourite } = await import('./favourite-calls.ts');
    const refusal = await setFavourite(context, plantId, true);
    return refusal === undefined ? 'saved' : { refusal };
  } catch (error) {
    return error instanceof ApiError && error.problem.type === 'not-found' ? 'gone' : 'lost';
  }
}
