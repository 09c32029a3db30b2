import { matchRoute } from '@umbral/domain/routes/match.ts';

/**
 * Gives one page after the other that the sitemap lists and nobody has asked for: plants, in an order that begins in all
 * places at once. Throws when all were given, for one that is asked for again is kept.
 */
export async function coldPages(url: string): Promise<() => string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plants = paths.filter((path) => matchRoute(path)?.key === 'plant');
  const strides = Math.ceil(Math.sqrt(plants.length));
  const spread = Array.from({ length: strides }, (_, first) =>
    plants.filter((__, index) => index % strides === first),
  ).flat();
  return () => {
    const next = spread.shift();
    if (next === undefined) throw new Error(`All ${plants.length} plants have been asked for`);
    return next;
  };
}
