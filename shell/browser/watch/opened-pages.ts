import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { matchPage } from '../match-page.ts';

/** Which kinds of pages this tab opened after which: keys of routes, no addresses. */
export interface OpenedPages {
  /** The kind in sight. */
  at(): string | undefined;
  /** What was opened since the last time. */
  take(): readonly (readonly [from: string, to: string])[];
}

/** Follows a tab; a document knows the page before it by what the browser says of that. */
export function watchOpenedPages(bus: Bus): OpenedPages {
  let current = keyOfReferrer();
  let opened: (readonly [string, string])[] = [];
  bus.on('shell/navigated').subscribe(({ path }) => {
    const key = matchPage(path)?.key;
    if (current !== undefined && key !== undefined) opened.push([current, key]);
    current = key;
  });
  return {
    at: () => current,
    take() {
      const taken = opened.slice(-16);
      opened = [];
      return taken;
    },
  };
}

function keyOfReferrer(): string | undefined {
  const before = URL.parse(document.referrer);
  return before?.origin === location.origin ? matchPage(before.pathname)?.key : undefined;
}
