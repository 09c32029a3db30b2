import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import { isFrugal } from '../is-frugal.ts';
import { likelyPages } from '../likely-pages.ts';
import type { Navigation } from '../navigation.ts';
import { createHitRate } from './hit-rate.ts';
import { hintFiles } from './part-files.ts';
import { createPartStore } from './part-store.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { createRouteFiles } from './route-files.ts';

/** Lets soft navigations get their pages from the server, and fetches the likely next one ahead. */
export function startParts(navigation: Navigation, bus: OwnedBus<'shell'>): void {
  const files = createRouteFiles();
  const rate = createHitRate();
  const parts = createPartStore(files, rate);
  navigation.takeParts(parts);
  // Who is signed in, and the currency, stand in what was fetched before.
  bus.on('shell/session-changed').subscribe(parts.forget);
  bus.on('shell/currency-changed').subscribe(parts.forget);
  const hintKinds = (keys: readonly string[]) => {
    for (const key of keys) hintFiles(files.ofKind(key));
    return keys.length > 0;
  };
  if (isFrugal()) return;
  void files.fetch();
  prefetchLinks({
    prefetch: navigation.prefetch,
    hint: (href) => hintFiles(files.of(href)),
    hintLikely: () => hintKinds(likelyPages()),
    followsPointer: rate.isWorthIt,
  });
}
