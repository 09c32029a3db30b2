import { matchRoute } from '@umbral/domain/routes/match.ts';

/** The pages that are measured, by what they are. */
export type BenchPages = Readonly<Record<'home' | 'listing' | 'plant' | 'article', string>>;

/** Paths of a home, a listing, the first plant of that listing and the first article of the news. */
export async function benchPages(portalUrl: string): Promise<BenchPages> {
  const listing = '/proyectos-vivienda/bogota';
  return {
    home: '/',
    listing,
    plant: await firstLink(portalUrl + listing, ['plant']),
    article: await firstLink(`${portalUrl}/actualidad`, ['article', 'articleInCategory']),
  };
}

/** The first link of a page to a page of other kinds. */
async function firstLink(url: string, keys: readonly string[]): Promise<string> {
  const [found] = await linksTo(url, keys);
  if (found === undefined) throw new Error(`${url} links to no page of kind ${keys.join(' or ')}`);
  return found;
}

/** The pages of some kinds that a page links to, each once. */
export async function linksTo(url: string, keys: readonly string[]): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  const hrefs = new Set([...html.matchAll(/ href="(\/[^"?#]*)"/g)].map(([, href = '']) => href));
  return [...hrefs].filter((href) => keys.includes(matchRoute(href)?.key ?? ''));
}
