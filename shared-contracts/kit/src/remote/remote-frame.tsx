import type { RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import css from './remote-frame.module.css';
import { remoteTexts as texts } from './remote-texts.ts';

/** Holds the page's height while the first data of a page arrive. */
export function RouteWaiting() {
  return <div className={css.waiting} role="status" aria-busy="true" aria-label={texts.loading} />;
}

/** In the place of a remote whose tree failed above its router. */
export function RemoteFailed({ host }: { readonly host: RemoteHost }) {
  return (
    <div className={css.failed} role="alert">
      {texts.partFailed}{' '}
      <button type="button" onClick={() => host.retry()}>
        {texts.retry}
      </button>
    </div>
  );
}
