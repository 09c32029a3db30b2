import { routeRows } from '@umbral/domain/routes/table.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';

/** The routes that a remote has a page for, or the whole table of the shell. */
export function routeContracts(app: AppName, pages: readonly string[]): RouteContract[] {
  return routeRows
    .filter(({ key }) => app === 'shell' || pages.includes(key))
    .map(({ key, pattern, owner }) => ({ key, pattern, owner: app === 'shell' ? owner : app }));
}
