import type { MountedRouter } from '@umbral/protocol/remote/remote-host.ts';
import type { Mounted } from '@umbral/protocol/remote/remote-part.ts';

/** A router of the shell's own hears of Back and Forward from the shell. */
export interface PageRouter extends MountedRouter {
  follow?(): void;
}

interface PageRouterOptions {
  readonly page: Mounted;
  /** Makes the entry of an address in the history. */
  readonly enter: (href: string) => void;
  readonly busy: (isBusy: boolean) => void;
  /** The page is still the one that takes links. */
  readonly isInner: (router: PageRouter) => boolean;
}

/** What a page without a router is moved by. Whatever it cannot show, the server can. */
export function createPageRouter({ page, enter, busy, isInner }: PageRouterOptions): PageRouter {
  let latest = 0;
  let underWay = 0;

  async function follow(): Promise<void> {
    const own = ++latest;
    busy(true);
    underWay += 1;
    try {
      await page.update({ href: `${location.pathname}${location.search}` });
    } catch {
      if (own === latest && isInner(router)) location.reload();
    } finally {
      underWay -= 1;
    }
  }

  const router: PageRouter = {
    navigate(href) {
      enter(href);
      void follow();
    },
    follow: () => void follow(),
    // Its page is unmounted, which ends what is on its way; what it tells until then is not heard.
    stop() {},
    rest: () => (underWay > 0 ? undefined : () => {}),
  };
  return router;
}
