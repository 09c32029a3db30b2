import { createRoot } from 'react-dom/client';
import type { ToastMessage } from 'shared-contracts/remote/remote-context.ts';
import { LoadingBar } from 'shared-contracts/ui/loading-bar.tsx';
import type { ToastModel } from 'shared-contracts/ui/toast.tsx';
import { ToastRegion } from 'shared-contracts/ui/toast-region.tsx';
import { type FramePorts, FramePortsProvider } from '../frame/frame-ports.ts';
import { CookieBanner } from '../frame/notices/cookie-banner.tsx';
import { createStore, useStore } from '../store.ts';

/** How long the filled bar takes to go (B086). */
const leaveMs = 500;

/** What the shell says over a page: messages, the loading bar, and titles for those who cannot see the page. */
export interface Notices {
  toast(message: ToastMessage): void;
  busy(isBusy: boolean): void;
  announce(text: string): void;
  /** Puts them into the document; what was said before is shown then. */
  mount(element: HTMLElement, ports: FramePorts): void;
}

/** Makes the shell's notices; nothing of them stands in the server's HTML. */
export function createNotices(): Notices {
  const toasts = createStore<readonly ToastModel[]>([]);
  const bar = createStore<'idle' | 'loading' | 'done'>('idle');
  const announcement = createStore('');
  let lastToast = 0;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function NoticesRoot() {
    return (
      <>
        <LoadingBar state={useStore(bar)} />
        <ToastRegion
          toasts={useStore(toasts)}
          onEnd={(id) => toasts.set(toasts.get().filter((one) => one.id !== id))}
        />
        <div className="visually-hidden" aria-live="polite">
          {useStore(announcement)}
        </div>
        <CookieBanner />
      </>
    );
  }

  return {
    toast(message) {
      lastToast += 1;
      toasts.set([...toasts.get(), { id: lastToast, ...message }]);
    },
    busy(isBusy) {
      if (isBusy === (bar.get() === 'loading')) return;
      clearTimeout(leaving);
      bar.set(isBusy ? 'loading' : 'done');
      if (!isBusy) leaving = setTimeout(() => bar.set('idle'), leaveMs);
    },
    announce: (text) => announcement.set(text),
    mount(element, ports) {
      createRoot(element, { identifierPrefix: 'n-' }).render(
        <FramePortsProvider value={ports}>
          <NoticesRoot />
        </FramePortsProvider>,
      );
    },
  };
}
