import type { RouteKey } from '@umbral/domain/routes/table.ts';

/** Screens whose address is answered by something else than their own page. */
export const answeredElsewhere: readonly RouteKey[] = ['notFoundTarget'];

/**
 * Screens of the product that no remote has yet, with an address of each: they answer their section's 404. A remote
 * that builds one takes it out of here; nothing is ever added.
 */
export const notBuilt: Readonly<Partial<Record<RouteKey, string>>> = {};

/** Whether a remote has the screen: what leads to it is shown from then on. */
export function isBuilt(key: RouteKey): boolean {
  return !(key in notBuilt);
}
