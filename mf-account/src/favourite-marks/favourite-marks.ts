import { hasExactlyOneRole } from '@umbral/domain/people/user-roles.ts';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import { type PayloadOf, topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import { hasThings } from '../device/device-store.ts';
import { tellLeftovers } from '../device/tell-leftovers.ts';
import { favouritesTexts } from '../texts/favourites-texts.ts';
import type { topics } from '../topics.ts';
import { mergeHearts, toggleOnDevice } from './device-hearts.ts';

type Wanted = PayloadOf<typeof topics, 'account/toggle-favourite'>;

/** What a toggle may lead to besides a changed heart [B057]. */
interface FavouriteOutcome {
  readonly needs?: 'sign-in' | 'exclusive';
}

interface Favourites {
  /** Tells the page the favourites of whoever is signed in now, with the hearts that waited here; of nobody, those hearts [B136]. */
  readonly follow: (session: Session | null) => Promise<void>;
  /** Turns a favourite on or off; the heart changes only when the server has confirmed [B057]. */
  readonly toggle: (wanted: Wanted) => Promise<FavouriteOutcome>;
}

/** Whether this person may save favourites: exactly one role, and that of a buyer [B057, B077]. */
function mayHaveFavourites(session: Session): boolean {
  return hasExactlyOneRole(session.roles.join(',')) && !session.roles.includes('constructora');
}

/** The favourites of a page. What reads or changes them waits its turn, so that each starts from the list before it. */
export function favouritesOf(context: RemoteContext): Favourites {
  const { bus, call, toast, navigate } = context;
  const own = topicsOf<typeof topics>(context);
  let lastTurn: Promise<unknown> = Promise.resolve();
  /** Whose list the page was told. */
  let owner: number | undefined;
  /** That an account keeps hearts everywhere is said once for each page load. */
  let wasInvited = false;

  const current = () => bus.last('shell/session-changed')?.session;
  const isHere = ({ id }: Session) => current()?.id === id;
  const listed = () => own.last('account/favourites-changed')?.plantIds ?? [];

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function read(session: Session): Promise<void> {
    const { favouriteIds } = await import('./favourite-calls.ts');
    const plantIds = await favouriteIds(call);
    if (!isHere(session)) return;
    owner = session.id;
    own.publish('account/favourites-changed', { plantIds });
  }

  async function merge(session: Session): Promise<void> {
    if (!mayHaveFavourites(session)) return;
    const isMine = () => isHere(session);
    const refusals: (string | undefined)[] = [];
    if (keptHearts.read().length > 0) {
      const { count, refusal } = await mergeHearts({ context, isHere: isMine });
      if (count > 0) toast({ tone: 'success', text: favouritesTexts.merged(count) });
      refusals.push(refusal);
    }
    if (hasThings()) {
      const { bringThings } = await import('../device/bring-things.ts');
      refusals.push(await bringThings({ call, isHere: isMine }, toast));
    }
    const refusal = refusals.find((reason) => reason !== undefined);
    if (refusal !== undefined) tellLeftovers({ toast, navigate }, refusal);
  }

  function tellDevice(): void {
    own.publish('account/favourites-changed', { plantIds: [...keptHearts.read()] });
  }

  function changeOnDevice({ plantId, title }: Wanted): FavouriteOutcome {
    const heart = toggleOnDevice(plantId);
    if (heart === 'full') toast({ tone: 'warning', text: favouritesTexts.deviceFull });
    if (heart === 'dropped') toast({ tone: 'success', text: favouritesTexts.deleted(title) });
    if (heart !== 'full') tellDevice();
    if (heart !== 'kept') return {};
    // Without a line nobody can sign in.
    if (!wasInvited && navigator.onLine) {
      wasInvited = true;
      return { needs: 'sign-in' };
    }
    toast({ tone: 'success', text: favouritesTexts.keptHere(title) });
    return {};
  }

  /** Without a line a new heart waits on the device, and comes to the account with the next connection. */
  function waitsForLine({ plantId, title }: Wanted): boolean {
    const isKnown = listed().includes(plantId) && !keptHearts.read().includes(plantId);
    if (navigator.onLine || isKnown) return false;
    const heart = toggleOnDevice(plantId);
    if (heart === 'full') return false;
    const isKept = heart === 'kept';
    own.publish('account/favourites-changed', { plantIds: withPlant(listed(), plantId, isKept) });
    toast({ tone: 'success', text: (isKept ? favouritesTexts.waits : favouritesTexts.deleted)(title) });
    return true;
  }

  async function change(session: Session, { plantId, title }: Wanted): Promise<void> {
    if (owner !== session.id) await read(session);
    if (!isHere(session)) return;
    const { setFavourite } = await import('./favourite-calls.ts');
    const isSaved = !listed().includes(plantId);
    const refusal = await setFavourite(context, plantId, isSaved);
    if (refusal !== undefined) return toast({ tone: 'warning', text: refusal });
    if (isHere(session)) own.publish('account/favourites-changed', { plantIds: withPlant(listed(), plantId, isSaved) });
    toast({ tone: 'success', text: (isSaved ? favouritesTexts.saved : favouritesTexts.deleted)(title) });
  }

  return {
    async follow(session) {
      // A list that cannot be read is not an empty one: the page keeps what it shows, and the next heart asks again.
      if (session) return inTurn(() => alone(() => merge(session)).then(() => read(session))).catch(() => undefined);
      owner = undefined;
      if (listed().length > 0 || keptHearts.read().length > 0) tellDevice();
    },
    async toggle(wanted) {
      const session = current();
      if (!session) return changeOnDevice(wanted);
      if (!mayHaveFavourites(session)) return { needs: 'exclusive' };
      await inTurn(() => change(session, wanted)).catch(() => {
        // It may have come to the server: the next heart starts from the list there.
        owner = undefined;
        if (waitsForLine(wanted)) return;
        toast({ tone: 'error', text: favouritesTexts.error });
      });
      return {};
    },
  };
}

function withPlant(plantIds: readonly number[], plantId: number, isSaved: boolean): number[] {
  return isSaved ? [plantId, ...plantIds] : plantIds.filter((id) => id !== plantId);
}

/** Does what only one tab of this browser may do at a time; where browsers cannot tell, at once. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  return locks ? locks.request('umbral-merge', work) : work();
}
