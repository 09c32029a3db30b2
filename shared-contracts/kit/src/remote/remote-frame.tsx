import type { RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import { remoteTexts as texts } from './remote-texts.ts';

const row =
  'display:flex;flex-wrap:wrap;gap:var(--s-3);align-items:center;justify-content:center;min-height:40vh;padding:var(--s-4)';
const press =
  'min-height:44px;padding:0 var(--s-4);border:1px solid currentcolor;background:transparent;color:inherit;font:inherit';

/** Holds the page's height while the first data of a page arrive. */
export function RouteWaiting() {
  return <div ref={looks('min-height:70vh')} role="status" aria-busy="true" aria-label={texts.loading} />;
}

/** In the place of a remote whose tree failed above its router. */
export function RemoteFailed({ host }: { readonly host: RemoteHost }) {
  return (
    <div ref={looks(row)} role="alert">
      {texts.partFailed}{' '}
      <button ref={looks(press)} type="button" onClick={() => host.retry()}>
        {texts.retry}
      </button>
    </div>
  );
}

/**
 * Only browsers draw these two, and hardly ever: a sheet for them would be one more file of each remote that a page waits
 * for before it is painted.
 */
function looks(words: string) {
  return (element: HTMLElement | null) => {
    if (element) element.style.cssText = words;
  };
}
