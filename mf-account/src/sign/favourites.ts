import { hasExactlyOneRole } from 'shared-contracts/domain/user-roles.ts';
import type { Payload } from 'shared-contracts/events/catalogue.ts';
import type { RemoteContext, Session } from 'shared-contracts/remote/remote-context.ts';
import { texts } from '../texts.ts';

type Wanted = Payload<'account/toggle-favourite'>;

/** What a toggle may lead to besides a changed heart [B057]. */
export interface FavouriteOutcome {
  readonly needs?: 'sign-in' | 'exclusive';
}

/** Whether this person may save favourites: exactly one role, and that of a buyer [B057, B077]. */
export function mayHaveFavourites(session: Session): boolean {
  return hasExactlyOneRole(session.roles.join(',')) && !session.roles.includes('constructora');
}

/** Reads the favourites of whoever is signed in and tells the page; nobody has none. */
export async function publishFavourites({ bus, call }: RemoteContext, session: Session | null): Promise<void> {
  const { favouriteIds } = await import('./sign-calls.ts');
  const plantIds = session ? await favouriteIds(call).catch(() => []) : [];
  bus.publish('account/favourites-changed', { plantIds });
}

/** Turns a favourite on or off; the heart changes only when the server has confirmed [B057]. */
export async function toggleFavourite(context: RemoteContext, { plantId, title }: Wanted): Promise<FavouriteOutcome> {
  const { bus, call, toast } = context;
  const session = bus.last('shell/session-changed')?.session;
  if (!session) return { needs: 'sign-in' };
  if (!mayHaveFavourites(session)) return { needs: 'exclusive' };
  const { favouriteIds, setFavourite } = await import('./sign-calls.ts');
  try {
    const before = bus.last('account/favourites-changed')?.plantIds ?? (await favouriteIds(call));
    const isSaved = !before.includes(plantId);
    const refusal = await setFavourite(call, plantId, isSaved);
    if (refusal !== undefined) toast({ tone: 'warning', text: refusal });
    else {
      bus.publish('account/favourites-changed', { plantIds: withPlant(before, plantId, isSaved) });
      toast({ tone: 'success', text: (isSaved ? texts.favourites.saved : texts.favourites.deleted)(title) });
    }
  } catch {
    toast({ tone: 'error', text: texts.favourites.error });
  }
  return {};
}

function withPlant(plantIds: readonly number[], plantId: number, isSaved: boolean): number[] {
  return isSaved ? [plantId, ...plantIds] : plantIds.filter((id) => id !== plantId);
}
