import type { AppName } from 'shared-contracts/remote/artifact.ts';
import type { RouteContract } from 'shared-contracts/remote/release-contract.ts';
import { routeRows } from 'shared-contracts/routes/table.ts';

/** The routes that a remote has a page for, or the whole table of the shell. */
export function routeContracts(app: AppName, pages: readonly string[]): RouteContract[] {
  return routeRows
    .filter(({ key }) => app === 'shell' || pages.includes(key))
    .map(({ key, pattern, owner }) => ({ key, pattern, owner: app === 'shell' ? owner : app }));
}
