import type { TopicRow } from '@umbral/protocol/events/topic-data.ts';
import type { FragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { ToastMessage } from '@umbral/protocol/remote/remote-context.ts';
import { browserTexts as texts } from './browser-texts.ts';
import type { MountFragment } from './fragment-slot.ts';

const comparator: FragmentAddress = 'mf-comparator/comparator';
const account: FragmentAddress = 'mf-account/sign';
const contact: FragmentAddress = 'mf-project/contact';

/** Parts of remotes that lie over every page; each comes when it is first needed and then stays, if it could be had. */
export interface Overlays {
  /** Brings what handles an intent; gives whether there is such a fragment in this composition. */
  wakeFor(intent: Pick<TopicRow, 'owner' | 'handledBy'>): boolean;
  /** Brings what a page wants by itself. */
  wakeForPage(): void;
  /** Somebody is signed in: their favourites belong on every card. */
  wakeForSession(): void;
}

/** Fragments as the composition has them. */
interface OfferedFragments {
  readonly mountFragment: MountFragment;
  readonly isOffered: (of: FragmentAddress) => boolean;
}

/** Overlays in the given element. One that does not come is told only where somebody waits for it. */
export function createOverlays(
  root: HTMLElement,
  { mountFragment, isOffered }: OfferedFragments,
  toast: (message: ToastMessage) => void,
): Overlays {
  const awake = new Set<FragmentAddress>();
  const asked = new Set<FragmentAddress>();

  function wake(of: FragmentAddress): void {
    if (awake.has(of)) return;
    awake.add(of);
    const slot = document.createElement('div');
    slot.dataset.fragment = of;
    root.append(slot);
    const onFailed = () => {
      slot.remove();
      awake.delete(of);
      if (asked.delete(of)) toast({ tone: 'error', text: texts.overlayFailed });
    };
    mountFragment({ slot, of, props: '{}', isEager: true, onFailed });
  }

  return {
    wakeForSession: () => wake(account),
    wakeFor({ owner, handledBy }) {
      const of = handledBy === undefined ? undefined : (`${owner}/${handledBy}` as FragmentAddress);
      if (!of || !isOffered(of)) return false;
      asked.add(of);
      wake(of);
      return true;
    },
    wakeForPage() {
      if (hasComparedProjects()) wake(comparator);
      if (hasKeptForms()) wake(contact);
      if (hasKeptHearts()) wake(account);
    },
  };
}

function hasComparedProjects(): boolean {
  const stored = read(() => localStorage.getItem('projectsInComparator'));
  return stored !== null && stored !== '' && stored !== '[]';
}

/** Forms that were sent without a connection. */
function hasKeptForms(): boolean {
  return read(() => localStorage.getItem('umbral-kept-forms-1')) !== null;
}

/** Hearts of a visitor without an account: they belong on every card. */
function hasKeptHearts(): boolean {
  const stored = read(() => localStorage.getItem('umbral-hearts-1'));
  return stored !== null && stored !== '[]';
}

function read(storage: () => string | null): string | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
