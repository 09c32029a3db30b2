import { routeRows } from '@umbral/domain/routes/table.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RouteContract } from '@umbral/protocol/release/release-contract.ts';
import type { RemoteServer } from '@umbral/protocol/remote/render-contract.ts';
import { faultOfDeclared, mostDeclaredRoutes } from '@umbral/protocol/routes/declared-route.ts';

type Offered = Pick<RemoteServer, 'pages' | 'declared'>;

/** The routes that a remote has a page for, those that it declares with their screens, or the whole table of the shell. */
export function routeContracts(app: AppName, { pages, declared = [] }: Offered): RouteContract[] {
  const ofTable = routeRows
    .filter(({ key }) => app === 'shell' || pages.includes(key))
    .map(({ key, pattern, owner }) => ({ key, pattern, owner: app === 'shell' ? owner : app }));
  if (declared.length > mostDeclaredRoutes) throw new Error(`${app} declares more than ${mostDeclaredRoutes} routes`);
  const own = declared.map((route): RouteContract => {
    const fault = faultOfDeclared(route);
    if (fault !== undefined) throw new Error(`${app} declares ${route.key} at ${route.pattern}, but ${fault}`);
    const { key, pattern, ...screen } = route;
    return { key, pattern, owner: app, screen };
  });
  return [...ofTable, ...own];
}
