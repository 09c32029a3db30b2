import type { PartFile } from '../../document/page-part.ts';
import { type RouteManifest, routeManifestHref } from '../../document/route-manifest.ts';
import { boot } from '../boot-data.ts';
import { matchPage } from '../match-page.ts';

interface FirstFiles {
  readonly css: readonly PartFile[];
  readonly js: readonly PartFile[];
}

/** Which files the pages of each route need first, once the composition's list has come. */
export interface RouteFiles {
  of(href: string): FirstFiles | undefined;
  /** By the key of a route. */
  ofKind(key: string): FirstFiles | undefined;
  /** Fetches the list after everything else. Without it a part names its files itself, one round trip later. */
  fetch(): Promise<void>;
}

/** Makes the list of a tab: its composition, and so its files, never change. */
export function createRouteFiles(): RouteFiles {
  let manifest: RouteManifest | undefined;

  function linksOf(indexes: readonly number[]): readonly PartFile[] {
    return indexes.flatMap((index) => {
      const [href, integrity] = manifest?.files[index] ?? [];
      return href === undefined ? [] : { href, ...(integrity ? { integrity } : {}) };
    });
  }

  function ofKind(key: string): FirstFiles | undefined {
    const route = Object.entries(manifest?.routes ?? {}).find(([name]) => name === key)?.[1];
    return route && { css: linksOf(route.css), js: linksOf(route.js) };
  }

  return {
    ofKind,
    of(href) {
      const key = matchPage(new URL(href, location.href).pathname)?.key;
      return key === undefined ? undefined : ofKind(key);
    },
    async fetch() {
      const answer = await fetch(routeManifestHref(boot.composition), { priority: 'low' }).catch(() => undefined);
      if (answer?.ok) manifest = await answer.json().catch(() => undefined);
    },
  };
}
