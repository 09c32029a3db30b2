import { matchRoute } from '@umbral/domain/routes/match.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { linksTo } from '../pages/bench-pages.ts';

/** A page, and who draws it. */
export interface WanderPage {
  readonly path: string;
  readonly owner: string;
}

const cities = ['bogota', 'medellin', 'cali', 'barranquilla'] as const;

/**
 * A round through pages of every remote that has any: listings and their homes, articles, fairs and forms, each home and
 * article followed by a page of another remote. Two pages in a row are never the same.
 */
export async function wanderPages(portalUrl: string): Promise<readonly WanderPage[]> {
  const listings = cities.map((city) => routes.housing.href({ city }));
  const plants = await Promise.all(listings.map((listing) => linksTo(portalUrl + listing, ['plant'])));
  const news = routes.news.href();
  const articles = await linksTo(portalUrl + news, ['article', 'articleInCategory']);
  const forms = [routes.login.href(), routes.builderLogin.href(), routes.registration.href()];
  return listings
    .flatMap((listing, city) =>
      (plants[city] ?? []).flatMap((plant, index) => [
        listing,
        plant,
        articles[index % articles.length] ?? news,
        routes.fairs.href(),
        ...(index % 2 === 0 ? [routes.home.href()] : [routes.builders.href(), forms[index % forms.length] ?? news]),
      ]),
    )
    .map((path) => ({ path, owner: ownerOf(path) }));
}

function ownerOf(path: string): string {
  const key = matchRoute(path)?.key;
  if (key === undefined) throw new Error(`${path} is no page`);
  return routes[key].owner;
}
