/** Ids of what the server draws for a link: the strip above a page, and the page with two sides. */
export const linkIds = { banner: 'umbral-qa', compare: 'qa-compare' } as const;

/** Marks an address as one of everybody's side, beside that of a link. */
export const sideParameter = '_lado';
export const productionSide = 'produccion';

/** An address for the frame with everybody's versions. */
export function productionHref(path: string): string {
  const url = new URL(path, 'http://portal.invalid');
  url.searchParams.set(sideParameter, productionSide);
  return `${url.pathname}${url.search}${url.hash}`;
}
