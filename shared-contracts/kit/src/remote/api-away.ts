import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** Whether something failed for what the API could not give: it is not there, or says that it cannot at present. */
export function isApiAway(error: unknown): boolean {
  return error instanceof ApiError && [0, 503, 504].includes(error.problem.status);
}
