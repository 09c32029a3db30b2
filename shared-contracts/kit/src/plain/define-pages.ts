import type { PagesPart, RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted, Place } from '@umbral/protocol/remote/remote-part.ts';
import type { DrawInBrowser, Drawing } from './adapter.ts';
import type { PageModule, PlainPage } from './page-module.ts';
import { createPagesAhead } from './pages-ahead.ts';
import { loadShown, pageFinder, type Shown, showFailure, shownBefore } from './shown-page.ts';

interface PagesDeclaration<View> {
  readonly pages: readonly PlainPage<View>[];
  /** Stands in the place of a page that cannot be shown; its data are a `Failure`. */
  readonly failed: View;
  readonly draw: DrawInBrowser<View>;
}

/** The browser half of a remote whose pages are made without React and without a router. Called once, in `remote.ts`. */
export function definePages<View>({ pages, failed, draw }: PagesDeclaration<View>): PagesPart {
  const find = pageFinder(pages);
  const modules = new Map<PlainPage<View>, PageModule<View>>();
  const ahead = createPagesAhead<View>();

  async function moduleOf(href: string, host: RemoteHost, isGoingThere: boolean) {
    const found = find(urlOf(href).pathname);
    if (!found) return { module: undefined, params: {} };
    const known = modules.get(found.page);
    const module = known ?? (await host.recover(found.page.load, isGoingThere ? href : undefined)).page;
    modules.set(found.page, module);
    return { module, params: found.params };
  }

  async function load(href: string, host: RemoteHost, signal: AbortSignal, code = moduleOf(href, host, true)) {
    const { module, params } = await code;
    return loadShown(module, { url: urlOf(href), params, context: host.context, signal }, failed);
  }

  /** Nobody waits for code or data here: who leaves before they come must be let go. */
  function stand({ element, idPrefix, host }: Place<RemoteHost>) {
    let leaving = new AbortController();
    let drawing: { readonly view: View; readonly of: Drawing } | undefined;
    let cleared = Promise.resolve();

    function clear(): Promise<void> {
      const before = drawing;
      drawing = undefined;
      cleared = cleared.then(() => before?.of.remove());
      return cleared;
    }

    async function show(shown: Shown<View>, href: string, hydrated: boolean) {
      const { signal } = leaving;
      const { view, data, head, status, fault } = shown;
      if (drawing?.view !== view) await clear();
      // Another page may have taken the place of this one, which is unmounted when there is time.
      if (signal.aborted || !element.isConnected) return;
      const { context } = host;
      if (drawing) drawing.of.update(data);
      else drawing = { view, of: draw({ view, data, idPrefix, context, element, isServerDrawn: hydrated }) };
      if (fault !== undefined) host.reportFault?.(fault);
      host.pageShown({ href, status, head, action: 'POP', keepsPlace: false, hydrated });
    }

    async function go(href: string): Promise<void> {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      try {
        const shown = (await ahead.take(href)) ?? (await load(href, host, signal));
        if (!signal.aborted) await show(shown, href, false);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }

    /** No page stands here yet, so whatever cannot be had or drawn is said in its place. */
    async function start(href: string): Promise<void> {
      try {
        await go(href).catch((error) => show(showFailure(error, failed), href, false));
      } catch (error) {
        host.reportFailure(error);
      }
    }

    const mounted: Mounted = {
      update: async ({ href }) => void (href === undefined || (await go(href))),
      async unmount() {
        leaving.abort();
        await clear();
        element.replaceChildren();
      },
    };
    return { mounted, show, start };
  }

  return {
    async mount(at) {
      const { mounted, start } = stand(at);
      void start(at.href);
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
      const code = moduleOf(key, host, false);
      await Promise.all([code, ahead.fetch(key, (signal) => load(key, host, signal, code))]);
    },
  };
}

function urlOf(href: string): URL {
  return new URL(href, location.origin);
}
