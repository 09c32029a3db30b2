import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { boot } from './boot-data.ts';
import { oneStopPerCard } from './cards/one-stop.ts';
import { countImpressions } from './impressions/count-impressions.ts';
import { keepSheets } from './keep-sheets.ts';
import { startOffline } from './offline/start-offline.ts';
import { watch } from './watch/watch.ts';

/** What begins once the first page has come to rest: nobody waits for it. */
export function atRest(bus: Bus, shellBus: OwnedBus): void {
  watch(bus, boot.composition);
  oneStopPerCard();
  countImpressions(boot.environment.apiBase, {
    onShown: (callback) => shellBus.on('shell/navigated').subscribe(({ path }) => callback(path)),
  });
  void keepSheets(boot.composition).catch(() => undefined);
  void startOffline(shellBus, boot).catch(() => undefined);
}
