import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, Place } from '@umbral/protocol/remote/remote-part.ts';
import type { DrawInBrowser, Drawing } from './adapter.ts';
import type { PageModule, PlainPage } from './page-module.ts';
import { loadShown, pageFinder, type Shown, shownBefore } from './shown-page.ts';

interface PagesDeclaration<View> {
  readonly pages: readonly PlainPage<View>[];
  /** Stands in the place of a page that cannot be shown; its data are a `Failure`. */
  readonly failed: View;
  readonly draw: DrawInBrowser<View>;
}

const aheadMs = 30_000;

/** The browser half of a remote whose pages are made without React and without a router. Called once, in `remote.ts`. */
export function definePages<View>({ pages, failed, draw }: PagesDeclaration<View>): PagesPart {
  const find = pageFinder(pages);
  const modules = new Map<PlainPage<View>, PageModule<View>>();
  /** Data fetched ahead of a navigation, by the address. */
  const ahead = new Map<string, { readonly at: number; readonly shown: Promise<Shown<View>> }>();

  async function moduleOf(href: string, host: RemoteHost, isGoingThere: boolean) {
    const found = find(urlOf(href).pathname);
    if (!found) return { module: undefined, params: {} };
    const known = modules.get(found.page);
    const module = known ?? (await host.recover(found.page.load, isGoingThere ? href : undefined)).page;
    modules.set(found.page, module);
    return { module, params: found.params };
  }

  async function load(href: string, host: RemoteHost, signal: AbortSignal, isGoingThere = true) {
    const { module, params } = await moduleOf(href, host, isGoingThere);
    return loadShown(module, { url: urlOf(href), params, context: host.context, signal }, failed);
  }

  function take(href: string): Promise<Shown<View>> | undefined {
    const found = ahead.get(href);
    ahead.delete(href);
    return found && performance.now() - found.at < aheadMs ? found.shown : undefined;
  }

  /** Nobody waits for data here: who leaves before they come must be let go. */
  function stand({ element, idPrefix, host }: Place<RemoteHost>) {
    let leaving = new AbortController();
    let drawing: { readonly view: View; readonly of: Drawing } | undefined;

    async function show({ view, data, head, status, fault }: Shown<View>, href: string, hydrated: boolean) {
      if (drawing?.view === view) {
        drawing.of.update(data);
      } else {
        await drawing?.of.remove();
        const { context } = host;
        drawing = { view, of: draw({ view, data, idPrefix, context, element, isServerDrawn: hydrated }) };
      }
      if (fault !== undefined) host.reportFault?.(fault);
      host.pageShown({ href, status, head, action: 'POP', keepsPlace: false, hydrated });
    }

    async function go(href: string): Promise<void> {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const shown = await (take(href) ?? load(href, host, signal));
      if (!signal.aborted) await show(shown, href, false);
    }

    const mounted: Mounted = {
      update: async ({ href }) => void (href === undefined || (await go(href).catch(unlessLeft))),
      async unmount() {
        leaving.abort();
        await drawing?.of.remove();
        element.replaceChildren();
      },
    };
    return { mounted, show, go };
  }

  return {
    async mount(at) {
      const { mounted, go } = stand(at);
      void go(at.href).catch((error) => isAbort(error) || at.host.reportFailure(error));
      return mounted;
    },
    async hydrate(at) {
      const { module } = await moduleOf(at.href, at.host, true);
      const { mounted, show } = stand(at);
      await show(shownBefore(module, at.state, failed), at.href, true);
      return mounted;
    },
    preload: async (href, host) => void (await moduleOf(href, host, false)),
    async prefetch(href, host) {
      const { pathname, search } = urlOf(href);
      const key = `${pathname}${search}`;
      const shown = load(key, host, AbortSignal.timeout(aheadMs), false);
      ahead.set(key, { at: performance.now(), shown });
      // What failed ahead does not decide a navigation: it tries anew.
      await shown.catch(() => ahead.delete(key));
    },
  };
}

function urlOf(href: string): URL {
  return new URL(href, location.origin);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function unlessLeft(error: unknown): void {
  if (!isAbort(error)) throw error;
}
