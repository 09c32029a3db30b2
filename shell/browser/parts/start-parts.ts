import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import { isFrugal } from '../is-frugal.ts';
import { likelyPages } from '../likely-pages.ts';
import type { Navigation } from '../navigation.ts';
import type { PageStage } from '../page-stage.ts';
import { createHitRate } from './hit-rate.ts';
import { keepPages } from './kept-pages.ts';
import { hintFiles } from './part-files.ts';
import { createPartStore } from './part-store.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { createRouteFiles } from './route-files.ts';

/** Lets soft navigations get their pages from the server, and fetches the likely next one ahead, and keeps what is left for Back. */
export function startParts(navigation: Navigation, stage: PageStage, bus: OwnedBus): void {
  const files = createRouteFiles();
  const rate = createHitRate();
  const parts = createPartStore(files, rate);
  navigation.takeParts(parts);
  const kept = keepPages(navigation, stage);
  // Who is signed in, and the currency, stand in what was fetched before.
  const forget = () => {
    parts.forget();
    kept.forget();
  };
  bus.on('shell/session-changed').subscribe(forget);
  bus.on('shell/currency-changed').subscribe(forget);
  const hintKinds = (keys: readonly string[]) => {
    for (const key of keys) hintFiles(files.ofKind(key));
    return keys.length > 0;
  };
  if (isFrugal()) return;
  void files.fetch();
  prefetchLinks({
    prefetch: navigation.prefetch,
    hint: (href) => hintFiles(files.of(href)),
    isUnderWay: navigation.isUnderWay,
    hintLikely: () => hintKinds(likelyPages()),
    followsPointer: rate.isWorthIt,
  });
}
