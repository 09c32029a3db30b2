import { createRoot } from 'react-dom/client';
import type { FramePorts } from '../frame/frame-ports.ts';
import { LoadingBar } from '../frame/loading-bar/loading-bar.tsx';
import { NoticesRoot } from '../frame/notices/notices-root.tsx';
import type { ToastList } from '../frame/notices/toast-list.ts';
import { type Store, useStore } from '../store.ts';
import { type StartedPrompts, startPrompts } from './prompts/start-prompts.ts';

export type BarState = 'idle' | 'loading' | 'done';

type Followed<Value> = Store<Value> & { readonly first: Value };

/** What the notices show, each followed live. */
interface NoticesModel {
  readonly ports: FramePorts;
  readonly toasts: ToastList;
  readonly bar: Followed<BarState>;
  readonly announcement: Followed<string>;
}

/** Draws the notices in a root of their own. */
export function drawNotices(element: HTMLElement, { ports, toasts, bar, announcement }: NoticesModel): void {
  const prompts = startPrompts(ports, new AbortController().signal);
  if (new URLSearchParams(location.search).get('debug') === 'fair') void showFairDebug(ports, prompts);
  createRoot(element, { identifierPrefix: 'n-' }).render(
    <>
      <Progress bar={bar} announcement={announcement} />
      <NoticesRoot ports={ports} toasts={toasts} prompts={prompts.arbiter} />
    </>,
  );
}

/** What the fair's and the survey's rules say of this page, for those who test them [B121]. */
async function showFairDebug(ports: FramePorts, prompts: StartedPrompts): Promise<void> {
  const { drawFairDebug } = await import(/* webpackChunkName: "qa" */ './fair-debug/draw-fair-debug.tsx');
  drawFairDebug(ports, prompts);
}

function Progress({ bar, announcement }: Pick<NoticesModel, 'bar' | 'announcement'>) {
  return (
    <>
      <LoadingBar state={useStore(bar)} />
      <div className="visually-hidden" aria-live="polite">
        {useStore(announcement)}
      </div>
    </>
  );
}
