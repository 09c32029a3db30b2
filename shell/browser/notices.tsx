import { createRoot } from 'react-dom/client';
import type { OwnedBus } from 'shared-contracts/events/bus.ts';
import type { ToastMessage } from 'shared-contracts/remote/remote-context.ts';
import { LoadingBar } from 'shared-contracts/ui/loading-bar.tsx';
import type { FramePorts } from '../frame/frame-ports.ts';
import { NoticesRoot } from '../frame/notices/notices-root.tsx';
import { createToastList } from '../frame/notices/toast-list.ts';
import { createStore, type Store, useStore } from '../store.ts';

/** How long the filled bar takes to go (B086). */
const leaveMs = 500;

type BarState = 'idle' | 'loading' | 'done';

/** What the shell says over a page: messages, the loading bar, and titles for those who cannot see the page. */
export interface Notices {
  toast(message: ToastMessage): void;
  busy(isBusy: boolean): void;
  announce(text: string): void;
  /** Puts them into the document; what was said before is shown then. */
  mount(element: HTMLElement, ports: FramePorts): void;
}

/** Makes the shell's notices; nothing of them stands in the server's HTML. */
export function createNotices(bus: OwnedBus<'shell'>): Notices {
  const toasts = createToastList(bus);
  const bar = createStore<BarState>('idle');
  const announcement = createStore('');
  let leaving: ReturnType<typeof setTimeout> | undefined;
  return {
    toast: toasts.show,
    busy(isBusy) {
      if (isBusy === (bar.get() === 'loading')) return;
      clearTimeout(leaving);
      bar.set(isBusy ? 'loading' : 'done');
      if (!isBusy) leaving = setTimeout(() => bar.set('idle'), leaveMs);
    },
    announce: (text) => announcement.set(text),
    mount(element, ports) {
      createRoot(element, { identifierPrefix: 'n-' }).render(
        <>
          <Progress bar={bar} announcement={announcement} />
          <NoticesRoot ports={ports} toasts={toasts} />
        </>,
      );
    },
  };
}

interface ProgressProps {
  readonly bar: Store<BarState> & { readonly first: BarState };
  readonly announcement: Store<string> & { readonly first: string };
}

function Progress({ bar, announcement }: ProgressProps) {
  return (
    <>
      <LoadingBar state={useStore(bar)} />
      <div className="visually-hidden" aria-live="polite">
        {useStore(announcement)}
      </div>
    </>
  );
}
