/** The page, below /api, that asks for the second step of a sign-in: without script, and after the builders' own login. */
export const secondStepPage = '/users/login/step/page';

/** Its address; the path to go to afterwards travels along. */
export function secondStepPath(wayBack: string | undefined): string {
  const query = wayBack === undefined ? '' : `?_=${encodeURIComponent(wayBack)}`;
  return `/api${secondStepPage}${query}`;
}
