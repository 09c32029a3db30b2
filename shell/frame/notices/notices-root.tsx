import { useStore } from '../../store.ts';
import '../cover/cover.css';
import { Floats } from '../floats/floats.tsx';
import { type FramePorts, FramePortsProvider } from '../frame-ports.ts';
import type { Prompts } from '../prompts/prompt-plan.ts';
import { PromptRegion } from '../prompts/prompt-region.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import type { ToastList } from './toast-list.ts';
import { ToastLog } from './toast-log.tsx';
import { ToastRegion } from './toast-region.tsx';

interface NoticesRootProps {
  readonly prompts: Prompts;
  readonly ports: FramePorts;
  readonly toasts: ToastList;
}

/** What lies over the page and exists in the browser only: messages, the cookie banner, what floats, and what interrupts. */
export function NoticesRoot({ ports, toasts, prompts }: NoticesRootProps) {
  const shown = useStore(toasts);
  return (
    <FramePortsProvider value={ports}>
      <ScrollToTop />
      <CookieBanner onAskedFor={() => prompts.end('gone')} />
      <PromptRegion prompts={prompts} />
      <Floats prompts={prompts} />
      <ToastLog toasts={toasts} />
      <ToastRegion toasts={shown} onEnd={toasts.end} />
    </FramePortsProvider>
  );
}
