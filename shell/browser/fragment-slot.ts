import { type FragmentAddress, parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BootRemote, DocumentState } from '../document/boot.ts';
import { enterPart } from './enter-part.ts';
import { bootRemote, loadFragment } from './load-remote.ts';
import { whenNearView } from './near-view.ts';
import { tryMs } from './recovery.ts';
import { createSlotTurns } from './slot-turns.ts';

interface FragmentSlotsOptions {
  readonly state: DocumentState;
  readonly contextOf: (name: RemoteName) => RemoteContext;
  readonly report: (error: unknown, app: string) => void;
}

interface FragmentRequest {
  readonly slot: HTMLElement;
  readonly of: FragmentAddress;
  /** JSON text. */
  readonly props: string;
  /** Without waiting until the slot comes near the view. */
  readonly isEager?: boolean;
  /** Its code or data could not be had. */
  readonly onFailed?: (() => void) | undefined;
}

/** Fills slots with fragments of remotes; gives the way to empty each. */
export type MountFragment = (request: FragmentRequest) => () => void;

/** A fragment in its slot. */
interface Standing {
  readonly of: FragmentAddress;
  readonly mounted: Mounted;
  /** What it shows; undefined where that is not known. */
  props: string | undefined;
}

/** A fragment that cannot be had leaves its server HTML, or nothing; the page around it does not notice. */
export function createFragmentSlots({ state, contextOf, report }: FragmentSlotsOptions): MountFragment {
  /** Emptied in this moment: whoever asks for the same fragment at once has it go on. */
  const leaving = new Map<HTMLElement, Standing>();
  const turns = createSlotTurns();
  /** What the server's HTML was drawn with: who is asked for it first asks for that. */
  const drawn = new WeakMap<HTMLElement, string>();

  async function show({ slot, of, props }: FragmentRequest, signal: AbortSignal): Promise<Standing | undefined> {
    const found = offered(of);
    if (!found) return undefined;
    const { remote, name } = found;
    const { ssr } = slot.dataset;
    const shown = ssr === undefined ? props : (drawn.get(slot) ?? props);
    const [part, data] = await Promise.all([
      loadFragment(remote.name, name),
      ssr === undefined ? fetchData(found, props, signal) : state.fragments[ssr],
    ]);
    if (signal.aborted) return undefined;
    slot.dataset.boundary = remote.name;
    const host = { context: contextOf(remote.name), reportFailure: (error: unknown) => report(error, remote.name) };
    const mounted = await enterPart(part, { element: slot, state: data, props: JSON.parse(shown), host });
    return { of, mounted, props: shown };
  }

  async function change(standing: Standing, { of, props }: FragmentRequest, signal: AbortSignal): Promise<void> {
    const found = standing.props === props ? undefined : offered(of);
    if (!found) return;
    const data = await fetchData(found, props, signal);
    if (signal.aborted) return;
    standing.props = undefined;
    await standing.mounted.update({ props: JSON.parse(props), state: data });
    standing.props = props;
  }

  function takeBack(slot: HTMLElement, of: FragmentAddress): Standing | undefined {
    const standing = leaving.get(slot);
    if (standing?.of !== of) return undefined;
    leaving.delete(slot);
    return standing;
  }

  function leave(slot: HTMLElement, standing: Standing): void {
    leaving.set(slot, standing);
    turns.take(slot, () => empty(slot, standing));
  }

  async function empty(slot: HTMLElement, standing = leaving.get(slot)): Promise<void> {
    if (!standing || leaving.get(slot) !== standing) return;
    leaving.delete(slot);
    await standing.mounted.unmount().catch((error) => report(error, remoteOf(standing.of)));
  }

  return (request) => {
    const { slot, of, props } = request;
    const asked = new AbortController();
    const { signal } = asked;
    let standing = takeBack(slot, of);
    if (slot.dataset.ssr !== undefined && !drawn.has(slot)) drawn.set(slot, props);

    async function fill(): Promise<void> {
      if (signal.aborted) return;
      standing ??= takeBack(slot, of);
      await empty(slot);
      const shown = standing ?? (await show(request, signal));
      if (!shown) return;
      if (signal.aborted && !standing) return leave(slot, shown);
      standing = shown;
      await change(standing, request, signal);
    }

    const start = () =>
      turns.take(slot, () =>
        fill().catch((error) => {
          if (signal.aborted) return;
          report(error, remoteOf(of));
          request.onFailed?.();
        }),
      );
    const isAtOnce = standing || request.isEager || turns.isBusy(slot);
    const stopWatching = isAtOnce ? void start() : whenNearView(slot, start);
    return () => {
      asked.abort();
      stopWatching?.();
      if (standing) leave(slot, standing);
    };
  };
}

function remoteOf(of: FragmentAddress): string {
  return of.split('/')[0] ?? '';
}

interface Offered {
  readonly remote: BootRemote;
  readonly name: string;
}

/** The remote and the name of a fragment that the composition offers; undefined for another. */
export function offered(of: FragmentAddress): Offered | undefined {
  const address = parseFragmentAddress(of);
  const remote = address && bootRemote(address.owner);
  return remote?.fragments.includes(address?.name ?? '') ? { remote, name: address?.name ?? '' } : undefined;
}

/** The version is in the address, so that an old tab never gets data of a new version. */
async function fetchData({ remote, name }: Offered, props: string, signal: AbortSignal): Promise<unknown> {
  const query = new URLSearchParams({ v: remote.version, props });
  const response = await fetch(`/_fragment/${remote.name}/${name}?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(tryMs)]),
  });
  if (!response.ok) throw new Error(`${remote.name}/${name} answered ${response.status}`);
  const { state }: { state: unknown } = await response.json();
  return state;
}
