import { data, isRouteErrorResponse } from '@umbral/protocol/router/router.ts';
import type { NotFoundSection } from '@umbral/protocol/routes/owners.ts';

/** Why a page does not exist. */
export interface NotFoundFacts {
  /** Default: the section of the route. */
  readonly section?: NotFoundSection;
  /** The section's own words, as "Ciudad no encontrada". */
  readonly message?: string;
}

/** To be thrown by a loader: the page answers 404 with its section's page. */
export function notFound(facts: NotFoundFacts = {}) {
  return data(facts, { status: 404 });
}

/** Reads the facts out of what a loader threw; undefined when it was something else. */
export function notFoundFacts(error: unknown): NotFoundFacts | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 404) return undefined;
  return isFacts(error.data) ? error.data : {};
}

function isFacts(value: unknown): value is NotFoundFacts {
  return typeof value === 'object' && value !== null;
}
