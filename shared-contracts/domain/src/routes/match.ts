import type { DeclaredKey } from '@umbral/protocol/routes/declared-route.ts';
import type { Route } from '@umbral/protocol/routes/route.ts';
import { compileRoutes } from '@umbral/protocol/routes/route-trie.ts';
import { type RouteKey, routeRows } from './table.ts';

/** Key of a screen, wherever its route stands. */
export type PageKey = RouteKey | DeclaredKey;

/** A screen of a composition: a row of the table, or what a remote of it declares. */
export interface PageRow extends Omit<Route, 'id' | 'href'> {
  readonly key: PageKey;
  /** Of a declared route: the parameters of the query that its page reads. The table's are known by their keys. */
  readonly query?: readonly string[] | undefined;
}

/** A screen found for an address in a composition. */
export interface PageMatch {
  readonly key: PageKey;
  readonly route: PageRow;
  readonly params: Readonly<Record<string, string>>;
}

/** A screen of the table found for an address. */
export interface RouteMatch extends PageMatch {
  readonly key: RouteKey;
  readonly route: PageRow & Route;
}

/** Finds the screen of an address. */
export type MatchPage = (pathname: string) => PageMatch | undefined;

/**
 * Finds the screen of an address in the table; the one matcher of server, browser and tests.
 * A static segment beats a parameter, the leftmost difference decides; a final slash and the case are ignored.
 */
export const matchRoute: (pathname: string) => RouteMatch | undefined = matcherOf(routeRows);

/** The matcher of a composition whose remotes declare routes beside the table, by the same rule. */
export function matcherWith(declared: readonly PageRow[]): MatchPage {
  return declared.length === 0 ? matchRoute : matcherOf<PageRow>([...routeRows, ...declared]);
}

function matcherOf<Row extends PageRow>(rows: readonly Row[]) {
  let find: ReturnType<typeof compileRoutes<Row>> | undefined;
  /** Every change of an address is asked about a dozen times. */
  let latest: { readonly pathname: string; readonly match: MatchOf<Row> | undefined } | undefined;
  return (pathname: string): MatchOf<Row> | undefined => {
    if (latest?.pathname !== pathname) {
      find ??= compileRoutes(rows);
      const found = find(pathname);
      latest = { pathname, match: found && { key: found.row.key, route: found.row, params: found.params } };
    }
    return latest.match;
  };
}

interface MatchOf<Row extends PageRow> {
  readonly key: Row['key'];
  readonly route: Row;
  readonly params: Readonly<Record<string, string>>;
}
