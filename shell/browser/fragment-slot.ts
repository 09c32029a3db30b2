import { type FragmentAddress, parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BootRemote, DocumentState } from '../document/boot.ts';
import { enterPart } from './enter-part.ts';
import { bootRemote, loadFragment } from './load-remote.ts';
import { whenNearView } from './near-view.ts';
import { tryMs } from './recovery.ts';

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

interface Standing {
  readonly of: FragmentAddress;
  readonly mounted: Mounted;
}

/** A fragment that cannot be had leaves its server HTML, or nothing; the page around it does not notice. */
export function createFragmentSlots({ state, contextOf, report }: FragmentSlotsOptions): MountFragment {
  /** Emptied in this moment: whoever asks for the same fragment with other props at once has it go on. */
  const leaving = new Map<HTMLElement, Standing>();

  async function show({ slot, of, props }: FragmentRequest, isWanted: () => boolean): Promise<Mounted | undefined> {
    const found = offered(of);
    if (!found) return undefined;
    const { remote, name } = found;
    const [part, data] = await Promise.all([
      loadFragment(remote.name, name),
      slot.dataset.ssr === undefined ? fetchData(remote, name, props) : state.fragments[slot.dataset.ssr],
    ]);
    if (!isWanted()) return undefined;
    slot.dataset.boundary = remote.name;
    const host = { context: contextOf(remote.name), reportFailure: (error: unknown) => report(error, remote.name) };
    const mounted = await enterPart(part, { element: slot, state: data, props: JSON.parse(props), host });
    if (isWanted()) return mounted;
    await mounted.unmount();
    return undefined;
  }

  async function change({ of, props }: FragmentRequest, mounted: Mounted, isWanted: () => boolean): Promise<void> {
    const found = offered(of);
    const data = found && (await fetchData(found.remote, found.name, props));
    if (isWanted()) await mounted.update({ props: JSON.parse(props), state: data });
  }

  function takeBack(slot: HTMLElement, of: FragmentAddress): Mounted | undefined {
    const standing = leaving.get(slot);
    if (standing?.of !== of) return undefined;
    leaving.delete(slot);
    return standing.mounted;
  }

  function leave(slot: HTMLElement, standing: Standing, fail: (error: unknown) => void): void {
    leaving.set(slot, standing);
    queueMicrotask(() => {
      if (leaving.get(slot) !== standing) return;
      leaving.delete(slot);
      void standing.mounted.unmount().catch(fail);
    });
  }

  return (request) => {
    const { slot, of } = request;
    let isWanted = true;
    let mounted = takeBack(slot, of);
    const fail = (error: unknown) => report(error, of.split('/')[0] ?? '');
    const start = async () => {
      try {
        if (mounted) await change(request, mounted, () => isWanted);
        else mounted = await show(request, () => isWanted);
      } catch (error) {
        fail(error);
        request.onFailed?.();
      }
    };
    const stopWatching = mounted || request.isEager ? void start() : whenNearView(slot, start);
    return () => {
      isWanted = false;
      stopWatching?.();
      if (mounted) leave(slot, { of, mounted }, fail);
    };
  };
}

/** The remote and the name of a fragment that the composition offers; undefined for another. */
export function offered(of: FragmentAddress): { readonly remote: BootRemote; readonly name: string } | undefined {
  const address = parseFragmentAddress(of);
  const remote = address && bootRemote(address.owner);
  return remote?.fragments.includes(address?.name ?? '') ? { remote, name: address?.name ?? '' } : undefined;
}

/** The version is in the address, so that an old tab never gets data of a new version. */
async function fetchData({ name, version }: BootRemote, fragment: string, props: string): Promise<unknown> {
  const query = new URLSearchParams({ v: version, props });
  const response = await fetch(`/_fragment/${name}/${fragment}?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(tryMs),
  });
  if (!response.ok) throw new Error(`${name}/${fragment} answered ${response.status}`);
  const { state }: { state: unknown } = await response.json();
  return state;
}
