import type { FragmentDefinition } from '@umbral/kit/remote/define-fragment.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { type FragmentAddress, parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import { reactLifecycles } from '@umbral/protocol/remote/react-lifecycles.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { BootRemote, DocumentState } from '../document/boot.ts';
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

/** A fragment that cannot be had leaves its server HTML, or nothing; the page around it does not notice. */
export function createFragmentSlots({ state, contextOf, report }: FragmentSlotsOptions): MountFragment {
  async function show({ slot, of, props }: FragmentRequest, isWanted: () => boolean): Promise<Parcel | undefined> {
    const address = parseFragmentAddress(of);
    const remote = address && bootRemote(address.owner);
    if (!address || !remote?.fragments.includes(address.name)) return undefined;
    const [mountInNest, definition, data] = await Promise.all([
      fragmentNest(),
      loadFragment(address.owner, address.name),
      slot.dataset.ssr === undefined ? fetchData(remote, address.name, props) : state.fragments[slot.dataset.ssr],
    ]);
    if (!isWanted()) return undefined;
    slot.dataset.boundary = address.owner;
    return mountParcel({
      mountInNest,
      slot,
      definition,
      data,
      props: JSON.parse(props),
      context: contextOf(address.owner),
    });
  }

  return (request) => {
    let isWanted = true;
    let parcel: Parcel | undefined;
    const fail = (error: unknown) => report(error, request.of.split('/')[0] ?? '');
    const start = async () => {
      try {
        parcel = await show(request, () => isWanted);
      } catch (error) {
        fail(error);
        request.onFailed?.();
      }
    };
    const stopWatching = request.isEager ? void start() : whenNearView(request.slot, start);
    return () => {
      isWanted = false;
      stopWatching?.();
      void parcel?.unmount().catch(fail);
    };
  };
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

interface ParcelOptions {
  readonly mountInNest: MountParcel;
  readonly slot: HTMLElement;
  readonly definition: FragmentDefinition;
  readonly data: unknown;
  readonly props: unknown;
  readonly context: RemoteContext;
}

/** No name on the configuration: single-spa would mix up two fragments of the same name. */
function mountParcel({ mountInNest, slot, definition, data, props, context }: ParcelOptions): Parcel {
  const lifecycles = reactLifecycles({
    root: () => definition.element(props, data, context),
    errorBoundary: () => <ErrorState />,
  });
  return mountInNest(lifecycles, { domElement: slot });
}

type MountParcel = typeof mountRootParcel;
let nest: Promise<MountParcel> | undefined;

/**
 * single-spa keeps parcels of its root for ever, with slot, page and all, also when they are gone. What a parcel
 * with a name mounted it forgets: so all fragments are mounted by one that draws nothing.
 */
function fragmentNest(): Promise<MountParcel> {
  nest ??= new Promise((resolve) => {
    const lifecycles: ParcelConfig = {
      name: 'fragments',
      bootstrap: async () => undefined,
      // single-spa's types forget here that a parcel may have props of its own.
      mount: async ({ mountParcel }) => resolve(mountParcel as MountParcel),
      unmount: async () => undefined,
    };
    mountRootParcel(lifecycles, { domElement: document.body });
  });
  return nest;
}
