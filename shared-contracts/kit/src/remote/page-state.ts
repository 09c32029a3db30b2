import { ErrorResponseImpl, isRouteErrorResponse } from '@umbral/protocol/router/router.ts';
import { isApiAway } from './api-away.ts';

/** What a page's server half gives to its browser half, JSON-safe. */
export interface PageState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PlainError>> | null;
}

interface PlainError {
  /** HTTP status of a thrown response, 503 where the API was away; absent for an unexpected error, whose text stays on the server. */
  readonly status?: number;
  readonly data?: unknown;
}

interface RouterState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** Makes a router's state plain; an unexpected error loses its message and stack. */
export function toPageState({ loaderData, errors }: RouterState): PageState {
  return { loaderData, errors: errors && mapValues(errors, plainError) };
}

/** Rebuilds a router's hydration data: thrown responses must be instances of the router's own class. */
export function fromPageState({ loaderData, errors }: PageState) {
  return { loaderData: { ...loaderData }, errors: errors && mapValues(errors, errorInstance) };
}

/** Whether hydration data are a page's. */
export function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'loaderData' in value && 'errors' in value;
}

function plainError(error: unknown): PlainError {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data };
  // The browser must not take it for a fault of the page.
  return isApiAway(error) ? { status: 503 } : {};
}

function errorInstance({ status, data }: PlainError): unknown {
  return status === undefined ? new Error('The page failed on the server') : new ErrorResponseImpl(status, '', data);
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, convert: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));
}
