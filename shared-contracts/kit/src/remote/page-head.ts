import type { PageKey } from '@umbral/domain/routes/match.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import { isRouteErrorResponse } from '@umbral/protocol/router/router.ts';
import { notFoundFacts } from './not-found.ts';
import { remoteTexts as texts } from './remote-texts.ts';
import type { RouteHandle } from './route-module.ts';

interface ShownMatch {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly route: { readonly id: string; readonly handle?: unknown };
}

/** The router's state as both sides have it. */
export interface ShownState {
  readonly matches: readonly ShownMatch[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** Head and status of what a router shows. */
export function headOf(state: ShownState, url: URL, environment: RenderEnvironment): { head: Head; status: number } {
  const [error] = Object.values(state.errors ?? {});
  if (error !== undefined) return headOfError(error);
  const match = state.matches.at(-1);
  if (!match || !isHandle(match.route.handle)) return headOfError(undefined);
  const data = state.loaderData[match.route.id];
  const routeKey = match.route.id as PageKey;
  return { head: match.route.handle.head({ data, params: match.params, url, environment, routeKey }), status: 200 };
}

/** Whether something was away when the data of the page were made. */
export function isPartialPage({ matches, loaderData, errors }: ShownState): boolean {
  const match = matches.at(-1);
  if (errors || !match || !isHandle(match.route.handle)) return false;
  return match.route.handle.isPartial?.(loaderData[match.route.id]) ?? false;
}

function headOfError(error: unknown): { head: Head; status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 404 ? (notFoundFacts(error)?.message ?? texts.notFoundTitle) : texts.errorTitle;
  return { head: { title, robots: 'noindex' }, status };
}

/** Whether a route's handle is a page's. */
export function isHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'head' in value;
}
