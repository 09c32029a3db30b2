import { shortWaitMs } from '@umbral/kit/remote/short-wait.ts';
import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { ToastMessage } from '@umbral/protocol/remote/remote-context.ts';
import type { FramePorts } from '../frame/frame-ports.ts';
import { createToastList } from '../frame/notices/toast-list.ts';
import { createStore } from '../store.ts';
import type { BarState } from './notices-view.tsx';
import { whenIdle } from './when-idle.ts';

/** How long the filled bar takes to go (B086). */
const leaveMs = 500;

/** What the shell says over a page: messages, the loading bar, and titles for those who cannot see the page. */
export interface Notices {
  toast(message: ToastMessage): void;
  busy(isBusy: boolean): void;
  announce(text: string): void;
  /** Puts them into the document once the page has come to rest; what was said before is shown then. */
  mount(element: HTMLElement, ports: FramePorts): void;
}

/** Makes the shell's notices; nothing of them stands in the server's HTML, nor in the first view's scripts. */
export function createNotices(bus: OwnedBus): Notices {
  const toasts = createToastList(bus);
  const bar = createStore<BarState>('idle');
  const announcement = createStore('');
  let isBusyNow = false;
  let change: ReturnType<typeof setTimeout> | undefined;
  const turn = (state: BarState, ms: number) => {
    clearTimeout(change);
    change = setTimeout(() => bar.set(state), ms);
  };
  return {
    toast: toasts.show,
    busy(isBusy) {
      if (isBusy === isBusyNow) return;
      isBusyNow = isBusy;
      if (isBusy) {
        turn('loading', bar.get() === 'done' ? 0 : shortWaitMs);
      } else if (bar.get() === 'idle') {
        clearTimeout(change);
      } else {
        bar.set('done');
        turn('idle', leaveMs);
      }
    },
    announce: (text) => announcement.set(text),
    mount(element, ports) {
      whenIdle(async () => {
        const { drawNotices } = await import('./notices-view.tsx');
        drawNotices(element, { ports, toasts, bar, announcement });
      });
    },
  };
}
