import { useStore } from '../../store.ts';
import { type FramePorts, FramePortsProvider } from '../frame-ports.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import type { ToastList } from './toast-list.ts';
import { ToastRegion } from './toast-region.tsx';

interface NoticesRootProps {
  readonly ports: FramePorts;
  readonly toasts: ToastList;
}

/** What lies over the page and exists in the browser only: messages, the cookie banner, the way back up. */
export function NoticesRoot({ ports, toasts }: NoticesRootProps) {
  const shown = useStore(toasts);
  return (
    <FramePortsProvider value={ports}>
      <ScrollToTop />
      <CookieBanner />
      <ToastRegion toasts={shown} onEnd={toasts.end} />
    </FramePortsProvider>
  );
}
