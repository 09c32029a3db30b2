/** The page that asks a browser without script for the second step. */
export const secondStepPage = '/users/login/step/page';

/** Its address; the path to go to afterwards travels along. */
export function secondStepPath(wayBack: string | undefined): string {
  const query = wayBack === undefined ? '' : `?_=${encodeURIComponent(wayBack)}`;
  return `/api${secondStepPage}${query}`;
}
